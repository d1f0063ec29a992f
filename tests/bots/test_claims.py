"""What the seats say in public reaches the bots that care, in its place among the events."""

from __future__ import annotations

from logovo.bots.bot import Listener, RandomBot, Said, tell
from logovo.bots.registry import make_bot
from logovo.bots.search import SearchBot
from logovo.cli.session import Session
from logovo.cli.voice import Voice
from logovo.core.journal import Event
from logovo.core.log import CLAIM, MOVE, SETUP
from logovo.core.seats import Seat
from logovo.core.table import Table, open_table
from logovo.games.lucky.game import GAME
from logovo.games.lucky.state import Lucky
from logovo.search.beliefs.lucky import Suspicion
from logovo.server.bots.request import Line, ThinkRequest
from logovo.server.bots.worker import Followed

OPTIONS = GAME.options(4, {})


def looked_at_gold() -> tuple[Table, list[Event], Seat, str]:
    """A table whose first player has just looked at the gold: who, and at which goal."""
    for seed in range(400):
        table = open_table(GAME, OPTIONS, ["a", "b", "c", "d"], seed)
        assert isinstance(table.state, Lucky)
        seat = GAME.awaited(table.state)[0]
        for goal in (1, 2, 3):
            if table.state.goal_card(goal - 1) == 0 and f"dust g{goal}" in [
                str(move) for move in GAME.legal(table.state, seat)
            ]:
                return table, table.play_text(seat, f"dust g{goal}"), seat, f"g{goal}"
    raise AssertionError("nobody holds dust in four hundred deals")


def suspicion_of(bot: object) -> Suspicion:
    assert isinstance(bot, SearchBot)
    assert isinstance(bot.belief, Suspicion)
    return bot.belief


def test_only_bots_that_care_are_told_claims() -> None:
    assert isinstance(make_bot("search:10", GAME, 1), Listener)
    deaf = RandomBot(1)
    assert not isinstance(deaf, Listener)
    tell(deaf, GAME, Seat(0), [Said(Seat(1), "claim g1 gold")])


def test_a_bot_weighs_a_lie_where_it_knows_better() -> None:
    table, events, seat, goal = looked_at_gold()
    others = [other for other in range(4) if other != seat]
    bots = [make_bot("search:20", GAME, 7) for _seat in range(4)]
    said = [Said(Seat(others[0]), f"claim {goal} pit"), Said(Seat(others[1]), f"claim {goal} gold")]
    for number, bot in enumerate(bots):
        bot.sit(GAME, OPTIONS, Seat(number))
        tell(bot, GAME, Seat(number), [*table.opening, *events, *said])
    weights = suspicion_of(bots[seat]).weights
    assert weights[others[0]] > 1.0 > weights[others[1]]
    # Who has not seen the goal learns nothing from the talk about it.
    assert suspicion_of(bots[others[2]]).weights[others[0]] == 1.0


def test_claims_leave_a_bot_deterministic() -> None:
    table, events, seat, goal = looked_at_gold()
    asked = GAME.awaited(table.state)[0]
    chosen = []
    for _time in range(2):
        bot = make_bot("search:30", GAME, 5)
        bot.sit(GAME, OPTIONS, asked)
        tell(bot, GAME, asked, [*table.opening, *events, Said(seat, f"claim {goal} gold")])
        view, legal = GAME.view(table.state, asked), GAME.legal(table.state, asked)
        chosen.append(bot.choose(view, legal))
    assert chosen[0] == chosen[1]


def test_a_thinking_process_passes_claims_on() -> None:
    """The server's worker tells its bots what was said between the moves."""
    table, _events, seat, goal = looked_at_gold()
    liar = Seat((seat + 1) % 4)
    table.claim(liar, f"claim {goal} pit")
    lines = [Line(e.kind, e.seat, e.text, e.chance) for e in table.log.entries]
    assert [line.kind for line in lines] == [SETUP, MOVE, CLAIM]
    followed = Followed(ThinkRequest(1, "t", 0, GAME.key, 4, {}, seat, "search:10", 0, lines))
    for line in lines:
        followed.follow(line)
    assert followed.choose(int(seat), "search:10") == "", "not asked now"
    bot, _heard = followed.bots[(int(seat), "search:10")]
    assert suspicion_of(bot).weights[liar] > 1.0


def test_a_person_in_the_terminal_is_heard() -> None:
    table, events, seat, goal = looked_at_gold()
    bot = make_bot("search:10", GAME, 1)
    session = Session(table, {seat: bot}, Voice("en"))
    session.tell(events)
    speaker = Seat((seat + 1) % 4)
    session.claim(speaker, f"claim {goal} gold")
    assert suspicion_of(bot).weights[speaker] < 1.0
