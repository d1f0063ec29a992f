"""Whole random games under the eyes of all laws: what the tests and `logovo laws` run."""

from __future__ import annotations

from dataclasses import dataclass

from logovo.core.chance import Chance
from logovo.core.game import Game
from logovo.core.journal import SILENT
from logovo.core.moves import Moves
from logovo.core.options import Options
from logovo.search.insights import insight
from logovo.testkit import laws, numbers, peeking
from logovo.testkit.sentences import say_everything
from logovo.testkit.walks import Party, some_options, walk


@dataclass
class Inspection:
    """What was checked."""

    games: int = 0
    inspected: int = 0  # of these, under all laws
    steps: int = 0
    pairs: int = 0  # pairs of worlds compared for non-interference

    def add(self, other: Inspection) -> None:
        self.games += other.games
        self.inspected += other.inspected
        self.steps += other.steps
        self.pairs += other.pairs


def inspect_game(
    game: Game, seed: int, *, every: int = 1, options: Options | None = None
) -> Inspection:
    """Play one random game and check all laws at every `every`-th step."""
    chance = Chance(seed * 2 + 1)
    if options is None:
        options = some_options(game, chance)
    checked = Inspection(games=1, inspected=1)
    at_start: dict[str, int] = {}
    where = f"{game.key} seed {seed} {options}"
    bound = game.longest(options)
    try:
        for party in walk(game, options, seed, bound + 1):
            if not at_start:
                at_start = game.census(party.table.state)
            if checked.steps % every == 0:
                checked.pairs += inspect_moment(party, chance, at_start)
            checked.steps += 1
        assert party.table.state.is_over(), f"not over after {bound} decisions"
        laws.ended_well(party)
    except Exception as broken:
        broken.add_note(f"{where} step {checked.steps}")
        raise
    return checked


def inspect_moment(party: Party, chance: Chance, at_start: dict[str, int]) -> int:
    laws.box_is_complete(party, at_start)
    laws.legal_and_refusal_agree(party)
    laws.others_are_refused(party)
    laws.what_is_named_is_accepted(party)
    laws.notation_round_trips(party)
    laws.clone_shares_nothing(party, chance)
    laws.doors_agree(party, int(chance.below(1000)))
    laws.position_round_trips(party)
    laws.default_move_is_legal(party)
    say_everything(party)
    door = party.game.door(party.options)
    pupil = insight(party.game, party.options)
    numbers.every_move_is_spelled(party, door)
    numbers.nothing_else_is_spelled(party, door, chance)
    numbers.an_observation_is_the_view(party, door)
    for observer in party.observers:
        world = laws.sampled_world(party, observer, chance)
        laws.looks_the_same(party, observer, world)
        laws.could_be(party, observer, world)
        numbers.numbers_tell_no_secret(party, door, observer, world)
        if observer >= 0:  # onlookers learn nothing
            numbers.numbers_tell_no_secret(party, pupil, observer, world)
    pairs = 0
    if not party.table.state.is_over():
        if chance.below(4) == 0:  # it imagines many worlds
            peeking.undo_teaches_nothing(party, *party.pick(chance), int(chance.below(1 << 20)))
        peeking.fleeting_is_gone(party, *party.pick(chance), int(chance.below(1 << 20)))
        for observer in party.observers:
            seat, move = party.pick(chance)
            seed = int(chance.below(1 << 20))
            pairs += laws.bystander_hears_the_same(party, observer, seat, move, seed)
            moves = party.game.legal(party.table.state, seat)
            other = moves[int(chance.below(len(moves)))]
            pairs += laws.what_is_untold_stays_unseen(party, observer, seat, move, other, seed)
    return pairs


def skim_game(game: Game, seed: int) -> Inspection:
    """A random game through the fast door: it ends in time and the box stays complete."""
    chance = Chance(seed * 2 + 1)
    options = some_options(game, chance)
    state = game.setup(options, chance, SILENT)
    at_start = game.census(state)
    bound = game.longest(options)
    moves = Moves()
    steps = 0
    while not state.is_over():
        assert steps < bound, f"{game.key} seed {seed} {options}: not over after {bound}"
        state.legal_into(moves)
        assert moves.size > 0, f"{game.key} seed {seed} {options}: no move at step {steps}"
        state.apply(moves.get(chance.below(moves.size)), chance, SILENT)
        steps += 1
        if steps % 64 == 0:
            assert game.census(state) == at_start, f"{game.key} seed {seed} {options}: box"
    assert game.census(state) == at_start, f"{game.key} seed {seed} {options}: box"
    assert game.outcome(state) is not None
    return Inspection(games=1, steps=steps)
