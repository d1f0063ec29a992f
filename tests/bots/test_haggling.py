"""Gold's market: what a trader takes, refuses, counters and asks for, and that it ends."""

from __future__ import annotations

from logovo.bots.haggling.gold import COUNTERS, TRIES, GoldTrader
from logovo.bots.haggling.gold_prices import Prices
from logovo.bots.registry import make_bot
from logovo.core.chance import Chance
from logovo.core.log import MOVE
from logovo.core.moves import Move
from logovo.core.seats import Seat
from logovo.core.table import open_table
from logovo.games.gold.game import GAME
from logovo.lab.match import play_at, quick_policies
from tests.gold.build import Desk, at_market

P1 = Seat(0)


def answer(desk: Desk, trader: GoldTrader | None = None) -> Move:
    """What a trader at p1 does who takes the stashes to be what they are."""
    return (trader or GoldTrader(GAME, P1)).trade(Prices([desk.state], P1))


def test_a_clearly_good_offer_is_taken() -> None:
    desk = at_market(stash={"p1": "BEPYSS", "p2": "W"})
    desk.play_as("p2", "offer p1 give W get S")
    assert str(answer(desk)) == "accept 1"


def test_a_clearly_bad_offer_is_answered_but_not_taken() -> None:
    desk = at_market(stash={"p1": "KGG", "p2": "S"})
    desk.play_as("p2", "offer p1 give S get K")
    first = str(answer(desk))
    assert first == "decline 1" or first.startswith("offer p2")


def test_what_cannot_be_paid_is_not_accepted() -> None:
    desk = at_market(stash={"p1": "BEPY", "p2": "WW"})
    desk.play_as("p2", "offer p1 give W get S")
    assert not str(answer(desk)).startswith("accept")


def test_an_offer_that_does_not_suit_is_countered_once_then_declined() -> None:
    """p2 wants a black for a white; p1 would rather give silver for the white that ends its set."""
    desk = at_market(stash={"p1": "BEPYKSSSS", "p2": "WWWWSG"})
    desk.play_as("p2", "offer p1 give W get K")
    trader = GoldTrader(GAME, P1)
    counter = str(answer(desk, trader))
    assert counter.startswith("offer p2") and "W" in counter.split(" get ")[1]
    desk.play_as("p1", counter)
    assert str(answer(desk, trader)) == "decline 1"


def test_nothing_is_done_outside_of_a_market() -> None:
    desk = at_market(stash={"p1": "G"})
    desk.play_as("p1", "ready")
    desk.play_as("p2", "ready")
    knowledge = GAME.knowledge(GAME.options(3, {}), P1)
    view = GAME.view(desk.state, P1)
    assert GoldTrader(GAME, P1).choose(view, knowledge, Chance(1)) is None


def market_of(seed: int, players: int) -> list[list[str]]:
    """What each seat did in the market of a whole game."""
    options = GAME.options(players, {})
    table = open_table(GAME, options, [""] * players, seed)
    bots = [make_bot("greedy@plain", GAME, seed * 8 + seat) for seat in range(players)]
    play_at(table, bots, seed)
    words = ("offer", "accept", "decline", "withdraw", "ready")
    done: list[list[str]] = [[] for _seat in range(players)]
    for entry in table.log.entries:
        if entry.kind == MOVE and entry.text.split(" ")[0] in words:
            done[entry.seat].append(entry.text)
    return done


def test_bots_make_offers_take_some_and_come_to_an_end() -> None:
    offers = taken = 0
    for seed in range(5):
        for done in market_of(seed, 4):
            made = [text for text in done if text.startswith("offer")]
            assert len(made) == len(set(made)) <= TRIES + COUNTERS, "nothing twice, not for ever"
            offers += len(made)
            taken += sum(text.startswith("accept") for text in done)
    assert offers >= 5 and taken >= 1


def test_a_trader_depends_on_what_its_seat_may_know() -> None:
    """The others' stashes differ, what p1 sees does not."""
    chosen = set()
    for stash in ({"p2": "WWGG", "p3": "BBSS"}, {"p2": "BBSS", "p3": "WWGG"}):
        desk = at_market(stash={"p1": "BEPYSS", **stash})
        knowledge = GAME.knowledge(GAME.options(3, {}), P1)
        view = GAME.view(desk.state, P1)
        chosen.add(str(GoldTrader(GAME, P1).choose(view, knowledge, Chance(1))))
    assert len(chosen) == 1


def test_bots_that_trade_are_not_taken_for_quick_policies() -> None:
    assert quick_policies([make_bot("greedy", GAME, 1)])
    assert not quick_policies([make_bot("greedy@plain", GAME, 1)])
