"""What a bot says in Mad Lucky. A digger tells what they have seen and whom they suspect; a Mad
Lucky says whatever changes the others' minds most to their good, or nothing (`lucky_lies.py`)."""

from __future__ import annotations

from typing import Final, final

from logovo.bots.talk.lucky_lies import best_lie
from logovo.core.journal import Event
from logovo.core.options import Options
from logovo.core.seats import TABLE, Seat
from logovo.games.lucky.claims import ME, parse_claim
from logovo.games.lucky.components import GOAL_WORDS
from logovo.games.lucky.events import UNKNOWN, RoundBegan, RoundEnded, TurnBegan
from logovo.games.lucky.game import GAME
from logovo.games.lucky.rounds import mad_used
from logovo.search.beliefs.lucky import Suspicion
from logovo.search.beliefs.lucky_talk import GOLD_CARD

A_TURN: Final = 2  # words between two turns; the rules allow three
SURE: Final = 0.8  # suspected so much, a seat is called mad
DOUBTED: Final = 0.5  # who accuses me is called mad from here on
CLEARED: Final = 0.25  # below it a word against a seat is taken back
TRUSTED: Final = 0.1  # below it a seat that somebody accuses is vouched for
DEFENCE: Final = f"claim {ME} lucky"


@final
class LuckyTongue:
    """Says nothing twice in a round."""

    def __init__(self, options: Options, seat: Seat) -> None:
        self.options = options
        self.seat = seat
        self.own = Suspicion(options, seat)
        self.public = Suspicion(options, TABLE)  # what somebody thinks who knows nothing more
        self.said: list[str] = []  # by this seat, in this round
        self.accusations: list[tuple[int, int]] = []  # who called whom mad, newest last
        self.words = 0  # since the turn began
        self.is_open = False

    def hear(self, event: Event) -> None:
        self.own.hear(event)
        self.public.hear(GAME.told_to(event, TABLE))
        if isinstance(event, TurnBegan):
            self.words = 0
        elif isinstance(event, RoundBegan):
            self.said, self.accusations, self.words = [], [], 0
            self.is_open = True
        elif isinstance(event, RoundEnded):
            self.is_open = False

    def hear_claim(self, seat: Seat, text: str) -> None:
        self.own.hear_claim(seat, text)
        self.public.hear_claim(seat, text)
        claim = parse_claim(seat, text)
        if seat == self.seat:
            self.said.append(text)
            self.words += 1
        elif claim.what == "mad":
            self.accusations.append((seat, int(claim.subject) - 1))

    def may_speak(self) -> bool:
        return self.is_open and self.words < A_TURN and self.own.role != UNKNOWN

    def speak(self) -> str:
        if not self.may_speak():
            return ""
        if self.is_accused() and DEFENCE not in self.said:
            return DEFENCE
        if self.own.role == "mad":
            return best_lie(self.public, self.own, self.seat, self.said)
        for text in self.truths():
            if text not in self.said:
                return text
        return ""

    def is_accused(self) -> bool:
        return any(target == self.seat for _speaker, target in self.accusations)

    def truths(self) -> list[str]:
        """What a digger might say now, most useful first."""
        return [*self.seen(), *self.suspected(), *self.taken_back(), *self.vouched()]

    def seen(self) -> list[str]:
        """The goals this seat has looked at and nobody has opened since."""
        found = []
        for goal, word in enumerate(GOAL_WORDS):
            is_open = (int(self.own.forest.open_goals) >> goal) & 1
            if (int(self.seat), goal) in self.own.talk.looked and not is_open:
                what = "gold" if self.own.goals[goal] == GOLD_CARD else "pit"
                found.append(f"claim {word} {what}")
        return found

    def suspected(self) -> list[str]:
        """Not more seats than there are Mad Luckies; who accuses oneself is called mad sooner."""
        chances = self.own.chances()
        accusers = {speaker for speaker, target in self.accusations if target == self.seat}
        ranked = sorted(range(self.options.players), key=lambda seat: -chances[seat])
        found = []
        for seat in ranked[: mad_used(self.options)]:
            needed = DOUBTED if seat in accusers else SURE
            if seat != self.seat and chances[seat] >= needed:
                found.append(f"claim {seat + 1} mad")
        return found

    def taken_back(self) -> list[str]:
        chances = self.own.chances()
        return [
            f"claim {seat + 1} lucky"
            for seat in range(self.options.players)
            if f"claim {seat + 1} mad" in self.said and chances[seat] < CLEARED
        ]

    def vouched(self) -> list[str]:
        """For who is accused by somebody else and has done nothing but good."""
        chances = self.own.chances()
        accused = {target for _speaker, target in self.accusations if target != self.seat}
        return [f"claim {seat + 1} lucky" for seat in accused if chances[seat] < TRUSTED]
