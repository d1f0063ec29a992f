"""Positions of larder that can be read at a glance.

    desk = lay_out("5 7 7", "9 zero", discard="6", trouble="1 2")

Each seat is `hand` or `hand | reserve`. A reserve names its stacks: `5/3` is an open 5 on a
closed 3, `/3` a closed 3 alone, `-` an empty place; `?` in the place of a card is any card.
Without a reserve a seat has one closed card left. Cards that are not named go where they do no
harm: 18 to the trouble pile, the rest aside.
"""

from __future__ import annotations

from logovo.core.seats import TABLE, Seat, seat_word
from logovo.games.larder.components import (
    COPIES,
    HINDRANCES,
    TRICKS,
    TROUBLE,
    WORDS,
    bag_words,
)
from logovo.games.larder.game import GAME
from logovo.games.larder.state import Larder
from logovo.games.larder.views import LarderView
from logovo.testkit import desk as testkit

LAST_CARD = "/? - -"


class Desk(testkit.Desk[Larder]):
    """A table under test: moves as notation, seats as p1, p2, …"""

    def __init__(self, state: Larder) -> None:
        super().__init__(GAME, state)

    def legal(self) -> str:
        """All moves of the seat that is asked, in order."""
        return ", ".join(str(move) for move in GAME.legal(self.state, self.seat()))

    @property
    def turn(self) -> str:
        return " ".join(seat_word(seat) for seat in GAME.awaited(self.state))

    @property
    def ask(self) -> str:
        return self.view().ask

    def hand(self, who: str) -> str:
        return " ".join(bag_words(self.state.seats[seat_of(who)].hand))

    def open(self, who: str) -> str:
        return " ".join(bag_words(self.state.seats[seat_of(who)].open))

    def cards(self, who: str) -> int:
        me = self.state.seats[seat_of(who)]
        return int(me.hand_size + me.open_size + me.closed_size)

    def view(self) -> LarderView:
        """As an onlooker sees it."""
        return GAME.view(self.state, TABLE)

    def discard(self) -> str:
        return " ".join(self.view().discard)

    def gone(self) -> str:
        return " ".join(bag_words(self.state.gone))

    def fits(self) -> str:
        return " ".join(self.view().fits)

    def lost(self) -> list[int]:
        return [int(me.lost) for me in self.state.seats]


def seat_of(who: str) -> Seat:
    return Seat(int(who[1:]) - 1)


def lay_out(
    *seats: str,
    discard: str = "",
    trouble: str | None = None,
    gone: str = "",
    turn: str = "p1",
    ask: str = "turn",
    tricks: str = "",
    options: str = "",
    hindrances: str = "",
    lost: tuple[int, ...] = (),
    swaps: tuple[str, ...] = (),
    **course: object,
) -> Desk:
    """A table in the middle of a round. `hindrances` has a word for each seat, `-` for none;
    `course` sets further keys of the position, such as `debt`. The course of the game so far is
    such that all of it can be: a later round if coins, tricks or hindrances need one."""
    rest = Rest(" ".join([*seats, discard, trouble or "", gone]))
    followed = ["" if word == "-" else word for word in hindrances.split()]
    players = [seat_position(text, rest) for text in seats]
    chosen = dict(pair.split("=") for pair in options.split())
    if tricks:
        chosen["tricks"] = "on"
    if hindrances:
        chosen["hindrances"] = "on"
    past = Past(len(seats), lost, len(tricks.split()), followed, course)
    if tricks and past.round > len(tricks.split()):
        chosen["tricks-from-round"] = str(past.round - len(tricks.split()) + 1)
    for i, player in enumerate(players):
        player["hindrance"] = followed[i] if followed else ""
        player["lost"] = past.lost[i]
        player["last_loss"] = past.last_loss[i]
        player["swap"] = swaps[i] if swaps else ""
    if ask == "swap" and swaps:
        turn = seat_word(swaps.index(""))
    to_come = [word for word in TRICKS if word not in tricks.split()]
    in_pile = [card.word for card in HINDRANCES[1:] if card.word not in followed]
    position: dict[str, object] = {
        "players": len(seats),
        "options": chosen,
        "round": past.round,
        "starter": past.lost.index(max(past.lost)),
        "winner": past.winner,
        "closing": max(past.lost) >= 21,
        "plays": len(discard.split()),
        "ask": ask,
        "turn": int(seat_of(turn)),
        "left": 0,
        "clockwise": True,
        "debt": 0,
        "skips": 0,
        "touched": 0,
        "discard": discard.split(),
        "gone": gone.split(),
        "trouble": rest.take(TROUBLE) if trouble is None else trouble.split(),
        "aside": rest.take(rest.left()),
        "tricks": tricks.split(),
        "trick_pile": to_come if chosen.get("tricks") == "on" else [],
        "hindrance_pile": in_pile if chosen.get("hindrances") == "on" else [],
        "chaos": False,
        "seats": players,
    }
    position.update(course)
    return Desk(GAME.load(position))


class Past:
    """Rounds that can have led to a table: how many, who won the last, what they cost."""

    def __init__(
        self,
        players: int,
        lost: tuple[int, ...],
        tricks: int,
        followed: list[str],
        course: dict[str, object],
    ) -> None:
        needed = max(1, tricks)
        if any(lost):
            needed = max(needed, 2 + -(-max(lost) // 10))
        elif any(followed):
            needed = max(needed, 2)
        self.round = int(str(course.get("round", needed)))
        self.winner = -1
        self.last_loss = [0] * players
        if self.round > 1:
            best = lost.index(min(lost)) if lost else 0
            self.winner = int(str(course.get("winner", best)))
            self.last_loss = [int(seat != self.winner) for seat in range(players)]
        self.lost = list(lost) or self.last_loss


class Rest:
    """The cards no text has named, handed out in a fixed mixture."""

    def __init__(self, named: str) -> None:
        words = named.replace("|", " ").replace("/", " ").split()
        self.cards = [word for word in WORDS for _i in range(COPIES - words.count(word))]

    def take(self, n: int) -> list[str]:
        return [self.cards.pop((7 * i) % len(self.cards)) for i in range(n)]

    def left(self) -> int:
        return len(self.cards)


def seat_position(text: str, rest: Rest) -> dict[str, object]:
    hand, _bar, reserve = text.partition("|")
    stacks: list[list[str]] = []
    for stack in (reserve.strip() or LAST_CARD).split():
        opened, _slash, closed = stack.partition("/")
        cards = ["", ""] if stack == "-" else [closed, opened]
        stacks.append([rest.take(1)[0] if card == "?" else card for card in cards])
    return {"hand": hand.split(), "stacks": stacks}
