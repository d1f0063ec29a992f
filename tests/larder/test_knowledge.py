"""What a seat remembers, and the worlds it imagines."""

from __future__ import annotations

import pytest

from logovo.core.bags import count
from logovo.core.chance import Chance
from logovo.core.journal import Event
from logovo.core.seats import TABLE, Seat
from logovo.games.larder.components import KINDS, SIX, bag_words
from logovo.games.larder.events import Dealt, HindranceTaken, Laid, Pulled, RoundBegan
from logovo.games.larder.game import GAME
from logovo.games.larder.knowledge import LarderKnowledge
from logovo.games.larder.positions import dump
from logovo.testkit.walks import walk
from tests.larder.build import Desk, lay_out


def listener(seat: Seat, players: int = 3) -> LarderKnowledge:
    """One who has come late: what was dealt is not known to them."""
    return GAME.knowledge(GAME.options(players, {}), seat)


def witness(desk: Desk, seat: Seat) -> LarderKnowledge:
    """One who has seen the present hands dealt."""
    knowledge = GAME.knowledge(desk.state.options, seat)
    for i, me in enumerate(desk.state.seats):
        dealt = Dealt(Seat(i), bag_words(me.hand), bag_words(me.open))
        knowledge.hear(GAME.told_to(dealt, seat))
    knowledge.see(GAME.view(desk.state, seat).discard)
    return knowledge


def hear(knowledge: LarderKnowledge, told: list[Event]) -> None:
    for event in told:
        knowledge.hear(GAME.told_to(event, knowledge.observer))


def held(knowledge: LarderKnowledge, seat: int) -> str:
    return " ".join(bag_words(knowledge.certain(seat)))


def imagine(desk: Desk, knowledge: LarderKnowledge, seed: int) -> Desk:
    seen = GAME.view(desk.state, knowledge.observer)
    return Desk(GAME.sampler(seen, knowledge).sample(Chance(seed)))


def test_a_discard_taken_in_sight_of_all_is_remembered() -> None:
    desk, knowledge = lay_out("1 9", "2", "3", discard="5 6"), listener(Seat(1))
    hear(knowledge, desk.play("take"))
    assert held(knowledge, 0) == "5 6"
    for seed in range(20):
        hand = imagine(desk, knowledge, seed).hand("p1").split()
        assert len(hand) == 4 and "5" in hand and "6" in hand


def test_what_is_laid_again_is_no_longer_held() -> None:
    desk, knowledge = lay_out("1 9", "2", "3", discard="5 6"), listener(Seat(2))
    hear(knowledge, desk.play("take", "lay 2 1", "take", "lay 5 1"))
    assert held(knowledge, 0) == "6"
    assert held(knowledge, 2) == "2"


def test_cards_that_left_the_game_never_come_back() -> None:
    desk, knowledge = lay_out("7 7 1 1 1 1", "2", "3", discard="7 7"), listener(Seat(1))
    hear(knowledge, desk.play("lay 7 2", "remove 1"))
    assert bag_words(knowledge.gone) == ("1",) * 4 + ("7",) * 4
    world = imagine(desk, knowledge, 1)
    assert GAME.census(world.state) == GAME.census(desk.state)
    assert world.gone() == desk.gone()


def test_one_who_forgot_what_is_gone_still_imagines_a_full_box() -> None:
    desk = lay_out("7 7 1", "2", "3", discard="7 7")
    desk.play("lay 7 2")
    world = imagine(desk, listener(Seat(1)), 1)
    assert GAME.census(world.state) == GAME.census(desk.state)


def test_a_pull_between_others_leaves_one_fewer_of_each_kind_certain() -> None:
    desk = lay_out("1 9", "2", "3", discard="5 5 6")
    knowledge = witness(desk, Seat(2))
    hear(knowledge, desk.play("take"))
    knowledge.hear(Pulled(Seat(1), Seat(0), "unknown"))
    assert held(knowledge, 0) == "5"
    assert held(knowledge, 1) == ""


def after_a_pull() -> tuple[Desk, LarderKnowledge]:
    """p1 took a 1 in sight of all, then p2 pulled one of their three cards; p3 did not see it."""
    desk = lay_out("2 2 9", "9 9", "3 3", discard="1", tricks="trick-two")
    knowledge = witness(desk, Seat(2))
    hear(knowledge, desk.play("take", "lay 9 1", "take", "lay 2 1", "name p2"))
    return desk, knowledge


def test_a_card_pulled_unseen_is_with_one_of_the_two() -> None:
    desk, knowledge = after_a_pull()
    with_p2 = 0
    for seed in range(600):
        world = imagine(desk, knowledge, seed)
        first, second = (world.hand(who).split().count("1") for who in ("p1", "p2"))
        assert first + second > 0
        with_p2 += second > 0
    # One in three, and rarely another 1 that nobody has seen.
    assert 0.3 < with_p2 / 600 < 0.55


def test_what_is_laid_after_a_pull_says_where_the_card_was() -> None:
    _desk, knowledge = after_a_pull()
    hear(knowledge, [Laid(Seat(1), "1", 1, 0)])
    # It is the 1 that was pulled, or p2 had another among two cards: 7 of 91 unseen are 1s.
    pulled, another = 1 / 3, 2 / 3 * 2 * 7 / 91
    still_there = [guess.weight for guess in knowledge.guesses if guess.held[0] != 0]
    assert sum(still_there) == pytest.approx(another / (pulled + another))


def test_a_pull_seen_by_the_puller_is_known() -> None:
    desk = lay_out("1 9", "2", "3", discard="5 5 6")
    knowledge = witness(desk, Seat(1))
    hear(knowledge, desk.play("take"))
    knowledge.hear(Pulled(Seat(1), Seat(0), "5"))
    assert held(knowledge, 0) == "5 6"
    assert held(knowledge, 1) == "2 5"


def test_a_pulled_card_may_have_been_another_one_of_its_kind() -> None:
    desk = lay_out("1 9", "2", "3", discard="5 5 6")
    knowledge = witness(desk, Seat(1))
    hear(knowledge, desk.play("take"))
    knowledge.hear(Pulled(Seat(1), Seat(0), "6"))
    # The 6 of the discard, or one of two cards nobody knows: 7 of 92 unseen are 6s.
    known, another = 1 / 5, 2 / 5 * 7 / 92
    kept = [guess.weight for guess in knowledge.guesses if count(guess.held[0], SIX) > 0]
    assert sum(kept) == pytest.approx(another / (known + another))


def test_a_new_round_wipes_the_memory() -> None:
    knowledge = listener(Seat(1))
    desk = lay_out("1 9", "2", "3", discard="5 6")
    hear(knowledge, desk.play("take"))
    knowledge.hear(RoundBegan(2, Seat(0)))
    assert held(knowledge, 0) == "" and knowledge.gone == 0


def test_hindrances_once_seen_lie_beneath_in_order() -> None:
    knowledge = listener(Seat(1))
    for taken in (["chaos", "unknown-a", "unknown-b", "invasion-6"], ["invasion-7"]):
        for word in taken:
            knowledge.hear(HindranceTaken(Seat(0), word))
        knowledge.hear(RoundBegan(2, Seat(0)))
    assert knowledge.under == ["unknown-a", "unknown-b", "invasion-6", "chaos", "invasion-7"]


def test_worlds_differ_in_what_is_hidden() -> None:
    desk = lay_out("1 2 | /? /? /?", "2 3 | /? /? /?", "3 4", discard="5 6")
    worlds = [dump(imagine(desk, listener(Seat(0)), seed).state) for seed in range(8)]
    hands = {str(world["seats"]) for world in worlds}
    piles = {str(world["trouble"]) for world in worlds}
    assert len(hands) == len(piles) == 8


def test_every_hidden_place_can_hold_every_unseen_card() -> None:
    desk = lay_out("1 1 1 1 1 1 1 1", "2 | /3 - -", discard="5")
    sampler = GAME.sampler(GAME.view(desk.state, Seat(0)), listener(Seat(0), 2))
    chance, closed, hands = Chance(3), set(), set()
    for _i in range(400):
        world = Desk(sampler.sample(chance))
        closed.add(int(world.state.seats[1].closed_at))
        hands.add(world.hand("p2"))
    assert len(closed) == len(hands) == 11  # all kinds but the eight 1s in sight


def test_an_onlooker_imagines_too() -> None:
    desk = lay_out("1 2", "2 3", discard="5 6")
    world = imagine(desk, listener(TABLE, 2), 5)
    assert GAME.view(world.state, TABLE) == GAME.view(desk.state, TABLE)


def test_others_secret_swaps_are_guessed_from_their_imagined_hands() -> None:
    desk = lay_out("3 4 | zero/? - -", "1 2 | 2/? - -", ask="swap", swaps=("swap 3 zero", ""))
    sampler = GAME.sampler(GAME.view(desk.state, Seat(1)), listener(Seat(1), 2))
    chance, choices = Chance(1), set()
    for _i in range(60):
        world = sampler.sample(chance)
        GAME.load(GAME.dump(world))  # raises if the choice does not fit the hand
        choices.add(int(world.seats[0].swap))
    assert len(choices) > 5


def test_what_everybody_knows_each_seat_knows() -> None:
    """Several pulls in a row make thousands of stories; none of them may lose a card that lies
    in a hand for all to know."""
    options = GAME.options(6, {"tricks": "on", "tricks-from-round": "1", "reserve-multiples": "on"})
    compared = 0
    for party in walk(GAME, options, 5035, 181):
        public = party.knowledge[TABLE]
        assert isinstance(public, LarderKnowledge)
        for seat in party.observers[1:]:
            own = party.knowledge[seat]
            assert isinstance(own, LarderKnowledge)
            for holder in range(6):
                known, mine = int(public.certain(holder)), int(own.certain(holder))
                for kind in range(KINDS):
                    assert count(known, kind) <= count(mine, kind), (seat, holder)
                compared += int(known != 0)
    assert compared > 100
