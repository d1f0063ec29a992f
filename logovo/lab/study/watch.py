"""The character of a game: what happens on the way to its result.

A watched game is played a second time and stopped at evenly spaced looks. There worlds are drawn
that fit what everybody at the table knows, and each is played out by the quick policy: how often a
seat wins in them is its chance. In the true world alone the order of the deck would be settled, and
every move would seem to decide the game. All results are whole numbers, so that parts can be added
up in any order.
"""

from __future__ import annotations

from typing import Final

from logovo.bots.outside import any_bot
from logovo.bots.worlds import NeverMyTurn, own_turn
from logovo.core.chance import Chance, mix32
from logovo.core.game import Game
from logovo.core.journal import SILENT, Journal
from logovo.core.moves import Moves
from logovo.core.options import Options
from logovo.core.outcome import Outcome
from logovo.core.seats import TABLE, Seat
from logovo.core.state import State
from logovo.core.views import Sampler
from logovo.lab.match import quick_policies
from logovo.search.playouts import play_by
from logovo.search.policies import rollout
from logovo.search.policy import Policy

LOOKS: Final = 20
ROLLOUTS: Final = 32
CLEAR: Final = 4
"""A lead, or what a move does to others, counts from a quarter of the games on."""
SURE: Final = 8
"""Of ten: from then on the game is called decided."""
TRIED: Final = 6
"""Moves of a seat without hope that are compared."""
SECONDS: Final = (6, 2)
"""What a choice, and a move without one, takes people at a table: an assumption, said as such."""
MILLE: Final = 1000

Wins = list[int]
"""By seat, of so many games; a shared win counts for every winner."""


class GameWatcher:
    """The game again, with everybody's memory of it."""

    def __init__(self, game: Game, options: Options, bots: list[str], seed: int) -> None:
        self.game = game
        self.players = options.players
        self.longest = game.longest(options)
        self.policies = quick_policies([any_bot(name, game, 0, options.players) for name in bots])
        self.quick: Policy = rollout(game.key)
        self.everyone: list[Policy] = [self.quick] * options.players
        self.chance, self.journal, self.moves = Chance(seed), Journal(True), Moves()
        self.seed = int(mix32(seed & 0xFFFFFFFF))
        self.luck = Chance(self.seed)
        observers = (TABLE, *(Seat(seat) for seat in range(options.players)))
        self.known = {observer: game.knowledge(options, observer) for observer in observers}
        self.state = game.setup(options, self.chance, self.journal)
        self.hear()

    def hear(self) -> None:
        for event in self.journal.take():
            for observer, knowledge in self.known.items():
                knowledge.hear(self.game.told_to(event, observer))

    def play(self) -> None:
        self.state.legal_into(self.moves)
        policy = self.policies[int(self.state.decider())]
        code = policy.choose(self.state, self.moves, self.chance)
        self.state.apply(code, self.chance, self.journal)
        self.hear()

    def sampler(self, observer: Seat) -> Sampler:
        view = self.game.view(self.state, observer)
        found = self.game.sampler(view, self.known[observer])
        return found if observer == TABLE else own_turn(found, view, observer, self.quick)

    def chances(self, worlds: list[State], move: int = -1) -> Wins:
        """How often each seat wins in these worlds, or after a move of the decider in them. Moves
        that are compared meet the same luck."""
        wins, luck = [0] * self.players, Chance(0)
        for number, world in enumerate(worlds):
            played = world.clone()
            luck.reseed(self.seed + number)
            if move >= 0:
                played.apply(move, luck, SILENT)
            play_by(played, self.everyone, luck, self.moves, self.longest)
            outcome = self.game.outcome(played)
            assert outcome is not None, "past the longest game"
            for seat in outcome.winners:
                wins[seat] += 1
        return wins

    def is_hopeless(self) -> bool:
        """Whether whoever decides now never wins in any world they can imagine."""
        decider = Seat(int(self.state.decider()))
        return not self.chances(self.drawn(decider, 2 * ROLLOUTS))[decider]

    def drawn(self, observer: Seat, worlds: int) -> list[State]:
        """New worlds, and new luck to go with them."""
        sampler = self.sampler(observer)
        self.seed = int(self.luck.below(1 << 30)) << 8
        return [sampler.sample(self.luck) for _world in range(worlds)]

    def is_king(self) -> bool:
        """Whether a seat without hope settles who else wins. Two moves are picked in some worlds
        and judged in others: whoever looks for the largest difference finds one where there is
        none."""
        self.state.legal_into(self.moves)
        legal = self.moves.as_list()
        if len(legal) < 2:
            return False
        decider = Seat(int(self.state.decider()))
        worlds = self.drawn(decider, ROLLOUTS)
        # What others hide may take moves away; the decider cannot know which.
        if any(world.legal_codes() != legal for world in worlds):
            return False
        some = dict.fromkeys(legal[number * len(legal) // TRIED] for number in range(TRIED))
        tried = {move: self.chances(worlds, move) for move in some}
        _gap, seat, most, least = max(
            (tried[one][seat] - tried[other][seat], seat, one, other)
            for seat in range(self.players)
            for one in tried
            for other in tried
        )
        worlds = self.drawn(decider, 2 * ROLLOUTS)
        if any(world.legal_codes() != legal for world in worlds):
            return False
        gap = self.chances(worlds, most)[seat] - self.chances(worlds, least)[seat]
        return gap * CLEAR >= 2 * ROLLOUTS


def traits_of(game: Game, options: Options, bots: list[str], seed: int) -> dict[str, int]:
    """Of one game: shares in thousandths, time in seconds, the rest counted."""
    choices, outcome = choices_in(game, options, bots, seed)
    looks = sorted({look * len(choices) // LOOKS for look in range(LOOKS)})
    watcher = GameWatcher(game, options, bots, seed)
    curve: list[Wins] = []
    hopeless = kings = 0
    for step in range(len(choices)):
        if step in looks:
            curve.append(watcher.chances(watcher.drawn(TABLE, ROLLOUTS)))
            decider = int(watcher.state.decider())
            if options.players > 2 and not curve[-1][decider]:
                try:
                    if watcher.is_hopeless():
                        hopeless += 1
                        kings += watcher.is_king()
                except NeverMyTurn:
                    pass  # the others, as they imagine them, always end it before
        watcher.play()
    forced = choices.count(1)
    free = len(choices) - forced
    won = [sum(wins[seat] for seat in outcome.winners) for wins in curve]
    most = ROLLOUTS * len(outcome.winners)
    found = {
        "forced": MILLE * forced // len(choices),
        "branching": 100 * (sum(choices) - forced) // max(1, free),
        "seconds": SECONDS[0] * free + SECONDS[1] * forced,
        "leads": lead_changes(curve),
        "decided": MILLE * decided_at(won, most) // len(won),
    }
    for look in range(LOOKS):
        found[f"winner{look:02d}"] = MILLE * won[look * len(won) // LOOKS] // most
    if options.players > 2:
        found.update({"hopeless": hopeless, "kings": kings, "kingmade": int(kings > 0)})
    return found


def choices_in(
    game: Game, options: Options, bots: list[str], seed: int
) -> tuple[list[int], Outcome]:
    """How many moves there were at each decision of the game, and how it ended."""
    policies = quick_policies([any_bot(name, game, 0, options.players) for name in bots])
    chance, moves = Chance(seed), Moves()
    state = game.setup(options, chance, SILENT)
    choices: list[int] = []
    while not state.is_over():
        state.legal_into(moves)
        choices.append(int(moves.size))
        code = policies[int(state.decider())].choose(state, moves, chance)
        state.apply(code, chance, SILENT)
    outcome = game.outcome(state)
    assert outcome is not None, "over"
    return choices, outcome


def lead_changes(curve: list[Wins]) -> int:
    """How often somebody else than before is clearly ahead. Partners always stand alike, so
    they are no rivals."""
    leader, changes = -1, 0
    for wins in curve:
        best = max(range(len(wins)), key=wins.__getitem__)
        if leader < 0:
            rivals = [wins[s] for s in range(len(wins)) if differ(curve, best, s)]
            if (wins[best] - max(rivals, default=0)) * CLEAR >= ROLLOUTS:
                leader = best
        elif differ(curve, best, leader) and (wins[best] - wins[leader]) * CLEAR >= ROLLOUTS:
            leader, changes = best, changes + 1
    return changes


def differ(curve: list[Wins], one: int, other: int) -> bool:
    return any(wins[one] != wins[other] for wins in curve)


def decided_at(won: list[int], most: int) -> int:
    """The look from which on whoever won was always nearly sure to."""
    look = len(won)
    while look and won[look - 1] * 10 >= SURE * most:
        look -= 1
    return look
