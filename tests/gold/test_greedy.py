"""The quick player: sensible, honest about what it may know, and never trading for ever."""

from __future__ import annotations

from logovo.core.chance import Chance
from logovo.core.journal import SILENT
from logovo.core.moves import Moves
from logovo.core.seats import Seat
from logovo.core.table import open_table
from logovo.games.gold.game import GAME
from logovo.search.playouts import play_by, roll_out
from logovo.search.policies.gold import SIGHT, Greedy
from logovo.search.policies.gold_worth import reds_bonus
from logovo.search.policy import Policy, Uniform
from logovo.testkit.walks import walk
from tests.gold.build import Desk, at_market, lay_out


def chosen(desk: Desk) -> str:
    moves = Moves()
    desk.state.legal_into(moves)
    code = int(Greedy().choose(desk.state, moves, Chance(1)))
    return str(GAME.move_of(desk.state, Seat(int(desk.state.decider())), code))


def test_takes_the_share_that_completes_a_set() -> None:
    desk = lay_out("D7 GW : p2 3", stash={"p1": "BEPY"})
    desk.play("send 4 @1", "cut G/W")
    assert chosen(desk) == "take 2"


def test_cuts_so_that_what_is_left_is_good() -> None:
    desk = lay_out("D7 GGSSSS : p2 3")
    desk.play("send 4 @1")
    assert chosen(desk) == "cut GGSS/SS" or chosen(desk) == "cut GSS/GSS"


def test_sends_alone_for_a_whole_hoard() -> None:
    desk = lay_out("D7 KGGSSS : p1 4", "D18 S : p1 1, p2 3")
    assert chosen(desk) == "send 3 @1"


def test_a_second_wizard_brings_nothing_for_reds() -> None:
    """gold.wizards-many, gold.wizard-cards: only with the option does every owner draw."""
    alone, joined = "D16 RRR : p2 4", "D16 RRR : p2 4, p2 1"
    for chosen, spoiled in (({}, True), ({"wizard-cards": "each"}, False)):
        first, second = (lay_out(line, cards={}, options=chosen).state for line in (alone, joined))
        bonus = [int(reds_bonus(state, 0, 0, True, 2)) for state in (first, second)]
        assert bonus[0] > 0 and bonus[1] == (0 if spoiled else bonus[0])


def test_accepts_what_helps_and_no_more() -> None:
    desk = at_market(stash={"p1": "BEPYSS", "p2": "W"})
    desk.play_as("p2", "offer p1 give W get S")
    desk.state.market_at = 0
    assert chosen(desk) == "accept 1"
    desk = at_market(stash={"p1": "GG", "p2": "S"})
    desk.play_as("p2", "offer p1 give S get GG")
    desk.state.market_at = 0
    assert chosen(desk) != "accept 1"


def test_the_market_of_greedy_players_is_short() -> None:
    chance, moves = Chance(3), Moves()
    for players in (3, 4, 5, 6):
        state = GAME.setup(GAME.options(players, {"market-offers": "16"}), chance, SILENT)
        steps = int(play_by(state, [Greedy()] * players, chance, moves, 2000))
        assert state.is_over() and steps < 60 * players


def test_looks_only_at_what_its_seat_may_know() -> None:
    """The same choice in all worlds that look alike to the decider."""
    policy, moves = Greedy(), Moves()
    compared = 0
    for seed in range(3):
        options = GAME.options(4, {"advanced": "on" if seed else "off"})
        for step, party in enumerate(walk(GAME, options, seed, 2000)):
            state = party.table.state
            if state.is_over() or step % 3:
                continue
            seat = GAME.awaited(state)[0]
            sampler = GAME.sampler(GAME.view(state, seat), party.knowledge[seat])
            found = set()
            for luck in range(4):
                world = sampler.sample(Chance(luck))
                world.legal_into(moves)
                found.add(int(policy.choose(world, moves, Chance(5))))
            assert len(found) == 1, (seed, step)
            compared += 1
    assert compared > 80


def test_beats_chance() -> None:
    chance, moves, won = Chance(11), Moves(), 0
    for game in range(24):
        state = GAME.setup(GAME.options(3, {}), chance, SILENT)
        policies: list[Policy] = [Uniform(), Uniform(), Uniform()]
        policies[game % 3] = Greedy()
        play_by(state, policies, chance, moves, 5000)
        outcome = GAME.outcome(state)
        assert outcome is not None
        won += Seat(game % 3) in outcome.winners
    assert won >= 16


def test_a_rollout_sees_some_dragons_fall_before_it_judges() -> None:
    """After one alone the knights are away, and a stash is worth what others leave of it."""
    policy, moves = Greedy(), Moves()
    for seed in range(6):
        table = open_table(GAME, GAME.options(3, {}), [""] * 3, seed)
        state, chance = table.state.clone(), Chance(seed)
        roll_out(state, policy, policy.horizon(state), chance, moves, 5000)
        assert not state.is_over() and state.stage() == SIGHT
        assert 0.0 < policy.value(state, 0) < 1.0
