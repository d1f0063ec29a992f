"""The greedy player, and what bots believe of the others."""

from __future__ import annotations

import pytest

from logovo.bots.search import Budget, SearchBot
from logovo.core.chance import Chance
from logovo.core.journal import SILENT
from logovo.core.moves import Moves
from logovo.core.seats import TABLE, Seat
from logovo.games.lucky.components import KIND_WORDS
from logovo.games.lucky.events import PathLaid
from logovo.games.lucky.game import GAME
from logovo.games.lucky.moves import LayPath, move_of, place_at
from logovo.search.beliefs.lucky import Suspicion
from logovo.search.policies.lucky import SHORTLIST, Greedy
from logovo.search.policies.lucky_distance import Distance
from logovo.search.policy import Policy, Uniform
from logovo.testkit.walks import Party
from tests.lucky.build import Desk, lay_out
from tests.lucky.test_goals import FORK

ROW = "T2 @1,0, T2 @2,0, T2 @3,0, T3 @4,0"
BURNT = "T2 @1,0, T2 @3,0, T3 @4,0"  # a fire has cut the row


def choice(desk: Desk) -> str:
    moves = Moves()
    desk.state.legal_into(moves)
    return str(move_of(int(Greedy().choose(desk.state, moves, Chance(1)))))


@pytest.mark.parametrize(
    ("desk", "move"),
    [
        (lay_out("T5 T1", "T1", "T1", forest=ROW), "lay T5 @5,0"),  # the last card
        (lay_out("T1 T2 B4", "T1", "T1"), "lay T2 @1,0"),  # straight on
        (lay_out("B1 T1", "T1", "T1", broken="1 lamp"), "pass B1"),  # dead ends are no use
        (lay_out("mend-lamp T2", "T1", "T1", broken="1 lamp"), "mend lamp 1"),
        (lay_out("dust T6", "T1", "T1", goals="P1 G P2", looked="1 g1"), "dust g2"),
        (lay_out("T2 T1", "T1", "T1", forest=BURNT), "lay T2 @2,0"),  # the whole row again
        (lay_out("break-lamp T2", "T1", "T1", mad="1"), "break lamp 2"),
        (lay_out("T2 T1", "T1", "T1", forest=BURNT, mad="1"), "pass T2"),  # leaves it cut
        (lay_out("B4 T3", "T1", "T1", forest=ROW, mad="1"), "lay B4 @5,0"),  # shut the way
        (lay_out("fire T5", "T1", "T1", forest=ROW, mad="1"), "fire @3,0"),  # the longest way back
    ],
)
def test_what_it_plays(desk: Desk, move: str) -> None:
    assert choice(desk) == move


def digger_wins(diggers: Policy, mad: Policy, rounds: int) -> int:
    """How many first rounds of five players the diggers win."""
    chance, moves, won = Chance(3), Moves(), 0
    options = GAME.options(5, {})
    for _round in range(rounds):
        state = GAME.setup(options, chance, SILENT)
        while state.stage() == 1 and not state.is_shown:
            state.legal_into(moves)
            policy = mad if state.is_mad(state.turn) else diggers
            code = policy.choose(state, moves, chance)
            assert moves.has(code)
            state.apply(code, chance, SILENT)
        won += state.is_shown
    return won


def test_it_beats_chance_in_either_role() -> None:
    greedy, uniform = Greedy(), Uniform()
    assert digger_wins(greedy, uniform, 12) >= 10
    assert digger_wins(uniform, greedy, 12) <= 1


def test_it_looks_only_at_what_its_seat_may_know() -> None:
    party = Party(GAME, GAME.options(5, {}), 5)
    greedy, chance, moves = Greedy(), Chance(2), Moves()
    for _step in range(60):
        state = party.table.state
        seat = GAME.awaited(state)[0]
        state.legal_into(moves)
        code = greedy.choose(state, moves, Chance(1))
        greedy.shortlist(state, moves)
        kept = moves.as_list()
        assert 0 < len(kept) <= SHORTLIST + 4, "four breaks at most beside the others"
        sampler = GAME.sampler(GAME.view(state, seat), party.knowledge[seat])
        for _world in range(2):
            world = sampler.sample(chance)
            world.legal_into(moves)
            assert greedy.choose(world, moves, Chance(1)) == code
            greedy.shortlist(world, moves)
            assert moves.as_list() == kept
        party.play(*party.pick(chance))


def test_a_search_may_break_whoever_it_suspects() -> None:
    """A break before each of the others, whose tools are whole, is among the moves compared."""
    hand = "break-lamp break-boots T5 T6 T3 T4"
    desk = lay_out(hand, "T1", "T1", "T1", broken="3 lamp", forest=ROW)
    moves = Moves()
    desk.state.legal_into(moves)
    Greedy().shortlist(desk.state, moves)
    kept = [str(move_of(code)) for code in moves.as_list()]
    assert [text for text in kept if text.startswith("break")] == ["break lamp 2", "break lamp 4"]
    assert len(kept) == SHORTLIST + 2


def test_a_shortlist_has_room_for_more_than_passes() -> None:
    """Which card goes matters little: two passes, and the lays that come nearest to the goals."""
    desk = lay_out("T1 T4 T6 mend-lamp mend-spade mend-boots", "T1", "T1", forest=ROW)
    moves = Moves()
    desk.state.legal_into(moves)
    Greedy().shortlist(desk.state, moves)
    kept = [str(move_of(code)) for code in moves.as_list()]
    assert len([text for text in kept if text.startswith("pass")]) == 2
    assert len(kept) == SHORTLIST


def test_a_mad_lucky_looks_at_no_goal_twice() -> None:
    hand = "dust T1 mend-lamp mend-spade mend-boots T7"
    desk = lay_out(hand, "T1", "T1", looked="1 g1, 1 g2", mad="1", forest=ROW)
    moves = Moves()
    desk.state.legal_into(moves)
    Greedy().shortlist(desk.state, moves)
    kept = [str(move_of(code)) for code in moves.as_list()]
    assert [text for text in kept if text.startswith("dust")] == ["dust g3"]


def test_what_a_fire_has_cut_is_near_again_once_it_is_joined() -> None:
    desk = lay_out("T2", "T1", "T1", forest=BURNT)
    aims, forest = Distance(), desk.state.forest
    aims.look(desk.state)
    hole = forest.cell(place_at(2, 0))
    straight, turning = (2 * KIND_WORDS.index(card) for card in ("T2", "T7"))
    assert int(aims.near) > int(aims.after_joining(forest, hole, straight)) == 1
    assert int(aims.after_joining(forest, hole, turning)) > 1


def test_deeds_change_what_is_believed() -> None:
    desk = lay_out("T3", "B4", "break-lamp", "mend-lamp", forest="", deck="T1 T1 T1 T1")
    suspicion = Suspicion(desk.state.options, TABLE)
    before = suspicion.chances()
    for event in desk.play("lay T3 @1,0", "lay B4 @2,0", "break lamp 1", "mend lamp 1"):
        suspicion.hear(GAME.told_to(event, TABLE))
    after = suspicion.chances()
    assert [now > then for now, then in zip(after, before, strict=True)] == [
        False,
        True,
        True,
        False,
    ]
    assert sum(after) <= 1.0 + 1e-9, "one Mad Lucky card for four players"


def test_lies_are_held_against_the_liar() -> None:
    desk = lay_out("dust T1", "T1", "T1", goals="G P1 P2")
    suspicion = Suspicion(desk.state.options, Seat(0))
    for event in desk.play("dust g1"):
        suspicion.hear(GAME.told_to(event, Seat(0)))
    suspicion.hear_claim(1, "claim g1 pit")
    suspicion.hear_claim(2, "claim g1 gold")
    suspicion.hear_claim(2, "claim g2 pit")
    assert suspicion.weights[1] > 1.0 > suspicion.weights[2]


def test_words_are_judged_when_the_truth_comes_out_and_once() -> None:
    desk = lay_out("T1", "dust T3", "T3", "T3", goals="G P1 P2", deck="T2 T2")
    suspicion = Suspicion(desk.state.options, Seat(1))
    for event in desk.play("pass T1"):
        suspicion.hear(GAME.told_to(event, Seat(1)))
    base = list(suspicion.weights)
    suspicion.hear_claim(2, "claim g1 pit")
    suspicion.hear_claim(3, "claim g3 pit")
    assert suspicion.weights == base, "nothing is known of the goals yet"
    for event in desk.play("dust g1"):
        suspicion.hear(GAME.told_to(event, Seat(1)))
    assert suspicion.weights[2] > 1.0
    assert suspicion.weights[3] < 1.0, "where one goal is the gold the others are pits"
    told = list(suspicion.weights)
    suspicion.hear_claim(3, "claim g3 pit")
    assert suspicion.weights == told, "saying it again adds nothing"


@pytest.mark.rule("lucky.goal-turn")
def test_a_tied_pit_is_heard_of_and_followed() -> None:
    # Seat 3 follows the forest from the empty table on, as every bot does.
    desk = lay_out("T3 T1", "T1", "T1", forest=FORK, goals="G P1 P2")
    suspicion = Suspicion(desk.state.options, Seat(2))
    for line in FORK.split(", "):
        move = GAME.parse_move(f"lay {line}")
        assert isinstance(move, LayPath)
        suspicion.hear(PathLaid(Seat(0), move.card, move.turned, move.x, move.y))
    suspicion.hear_claim(1, "claim g2 gold")
    before = suspicion.weights[1]
    for event in desk.play("lay T3 @4,0"):
        suspicion.hear(GAME.told_to(event, Seat(2)))
    assert suspicion.goals == ["unknown", "P1", "unknown"]
    assert suspicion.weights[1] > before, "the pit is seen, so seat 2 has lied"
    assert suspicion.forest.open_goals == 0
    for event in desk.play("turn g2 r"):
        suspicion.hear(GAME.told_to(event, Seat(2)))
    suspicion.follow_pits()
    assert [int(cell) for cell in suspicion.forest.cells] == [
        int(cell) for cell in desk.state.forest.cells
    ]


def gold_after(*claims: tuple[int, str], spoilt: bool = False) -> list[float]:
    """Where seat 0 imagines the gold once seat 1 has looked at g2 and these words were said;
    `spoilt`: seat 1 has before laid a dead end in the way."""
    hands = ("T2 T3", "dust B4", "T3 T5", "T3 T5")
    desk = lay_out(*hands, goals="P1 G P2", deck="T6 T6 T6 T6 T6 T7 T7 T7 T7")
    suspicion = Suspicion(desk.state.options, Seat(0))
    knowledge = GAME.knowledge(desk.state.options, Seat(0))
    moves = ["lay T2 @1,0", "dust g2", "pass T3", "pass T3"]
    if spoilt:
        moves = ["lay T2 @1,0", "lay B4 @2,0", "pass T3", "pass T3", "pass T3", "dust g2"]
    for event in desk.play(*moves):
        knowledge.hear(GAME.told_to(event, Seat(0)))
        suspicion.hear(GAME.told_to(event, Seat(0)))
    for seat, text in claims:
        suspicion.hear_claim(seat, text)
    suspicion.weigh(knowledge)
    sampler, chance, found = GAME.sampler(desk.seen(1), knowledge), Chance(5), [0, 0, 0]
    for _world in range(600):
        world = sampler.sample(chance)
        found[[int(world.goal_card(goal)) for goal in range(3)].index(0)] += 1
        assert sorted(int(world.goal_card(goal)) for goal in range(3)) == [0, 1, 2]
    return [count / 600 for count in found]


def test_the_word_of_one_who_has_looked_moves_the_gold() -> None:
    assert gold_after() == pytest.approx([1 / 3] * 3, abs=0.07)
    assert gold_after((1, "claim g2 gold"))[1] > 0.75
    pit = gold_after((1, "claim g2 pit"))
    assert pit[1] < 0.15
    assert pit[0] == pytest.approx(pit[2], abs=0.1)


def test_a_word_counts_by_who_says_it() -> None:
    """Not at all from who has not looked, and less from one who has done harm."""
    assert gold_after((2, "claim g2 gold")) == pytest.approx([1 / 3] * 3, abs=0.07)
    trusted = gold_after((1, "claim g2 gold"))[1]
    assert gold_after((1, "claim g2 gold"), spoilt=True)[1] < trusted - 0.1


def test_a_new_word_takes_the_place_of_the_old() -> None:
    assert gold_after((1, "claim g2 gold"), (1, "claim g2 pit"))[1] < 0.15


def test_a_belief_follows_whole_games() -> None:
    """The forest rebuilt from events is the forest of the table."""
    party = Party(GAME, GAME.options(4, {}), 11)
    suspicion, chance = Suspicion(party.options, Seat(1)), Chance(4)
    events = party.table.opening
    while not party.table.state.is_over():
        for event in events:
            suspicion.hear(GAME.told_to(event, Seat(1)))
        ours, theirs = suspicion.forest, GAME.view(party.table.state, TABLE).forest
        assert int(ours.laid_n) + 1 == len(theirs)
        events = party.play(*party.pick(chance))


def test_a_search_bot_finds_the_last_card() -> None:
    desk = lay_out("T5 T1 B9", "T1", "T1", forest=ROW, goals="P1 G P2", looked="1 g2")
    # With 60 iterations three or four seeds of twenty put it off: the gold comes later, too.
    bot = SearchBot(Greedy(), Budget(iterations=300), 1)
    bot.sit(GAME, desk.state.options, Seat(0))
    legal = GAME.legal(desk.state, Seat(0))
    assert str(bot.choose(desk.seen(1), legal)) == "lay T5 @5,0"
