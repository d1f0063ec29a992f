"""What a seat can work out about the others' stashes."""

from __future__ import annotations

from dataclasses import fields, is_dataclass

import pytest

from logovo.core.chance import Chance
from logovo.core.journal import Event, Journal
from logovo.core.seats import TABLE, Seat
from logovo.games.gold import events, heaps
from logovo.games.gold.events import FinePaid, StashSeen, TokenExchanged, TokenStolen
from logovo.games.gold.game import GAME
from logovo.games.gold.knowledge import GoldKnowledge
from logovo.games.gold.positions import option_values
from logovo.games.gold.state import GoldState
from logovo.games.gold.telling import FLEETING
from logovo.testkit.inspect import inspect_game
from tests.gold.build import Desk, lay_out


class Minds:
    """A desk whose players listen from the first event on; stashes start empty."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        options = GAME.options(int(desk.state.players), option_values(desk.state))
        self.minds = {seat: GoldKnowledge(options, seat) for seat in (TABLE, *map(Seat, range(3)))}
        for mind in self.minds.values():
            for place in desk.view().places:
                mind.dragons |= 1 << (int(place.dragon[1:]) - 1)

    def play(self, *texts: str) -> None:
        for text in texts:
            for event in self.desk.play(text):
                for seat, mind in self.minds.items():
                    mind.hear(GAME.told_to(event, seat))

    def worlds(self, seat: Seat, n: int = 200) -> list[GoldState]:
        sampler = GAME.sampler(GAME.view(self.desk.state, seat), self.minds[seat])
        chance = Chance(7)
        worlds = []
        for _i in range(n):
            world = sampler.sample(chance)
            assert isinstance(world, GoldState)
            worlds.append(world)
        return worlds


def stashes(worlds: list[GoldState], seat: int) -> set[str]:
    return {heaps.heap_text(world.stash[seat]) for world in worlds}


def test_divisions_are_remembered_exactly() -> None:
    minds = Minds(lay_out("D7 GGSRBW"))
    minds.play("send 4 @1", "send 3 @1", "cut GG/SRBW", "take 2")
    for observer in (TABLE, Seat(2)):
        assert stashes(minds.worlds(observer, 20), 0) == {"SRBW"}
        assert stashes(minds.worlds(observer, 20), 1) == {"GG"}


def test_a_theft_is_known_to_the_two_alone() -> None:
    minds = Minds(lay_out("D4 GKS : p2 4"))
    minds.play("send 2 @1", "cut GK/S", "take 1")
    minds.desk.rig(0)
    minds.play("rob p2")
    assert minds.desk.stash("p1") == "KS"
    for insider in (Seat(0), Seat(1)):
        assert stashes(minds.worlds(insider, 20), 0) == {"KS"}
        assert stashes(minds.worlds(insider, 20), 1) == {"G"}
    outside = stashes(minds.worlds(Seat(2)), 0)
    assert outside == {"KS", "GS"}


def test_a_later_look_settles_it() -> None:
    minds = Minds(lay_out("D4 GKS : p2 4", "D3 - : p3 1, p3 2"))
    minds.play("send 2 @1", "cut GK/S", "take 1")
    minds.desk.rig(0)
    minds.play("rob p2")
    for world in minds.worlds(Seat(2)):
        assert heaps.size(world.stash[0]) == 2
        assert int(heaps.size(world.bag)) == minds.desk.view().bag_size


def test_who_waits_holds_a_fitting_card() -> None:
    minds = Minds(lay_out(cards={"p3": "powder", "p2": "seal"}))
    minds.play("send 4 @1")
    assert minds.desk.asked == "p3 between"
    asked = [int(world.decider()) for world in minds.worlds(Seat(0))]
    assert set(asked) == {1, 2}
    for world in minds.worlds(Seat(0)):
        assert GAME.legal(world, Seat(int(world.decider())))


def test_every_other_fighter_is_a_suspect() -> None:
    minds = Minds(lay_out("D7 GSW : p2 1, p3 3", cards={"p3": "gloves", "p2": "horn"}))
    minds.play("send 4 @1", "card gloves W")
    assert {int(world.culprit) for world in minds.worlds(Seat(0))} == {1, 2}
    assert {int(world.culprit) for world in minds.worlds(Seat(2))} == {2}
    assert all(int(world.decider()) == 0 for world in minds.worlds(Seat(0)))


def test_no_token_comes_from_an_empty_bag() -> None:
    """A game in which a seen token could only have come out of the stash that lies open now:
    the world once took it from the bag, where there was none left."""
    assert inspect_game(GAME, 935_000, every=20).inspected == 1


@pytest.mark.parametrize("advanced", ["off", "on"])
def test_worlds_never_change_what_is_sure(advanced: str) -> None:
    """A stash is in doubt from a theft one did not see to the next look into it, else known."""
    options = GAME.options(4, {"advanced": advanced})
    for seed in range(6):
        chance = Chance(seed)
        journal = Journal(True)
        state = GAME.setup(options, chance, journal)
        minds = [GoldKnowledge(options, Seat(seat)) for seat in range(4)]
        doubtful: list[set[int]] = [set() for _seat in range(4)]
        while not state.is_over():
            for event in journal.take():
                for seat in range(4):
                    told = GAME.told_to(event, Seat(seat))
                    minds[seat].hear(told)
                    note_doubt(doubtful[seat], told)
            if chance.below(5) == 0:
                observer = Seat(int(chance.below(4)))
                sampler = GAME.sampler(GAME.view(state, observer), minds[observer])
                for _i in range(3):
                    world = sampler.sample(chance)
                    assert isinstance(world, GoldState)
                    for seat in range(4):
                        if seat not in doubtful[observer]:
                            assert world.stash[seat] == state.stash[seat]
            codes = state.legal_codes()
            state.apply(codes[chance.below(len(codes))], chance, journal)


def note_doubt(doubtful: set[int], told: Event) -> None:
    match told:
        case TokenStolen(token="unknown"):
            doubtful |= {told.seat, told.victim_seat}
        case FinePaid(token="unknown"):
            doubtful |= {told.seat, told.to_seat}
        case TokenExchanged(drawn="unknown"):
            doubtful.add(told.seat)
        case StashSeen() if "unknown" not in told.tokens:
            doubtful.discard(told.victim_seat)


def test_every_event_that_names_tokens_is_for_the_moment_only() -> None:
    """Else the story of the table could be looked up instead of remembered."""
    naming = {"token", "tokens", "hidden", "give", "get", "drawn", "put"}
    # The end shows everything; what the Sack is played for is its player's own secret.
    kept = {events.Scored, events.CardPlayed}
    for kind in vars(events).values():
        told: object = kind
        if isinstance(kind, type) and issubclass(kind, Event) and is_dataclass(told):
            names = {field.name for field in fields(told)}
            shows = bool(names & naming) or kind is events.RedsTaken
            assert (kind in FLEETING) == (shows and kind not in kept), kind
