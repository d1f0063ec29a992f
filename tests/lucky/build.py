"""Positions of lucky that can be read at a glance.

    desk = lay_out("T5 dust", "fire", "", forest="T2 @1,0, T3 @2,0", goals="P1 G P2", mad="2")

Hands are told from seat 1 on, the card held longest first. `broken="1 lamp, 3 boots"` breaks
tools before seats, `looked="1 g2"` tells who has looked where. `deck` names the cards left, the
top last; cards that are not named anywhere lie in the deck, or in the discard if a deck is given.
"""

from __future__ import annotations

from logovo.core.positions import Reading
from logovo.core.seats import TABLE, Seat
from logovo.games.lucky.components import GOLD_COUNTS, KIND_COUNTS, KIND_WORDS
from logovo.games.lucky.game import GAME
from logovo.games.lucky.loading import KEYS, set_up
from logovo.games.lucky.rounds import lucky_used, mad_used
from logovo.games.lucky.state import Lucky
from logovo.games.lucky.views import LuckyView
from logovo.testkit import desk as testkit


class Desk(testkit.Desk[Lucky]):
    """A table under test: moves as notation, seats counted from 1."""

    def __init__(self, state: Lucky) -> None:
        super().__init__(GAME, state)

    def legal(self) -> list[str]:
        return [str(move) for move in GAME.legal(self.state, self.seat())]

    @property
    def turn(self) -> int:
        return self.seat() + 1

    def seen(self, by: int = 0) -> LuckyView:
        """What seat `by` sees; an onlooker by default."""
        return GAME.view(self.state, Seat(by - 1) if by else TABLE)

    def goal(self, number: int) -> str:
        """What lies open there with its position, or nothing: `P1`, `P1 r`."""
        goal = self.seen().goals[number - 1]
        return f"{goal.card}{' r' if goal.turned else ''}" if goal.open else ""

    def hand(self, number: int) -> list[str]:
        return list(self.seen(number).held)

    def gold(self, number: int) -> list[int]:
        return [int(value) for value in self.seen(number).seats[number - 1].gold]


def lay_out(
    *hands: str,
    forest: str = "",
    goals: str = "G P1 P2",
    mad: str = "",
    broken: str = "",
    looked: str = "",
    deck: str | None = None,
    gold: tuple[tuple[int, ...], ...] = (),
    round: int = 1,
    turn: int = 1,
    first: int = 1,
    last_played: int = 0,
    **options: str,
) -> Desk:
    players = len(hands)
    chosen = GAME.options(players, {key.replace("_", "-"): options[key] for key in options})
    lines = forest.split(", ") if forest else []
    used = [card for hand in hands for card in hand.split()] + [row.split()[0] for row in lines]
    tools: list[list[str]] = [[] for _hand in hands]
    for part in broken.split(", ") if broken else []:
        seat, tool = part.split()
        tools[int(seat) - 1].append(tool)
        used.append("break-" + tool)
    rest = [KIND_WORDS[kind] for kind in range(len(KIND_WORDS)) for _n in range(KIND_COUNTS[kind])]
    for card in used + (deck.split() if deck else []):
        rest.remove(card)
    peeks = looked.split(", ") if looked else []
    mad_seats = [int(seat) - 1 for seat in mad.split()]
    aside = ["mad"] * (mad_used(chosen) - len(mad_seats))
    aside += ["lucky"] * (lucky_used(chosen) - (players - len(mad_seats)))
    bank = [value + 1 for value in range(3) for _n in range(GOLD_COUNTS[value])]
    for values in gold:
        for value in values:
            bank.remove(value)
    position: dict[str, object] = {
        "players": players,
        "options": dict(chosen.values),
        "round": round,
        "first": first - 1,
        "ask": "turn",
        "turn": turn - 1,
        "last_played": last_played - 1,
        "shown": False,
        "seats": [
            {
                "role": "mad" if seat in mad_seats else "lucky",
                "hand": hands[seat].split(),
                "broken": tools[seat],
                "looked": [w.split()[1] for w in peeks if w.split()[0] == str(seat + 1)],
                "gold": list(gold[seat]) if gold else [],
                "gained": 0,
            }
            for seat in range(players)
        ],
        "aside": aside,
        "forest": lines,
        "goals": [{"card": card, "open": False, "turned": False} for card in goals.split()],
        "tied": "",
        "fresh": [],
        "deck": rest if deck is None else deck.split(),
        "discard": [] if deck is None else rest,
        "bank": bank,
        "offer": [],
        "takers": [],
    }
    # Hands may be shorter than play would leave them, so that a test shows only what matters.
    return Desk(set_up(Reading(position, KEYS), chosen))


def dealt(forest: str, card: str, goals: str, players: int = 3, goal_step: str = "3") -> Desk:
    """A position that play could have led to: every turn of the round laid one of these cards,
    hands are full, and the next seat holds `card`. Loaded with nothing trusted."""
    lines = forest.split(", ") if forest else []
    rest = [KIND_WORDS[kind] for kind in range(len(KIND_WORDS)) for _n in range(KIND_COUNTS[kind])]
    for word in [card, *[line.split()[0] for line in lines]]:
        rest.remove(word)
    turn = len(lines) % players
    hands = [rest[seat * 6 : seat * 6 + 6] for seat in range(players)]
    hands[turn][0] = card
    rest = rest[turn * 6 : turn * 6 + 1] + rest[players * 6 :]
    position = GAME.dump(
        lay_out(
            *[" ".join(hand) for hand in hands],
            forest=forest,
            goals=goals,
            turn=turn + 1,
            last_played=(turn - 1) % players + 1 if lines else 0,
            goal_step=goal_step,
        ).state
    )
    position["deck"] = rest
    return Desk(GAME.load(position))


def reread(desk: Desk) -> dict[str, object]:
    """The position written down and set up again, whether or not play could lead to it."""
    return GAME.dump(set_up(Reading(GAME.dump(desk.state), KEYS), desk.state.options))


def opened(desk: Desk) -> list[str]:
    return [desk.goal(1), desk.goal(2), desk.goal(3)]
