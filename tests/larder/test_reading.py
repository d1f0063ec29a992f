"""What the others hold is judged by what they did not lay, from what all could see."""

from __future__ import annotations

from collections.abc import Iterator

from logovo.core.bags import count, some
from logovo.core.chance import Chance
from logovo.core.journal import Event
from logovo.core.moves import Moves
from logovo.core.seats import Seat
from logovo.core.table import Table, open_table
from logovo.core.views import Sampler
from logovo.games.larder.components import GUARDIAN
from logovo.games.larder.events import Dealt, Drew, Laid, RoundBegan, Skipped, Took
from logovo.games.larder.game import GAME
from logovo.games.larder.knowledge import LarderKnowledge
from logovo.games.larder.state import Larder
from logovo.search.beliefs.larder import HandReading
from logovo.search.believing import Believing
from logovo.search.policies.larder import Greedy

OPTIONS = GAME.options(3, {})
ME, OTHER = Seat(0), Seat(1)
UNSEEN = ("unknown",) * 5


def reading(*events: Event) -> HandReading:
    found = HandReading(OPTIONS, ME)
    for event in (RoundBegan(1, ME), Dealt(OTHER, UNSEEN, ()), *events):
        found.hear(event)
    found.weigh(LarderKnowledge(OPTIONS, ME))
    return found


def holding(kind: int) -> Larder:
    world = Larder(3, OPTIONS)
    world.seats[OTHER].hand = some(kind, 1)
    return world


def test_nothing_is_judged_before_anything_was_done() -> None:
    found = reading()
    assert not found.judges()
    assert all(found.likelihood(holding(kind)) == 1.0 for kind in range(12))


def test_who_skips_has_no_guardian() -> None:
    found = reading(Laid(ME, "5", 1, 0), Skipped(OTHER))
    assert found.judges()
    assert found.likelihood(holding(GUARDIAN)) < 0.05
    assert found.likelihood(holding(0)) == 1.0


def test_who_takes_the_discard_has_nothing_that_fits() -> None:
    found = reading(Laid(ME, "7", 1, 0), Took(OTHER, ("7",), 1))
    assert found.likelihood(holding(7)) < 0.2, "an 8 would have fitted"
    assert found.likelihood(holding(1)) == 1.0, "a 2 would not"


def test_who_pays_has_no_4_and_cards_drawn_since_may_be_anything() -> None:
    found = reading(Laid(ME, "4", 1, 0), Drew(OTHER, ("unknown",) * 2, 2))
    at_once = 2 / 7
    assert at_once < found.likelihood(holding(3)) < 0.5
    assert found.likelihood(holding(0)) == 1.0


def test_who_lays_had_hardly_a_better_card_nor_another_of_the_kind() -> None:
    found = reading(Laid(ME, "1", 1, 0), Laid(OTHER, "8", 1, 0))
    assert found.likelihood(holding(7)) < 0.5, "another 8"
    assert found.likelihood(holding(5)) < 0.5, "a 6 would have been laid more gladly"
    assert found.likelihood(holding(8)) == 1.0, "9s are kept"


def test_a_new_round_begins_with_nothing_known() -> None:
    found = reading(Laid(ME, "5", 1, 0), Skipped(OTHER), RoundBegan(2, ME))
    assert not found.judges() and found.likelihood(holding(GUARDIAN)) == 1.0


def test_known_cards_are_not_doubted() -> None:
    found = reading(Laid(ME, "guardian", 1, 0), Laid(ME, "5", 1, 0), Skipped(OTHER))
    knowledge = LarderKnowledge(OPTIONS, ME)
    knowledge.gain(OTHER, some(GUARDIAN, 1))
    found.weigh(knowledge)
    assert found.likelihood(holding(GUARDIAN)) == 1.0


# --- in games of greedy players ------------------------------------------------


def skips(games: int) -> Iterator[tuple[Seat, Table, Sampler, HandReading]]:
    """Moments at which somebody else has just skipped, as one seat knows them."""
    policy, moves = Greedy(), Moves()
    for seed in range(games):
        table, luck = open_table(GAME, OPTIONS, [""] * 3, seed), Chance(seed)
        observer = Seat(seed % 3)
        knowledge, found = GAME.knowledge(OPTIONS, observer), HandReading(OPTIONS, observer)
        events = table.opening
        while True:
            for event in events:
                told = GAME.told_to(event, observer)
                knowledge.hear(told)
                found.hear(told)
                if isinstance(event, Skipped) and event.seat != observer:
                    found.weigh(knowledge)
                    view = GAME.view(table.state, observer)
                    yield event.seat, table, GAME.sampler(view, knowledge), found
            if table.state.is_over():
                break
            seat = GAME.awaited(table.state)[0]
            table.state.legal_into(moves)
            if GAME.awaited(table.state) == (table.state.decider(),):
                code = int(policy.choose(table.state, moves, luck))
                events = table.play(seat, GAME.move_of(table.state, seat, code))
            else:
                events = table.play(seat, GAME.legal(table.state, seat)[0])


def share_of_guardians(sampler: Sampler, seat: Seat, worlds: int) -> float:
    luck = Chance(int(seat))
    found = 0
    for _world in range(worlds):
        world = sampler.sample(luck)
        assert isinstance(world, Larder)
        found += count(world.seats[seat].hand, GUARDIAN) > 0
    return found / worlds


def test_worlds_have_fewer_guardians_where_somebody_skipped() -> None:
    """Greedy players never skip with one. The sampler alone deals them as many as anybody."""
    plain, believed, moments = 0.0, 0.0, 0
    for seat, _table, sampler, found in skips(6):
        plain += share_of_guardians(sampler, seat, 20)
        believed += share_of_guardians(Believing(sampler, found), seat, 20)
        moments += 1
    assert moments > 10
    assert plain / moments > 0.05
    assert believed / moments < 0.3 * plain / moments
