"""Which action cards the others hold is judged by those they did not play."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from logovo.core.bags import count, some
from logovo.core.chance import Chance
from logovo.core.journal import Event
from logovo.core.moves import Moves
from logovo.core.seats import Seat
from logovo.core.table import open_table
from logovo.core.views import Knowledge
from logovo.games.gold.components import RECALL, SACK
from logovo.games.gold.events import CardPlayed, CardsDrawn, TurnBegan
from logovo.games.gold.game import GAME, ours
from logovo.search.beliefs.gold import HandReading
from logovo.search.believing import Believing
from logovo.search.policies.gold import Greedy

OPTIONS = GAME.options(3, {"advanced": "on"})
ME, OTHER = Seat(0), Seat(1)
DEALT = CardsDrawn(OTHER, 1, ("unknown",))


def likelihood(card: int, *events: Event) -> float:
    """Of a world in which the other holds the card."""
    found = HandReading(OPTIONS, ME)
    for event in events:
        found.hear(event)
    world = ours(open_table(GAME, OPTIONS, [""] * 3, 1).state)
    world.hands = vec[i64]([0, some(card, 1)] + [0] * 4)
    return found.likelihood(world)


def test_a_card_kept_through_a_turn_is_hardly_the_sack() -> None:
    turn = (TurnBegan(OTHER, 1), TurnBegan(ME, 2))
    assert likelihood(SACK, DEALT) == 1.0
    assert likelihood(SACK, DEALT, *turn) < 0.3
    assert likelihood(RECALL, DEALT, *turn) == 1.0, "that is kept until it is needed"


def test_cards_drawn_since_may_be_anything() -> None:
    turn = (TurnBegan(OTHER, 1), TurnBegan(ME, 2))
    assert likelihood(SACK, TurnBegan(OTHER, 1), DEALT, TurnBegan(ME, 2)) == 1.0
    assert 0.4 < likelihood(SACK, DEALT, *turn, DEALT) < 0.8


def test_who_played_a_card_may_have_had_to_choose() -> None:
    played = CardPlayed(OTHER, "ball", (), (), "", "")
    turn = (TurnBegan(OTHER, 1), played, TurnBegan(ME, 2))
    assert likelihood(SACK, DEALT, DEALT, *turn) == 1.0


def tell(listeners: tuple[Knowledge, HandReading], events: list[Event]) -> None:
    for event in events:
        for listener in listeners:
            listener.hear(GAME.told_to(event, ME))


def test_worlds_have_fewer_of_the_cards_that_are_never_kept() -> None:
    """Of greedy players in the middle of a game: in truth about one in a hundred keeps a sack."""
    policy, moves = Greedy(), Moves()
    plain, believed, moments = 0, 0, 0
    for seed in range(6):
        table, luck = open_table(GAME, OPTIONS, [""] * 3, seed), Chance(seed)
        knowledge, found = GAME.knowledge(OPTIONS, ME), HandReading(OPTIONS, ME)
        listeners = (knowledge, found)
        tell(listeners, table.opening)
        for _step in range(60):
            if table.state.is_over():
                break
            awaited = GAME.awaited(table.state)
            move = GAME.legal(table.state, awaited[0])[-1]
            if [int(seat) for seat in awaited] == [int(table.state.decider())]:
                table.state.legal_into(moves)
                code = int(policy.choose(table.state, moves, luck))
                move = GAME.move_of(table.state, awaited[0], code)
            tell(listeners, table.play(awaited[0], move))
        if table.state.is_over() or not found.judges():
            continue
        sampler = GAME.sampler(GAME.view(table.state, ME), knowledge)
        weighed = Believing(sampler, found)
        for _world in range(40):
            moments += 1
            for seat in (1, 2):
                plain += int(count(ours(sampler.sample(luck)).hands[seat], SACK))
                believed += int(count(ours(weighed.sample(luck)).hands[seat], SACK))
    assert moments > 80 and plain > 10
    assert believed < plain / 2
