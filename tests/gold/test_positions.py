"""Positions that cannot be on a table are refused by name."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable

import pytest

from logovo.core.chance import Chance
from logovo.core.errors import BadPosition
from logovo.core.journal import SILENT
from logovo.games.gold.game import GAME
from logovo.games.gold.state import GoldState
from tests.gold.build import Desk, at_market, lay_out

Change = Callable[[dict[str, object]], object]


def seat(position: dict[str, object], number: int) -> dict[str, object]:
    seats = position["seats"]
    assert isinstance(seats, list)
    found: object = seats[number]
    assert isinstance(found, dict)
    return found


def part(position: dict[str, object], key: str) -> dict[str, object]:
    found = position[key]
    assert isinstance(found, dict)
    return found


CHANGES: dict[str, Change] = {
    "a token too many": lambda p: seat(p, 0).update(stash="K"),
    "no heap": lambda p: p.update(bag="XX"),
    "a knight twice": lambda p: seat(p, 0).update(down=["4"]),
    "a knight missing": lambda p: seat(p, 0).update(up=["4"]),
    "a dragon missing": lambda p: p.update(deck=[]),
    "nobody asked": lambda p: p.update(asks=[]),
    "an unknown ask": lambda p: p.update(
        asks=[{"ask": "sing", "seat": 0, "at": 0, "card": "", "by": 0}]
    ),
    "a cut without a battle": lambda p: p.update(
        asks=[{"ask": "cut", "seat": 0, "at": 0, "card": "", "by": 0}]
    ),
    "a card in the basic game": lambda p: seat(p, 0).update(cards=["ring"]),
    "fighters without knights": lambda p: part(p, "battle").update(
        place="@1", ranks=[0, 1], choosing=[0, 1], shares=["-", "-"]
    ),
    "two players": lambda p: p.update(players=2),
    "an unknown option": lambda p: p.update(options={"weather": "fine"}),
    "a missing key": lambda p: p.pop("bag"),
    "text for a number": lambda p: p.update(turns="many"),
}


@pytest.mark.parametrize("what", CHANGES)
def test_a_position_that_cannot_be(what: str) -> None:
    position = copy.deepcopy(GAME.dump(lay_out().state))
    GAME.load(position)
    CHANGES[what](position)
    with pytest.raises(BadPosition):
        GAME.load(position)


def test_market_positions_round_trip() -> None:
    desk = at_market(stash={"p1": "GW", "p2": "S"})
    desk.play_as("p1", "offer p2 give G get S")
    desk.play_as("p2", "offer p3 give S get K")
    again = GAME.load(GAME.dump(desk.state))
    assert GAME.dump(again) == GAME.dump(desk.state)
    assert [str(m) for m in GAME.legal(again, GAME.awaited(again)[1])] == desk.legal("p2")


def asks(position: dict[str, object], number: int) -> dict[str, object]:
    found = position["asks"]
    assert isinstance(found, list)
    row: object = found[number]
    assert isinstance(row, dict)
    return row


def place(position: dict[str, object], number: int) -> dict[str, object]:
    found = position["places"]
    assert isinstance(found, list)
    row: object = found[number - 1]
    assert isinstance(row, dict)
    return row


def before_the_cut() -> Desk:
    desk = lay_out("D7 GGSRBW : p2 1, p3 2", cards={"p3": "ring"})
    desk.play("send 4 @1")
    return desk


def before_a_choice() -> Desk:
    desk = before_the_cut()
    desk.play("cut GG/SRB/W", "take 1")
    return desk


def before_a_theft() -> Desk:
    desk = before_a_choice()
    desk.play("take 2", "skip")
    return desk


def before_a_loss() -> Desk:
    """p3's thief has named p1, who holds the Stone."""
    desk = lay_out("D7 GGSRBW : p2 1, p3 2", cards={"p1": "stone"}, stash={"p1": "K"})
    desk.play("send 4 @1", "cut GG/SRB/W", "take 1", "take 2", "rob p1")
    return desk


def before_a_wand() -> Desk:
    desk = lay_out("D7 GGSRBW", cards={"p1": "weak", "p2": "wand", "p3": "wand"})
    desk.play("card weak @1", "card wand")
    return desk


def before_an_accusation() -> Desk:
    desk = lay_out("D7 GSW : p2 1, p3 3", cards={"p3": "gloves"})
    desk.play("send 4 @1", "card gloves W")
    return desk


def before_a_pick() -> Desk:
    desk = lay_out("D4 GS : p1 1, p2 3", stash={"p2": "KW"})
    desk.play("send 2 @1", "cut G/S", "take 1", "rob p2")
    return desk


def trading() -> Desk:
    desk = at_market(stash={"p1": "GGW", "p2": "S"})
    desk.play_as("p1", "offer p2 give G get S")
    desk.play_as("p1", "offer p3 give W get K")
    return desk


def idle() -> Desk:
    """p1's knights are all away, but a card may call one back."""
    desk = lay_out(
        "D18 - : p1 4, p1 3",
        "D16 - : p1 2, p1 1, p2 1",
        cards={"p1": "recall"},
        active="p3",
    )
    desk.play("send 1 @2")
    return desk


def nothing_left() -> Desk:
    return lay_out("- -", "- -", "- -", "D10 -", deck=0, options={"end": "all-slain"})


# Where a position starts from, and what cannot be there.
IMPOSSIBLE: dict[str, tuple[Callable[[], Desk], Change]] = {
    "a dragon twice": (lay_out, lambda p: place(p, 1).update(dragon="D16")),
    "a dragon that has fallen": (lay_out, lambda p: place(p, 1).update(dragon="-")),
    "more tokens than it guards": (
        lambda: lay_out("D3 -", stash={"p1": "GG"}),
        lambda p: (place(p, 1).update(tokens="GG"), seat(p, 0).update(stash="-")),
    ),
    "knights that would have slain it": (
        lambda: lay_out("D18 - : p1 4, p2 4", "D4 -"),
        lambda p: (
            place(p, 2).update(line=place(p, 1)["line"]),
            place(p, 1).update(line=[]),
        ),
    ),
    "the deck is out": (lay_out, lambda p: p.update(deck=[], slain=14)),
    "over for no reason": (lay_out, lambda p: p.update(ended="stall", asks=[])),
    "the turn of another": (lay_out, lambda p: asks(p, 0).update(seat=1)),
    "a turn without a knight to send": (idle, lambda p: asks(p, 0).update(ask="turn")),
    "idle with a knight to send": (
        lambda: lay_out(cards={"p1": "ball"}, stash={"p2": "G"}),
        lambda p: asks(p, 0).update(ask="idle"),
    ),
    "idle without a card": (
        idle,
        lambda p: (seat(p, 0).update(cards=[]), p.update(played=["recall"])),
    ),
    "a window in the basic game": (lay_out, lambda p: asks(p, 0).update(ask="between")),
    "skips with knights at home": (lay_out, lambda p: p.update(skips=1)),
    "a potion in the basic game": (lay_out, lambda p: place(p, 1).update(potions=1)),
    "a sword and nobody to send": (idle, lambda p: p.update(sword_on=True)),
    "too weak a dragon": (
        lambda: lay_out(cards={}),
        lambda p: place(p, 1).update(potions=6),
    ),
    "asked twice": (lay_out, lambda p: p.update(asks=[asks(p, 0), asks(p, 0)])),
    "a cut by somebody else": (before_the_cut, lambda p: asks(p, 0).update(seat=0)),
    "other ranks": (
        before_the_cut,
        lambda p: part(p, "battle").update(ranks=[2, 0, 1], choosing=[2, 0, 1]),
    ),
    "an order of choice nobody made": (
        before_the_cut,
        lambda p: part(p, "battle").update(choosing=[2, 0, 1]),
    ),
    "no dragon": (before_the_cut, lambda p: part(p, "battle").update(place="-")),
    "a dragon not slain": (before_the_cut, lambda p: part(p, "battle").update(place="@2")),
    "nothing interrupted": (before_the_cut, lambda p: part(p, "battle").update(after="card")),
    "shares before the cut": (
        before_the_cut,
        lambda p: part(p, "battle").update(hoard="-", shares=["GG", "SRB", "W"]),
    ),
    "more chosen than taken": (before_a_choice, lambda p: part(p, "battle").update(chosen=0)),
    "more taken than chosen": (
        before_a_choice,
        lambda p: part(p, "battle").update(taken=[1, 2, 0]),
    ),
    "a share taken twice": (
        before_a_choice,
        lambda p: part(p, "battle").update(taken=[1, 1, 0], chosen=2),
    ),
    "a choice out of turn": (before_a_choice, lambda p: asks(p, 0).update(seat=1)),
    "no thief there": (before_a_theft, lambda p: part(p, "battle").update(thief_at=0)),
    "another thief": (before_a_theft, lambda p: part(p, "battle").update(thief=0)),
    "a cloak nobody has played": (before_a_theft, lambda p: part(p, "battle").update(cloaked=[0])),
    "a victim before the theft": (before_a_theft, lambda p: part(p, "battle").update(victim=0)),
    "no victim": (before_a_loss, lambda p: part(p, "battle").update(victim=-1)),
    "a victim without a card": (before_a_loss, lambda p: asks(p, 0).update(ask="yield")),
    "a thief without a wizard": (
        before_a_loss,
        lambda p: asks(p, 0).update(ask="pick", seat=2, at=0),
    ),
    "a victim that is the thief": (before_a_pick, lambda p: part(p, "battle").update(victim=0)),
    "a card that was not played": (
        before_a_wand,
        lambda p: asks(p, 1).update(card="card sword"),
    ),
    "a card against its own player": (before_a_wand, lambda p: asks(p, 1).update(seat=0, at=0)),
    "a wand played by another": (before_a_wand, lambda p: asks(p, 2).update(by=0)),
    "a wand against nothing": (
        before_a_wand,
        lambda p: p.update(asks=[asks(p, 0), asks(p, 2)]),
    ),
    "nobody with the Gloves on": (
        before_an_accusation,
        lambda p: part(p, "battle").update(culprit=1),
    ),
    "an accuser out of rank": (before_an_accusation, lambda p: asks(p, 1).update(at=2)),
    "a market too early": (
        lay_out,
        lambda p: asks(p, 0).update(ask="market", seat=-1),
    ),
    "a market that is over": (trading, lambda p: part(p, "market").update(ready=[1, 2])),
    "an offer to one who is ready": (trading, lambda p: part(p, "market").update(ready=[2])),
    "offers nobody has made": (trading, lambda p: part(p, "market").update(made=[1, 0, 0])),
    "offers left over": (
        lay_out,
        lambda p: part(p, "market").update(made=[1, 0, 0], last_offer=1),
    ),
    "all are slain": (
        nothing_left,
        lambda p: (place(p, 4).update(dragon="-"), p.update(slain=18)),
    ),
}


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_the_rules_would_have_settled_it(what: str) -> None:
    start, change = IMPOSSIBLE[what]
    position = copy.deepcopy(GAME.dump(start().state))
    GAME.load(copy.deepcopy(position))
    change(position)
    with pytest.raises(BadPosition):
        GAME.load(position)


def test_one_may_ask_for_more_than_there_is() -> None:
    """Two black tokens: there is one. Nobody can pay that, but the offer stands."""
    desk = at_market(stash={"p1": "G", "p2": "S"})
    desk.play_as("p1", "offer p2 give G get KK")
    again = Desk(GAME.load(GAME.dump(desk.state)))
    assert GAME.dump(again.state) == GAME.dump(desk.state)
    assert again.refused("accept 1", "p2") == "gold.accept-short"


@pytest.mark.parametrize("advanced", ["off", "on"])
def test_every_position_of_a_game_loads_as_itself(advanced: str) -> None:
    for seed in range(4):
        chance = Chance(seed)
        options = GAME.options(3 + seed % 4, {"advanced": advanced, "end": "all-slain"})
        state = GAME.setup(options, chance, SILENT)
        while not state.is_over():
            position = GAME.dump(state)
            assert GAME.dump(GAME.load(position)) == position
            codes = state.legal_codes()
            state.apply(codes[chance.below(len(codes))], chance, SILENT)
        position = GAME.dump(state)
        assert GAME.dump(GAME.load(position)) == position


def test_changed_positions_are_refused_or_play_to_their_end() -> None:
    """Numbers, words and lists of a position changed at random."""
    refused = played = 0
    for seed in range(40):
        chance = Chance(seed)
        options = GAME.options(3 + seed % 4, {"advanced": "off" if seed % 3 == 0 else "on"})
        state = GAME.setup(options, chance, SILENT)
        for _i in range(chance.below(150)):
            codes = state.legal_codes()
            before = state.clone()
            state.apply(codes[chance.below(len(codes))], chance, SILENT)
            if state.is_over():
                state = before
                break
        for _i in range(10):
            position: dict[str, object] = json.loads(json.dumps(GAME.dump(state)))
            change_something(position, chance)
            try:
                changed = GAME.load(position)
            except BadPosition:
                refused += 1
                continue
            played += 1
            play_out(changed, chance, GAME.longest(options))
    assert refused > 200 and played > 20


def change_something(position: dict[str, object], chance: Chance) -> None:
    """Somewhere: another number, another word, two things swapped, one dropped or doubled."""
    values: dict[str, object] = position
    while True:
        key = list(values)[int(chance.below(len(values)))]
        value = values[key]
        if isinstance(value, list) and value:
            if isinstance(value[0], dict) and chance.below(6):
                values = value[int(chance.below(len(value)))]
                continue
            change_list(value, chance)
        elif isinstance(value, dict) and value:
            values = value
            continue
        elif isinstance(value, bool):
            values[key] = not value
        elif isinstance(value, int):
            values[key] = value + (1, -1, 2, -value)[int(chance.below(4))]
        else:
            words = [other for other in values.values() if isinstance(other, str)]
            values[key] = (words or ["-"])[int(chance.below(max(1, len(words))))]
        return


def change_list(items: list[object], chance: Chance) -> None:
    at, other = int(chance.below(len(items))), int(chance.below(len(items)))
    match int(chance.below(3)):
        case 0:
            items[at], items[other] = items[other], items[at]
        case 1:
            items.append(items[at])
        case _:
            del items[at]


def play_out(state: GoldState, chance: Chance, most: int) -> None:
    box = GAME.census(state)
    for _step in range(most):
        if state.is_over():
            break
        codes = state.legal_codes()
        state.apply(codes[chance.below(len(codes))], chance, SILENT)
    assert state.is_over() and GAME.census(state) == box
