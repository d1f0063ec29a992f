"""Positions of gold that can be read at a glance.

    desk = lay_out("D7 GGSRB : p1 4", "D18 -", stash={"p2": "GW"}, down={"p1": "3 2"})

Each dragon is `card tokens` or `card tokens : knights`, the knights in the order they came, a
sword as `p1 4+`; `- -` is an empty place. Dragons not named are D18, D16, D13, D10 without
tokens. Knights that stand nowhere lie face up. Tokens, dragons and action cards not named are
in the bag and the decks.
"""

from __future__ import annotations

from logovo.core.seats import TABLE, Seat, parse_seat, seat_word
from logovo.games.gold import heaps
from logovo.games.gold.asks import ASK_WORDS
from logovo.games.gold.components import CARD_COUNTS, CARD_WORDS, PLACES, TOKEN_COUNTS
from logovo.games.gold.game import GAME
from logovo.games.gold.state import GoldState
from logovo.games.gold.views import GoldView
from logovo.testkit import desk as testkit

SPARE = ("D18 -", "D16 -", "D13 -", "D10 -", "D17 -")


class Desk(testkit.Desk[GoldState]):
    """A table under test: moves as notation, seats as p1, p2, …"""

    def __init__(self, state: GoldState) -> None:
        super().__init__(GAME, state)

    def legal(self, who: str = "") -> list[str]:
        seat = seat_of(who) if who else GAME.awaited(self.state)[0]
        return [str(move) for move in GAME.legal(self.state, seat)]

    @property
    def asked(self) -> str:
        """Who is asked what: `p2 cut`; all of them at the market."""
        if self.state.is_over():
            return "over"
        seats = " ".join(seat_word(seat) for seat in GAME.awaited(self.state))
        return f"{seats} {ASK_WORDS[self.state.asks.kind()]}"

    def stash(self, who: str) -> str:
        return heaps.heap_text(self.state.stash[seat_of(who)])

    def view(self, who: str = "") -> GoldView:
        seen = GAME.view(self.state, seat_of(who) if who else TABLE)
        assert isinstance(seen, GoldView)
        return seen

    def up(self, who: str) -> str:
        return " ".join(self.view().everybody[seat_of(who)].face_up)

    def down(self, who: str) -> str:
        return " ".join(self.view().everybody[seat_of(who)].face_down)

    def line(self, place: int) -> str:
        """The knights at a place, 1 to 4: `p1 4, p2 3`."""
        standing = self.view().places[place - 1].line
        return ", ".join(f"{seat_word(one.seat)} {one.knight}" for one in standing)

    def dragon(self, place: int) -> str:
        return self.view().places[place - 1].dragon

    def cards(self, who: str) -> list[str]:
        return list(self.view(who).everybody[seat_of(who)].cards)

    def played(self) -> list[str]:
        return list(self.view().played)


def seat_of(who: str) -> Seat:
    seat = parse_seat(who)
    assert seat is not None
    return seat


def lay_out(
    *dragons: str,
    players: int = 3,
    active: str = "p1",
    stash: dict[str, str] | None = None,
    down: dict[str, str] | None = None,
    cards: dict[str, str] | None = None,
    played: str = "",
    turns: int = 5,
    skips: int = 0,
    deck: int = 14,
    bag: str = "",
    options: dict[str, str] | None = None,
) -> Desk:
    """A table at the start of `active`'s turn. With `bag` the bag holds just that, and what
    is left over lies in the last player's stash."""
    chosen = dict(options or {})
    if cards is not None:
        chosen["advanced"] = "on"
    named = {spec.split()[0] for spec in dragons}
    spare = [spec for spec in SPARE if spec.split()[0] not in named]
    specs = list(dragons) + spare[: PLACES - len(dragons)]
    places = [place_of(spec) for spec in specs]
    lines = [knight.removesuffix("+") for spec in specs for knight in knights_of(spec)]
    taken = {str(place["dragon"]) for place in places}
    rest = [f"D{i}" for i in range(1, 19) if f"D{i}" not in taken]
    seats = [f"p{i + 1}" for i in range(players)]
    stashes = {who: (stash or {}).get(who, "-") for who in seats}
    lying = "".join(stashes.values()) + "".join(str(place["tokens"]) for place in places)
    left = heaps.heap_text(full_box() - heaps.parse_heap(lying.replace("-", "") or "-"))
    if bag:
        over = heaps.parse_heap(left) - heaps.parse_heap(bag)
        stashes[seats[-1]] = heaps.heap_text(over + heaps.parse_heap(stashes[seats[-1]]))
        left = bag
    hands = {who: (cards or {}).get(who, "").split() for who in seats}
    used = [card for hand in hands.values() for card in hand] + played.split()
    state = GAME.load(
        {
            "players": players,
            "options": GAME.options(players, chosen).values,
            "active": seat_of(active),
            "turns": turns,
            "skips": skips,
            "slain": 18 - deck - len(taken - {"-"}),
            "ended": "",
            "bag": left,
            "deck": rest[:deck],
            "places": places,
            "seats": [
                {
                    "stash": stashes[who],
                    "up": [
                        knight
                        for knight in "4321"
                        if knight not in (down or {}).get(who, "").split()
                        and f"{who} {knight}" not in lines
                    ],
                    "down": (down or {}).get(who, "").split(),
                    "cards": hands[who],
                    "spoils": "-",
                }
                for who in seats
            ],
            "action_deck": unused_cards(used) if chosen.get("advanced") == "on" else [],
            "played": played.split(),
            "sword_on": False,
            "battle": {
                "place": "-",
                "after": "turn-over",
                "hoard": "-",
                "shares": [],
                "ranks": [],
                "choosing": [],
                "chosen": 0,
                "taken": [0] * players,
                "thief_at": 0,
                "thief": -1,
                "victim": -1,
                "cloaked": [],
                "gloved": "-",
                "culprit": -1,
            },
            "market": {
                "ready": [],
                "made": [0] * players,
                "last_offer": 0,
                "offers": [],
            },
            "asks": [{"ask": "turn", "seat": seat_of(active), "at": 0, "card": "", "by": 0}],
        }
    )
    return Desk(state)


def place_of(spec: str) -> dict[str, object]:
    dragon, tokens = spec.partition(":")[0].split()
    return {"dragon": dragon, "tokens": tokens, "line": knights_of(spec), "potions": 0}


def knights_of(spec: str) -> list[str]:
    knights = spec.partition(":")[2].split(",")
    return [knight.strip() for knight in knights if knight.strip()]


def unused_cards(used: list[str]) -> list[str]:
    return [
        word
        for word, count in zip(CARD_WORDS, CARD_COUNTS, strict=True)
        for _i in range(count - used.count(word))
    ]


def full_box() -> int:
    return sum(int(heaps.some(kind, TOKEN_COUNTS[kind])) for kind in range(heaps.KINDS))


def at_market(**settings: object) -> Desk:
    """The eighth dragon falls to p1 alone: the market opens."""
    stash = settings.pop("stash", None)
    options = settings.pop("options", None)
    players = settings.pop("players", 3)
    assert isinstance(players, int) and not settings
    assert stash is None or isinstance(stash, dict)
    assert options is None or isinstance(options, dict)
    desk = lay_out("D4 - : p1 4", players=players, stash=stash, options=options, deck=7)
    desk.play("send 2 @1")
    return desk
