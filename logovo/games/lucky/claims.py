"""Talk beside the game: what the players say about goals and each other, true or false."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from logovo.core.claims import ClaimBoard
from logovo.core.errors import BadNotation
from logovo.core.journal import Event
from logovo.core.rulebook import Fact, Refusal
from logovo.games.lucky import rulebook
from logovo.games.lucky.components import GOAL_WORDS, ROLE_WORDS
from logovo.games.lucky.events import RoundBegan, RoundEnded, TurnBegan
from logovo.games.lucky.moves import parse_number

AT_ONCE: Final = 3  # claims a speaker between two turns
ME: Final = "me"


@final
@dataclass(frozen=True)
class Claim:
    """`subject` is a goal, or a seat as notation writes it (`me` becomes the speaker's)."""

    subject: str
    what: str
    text: str

    @property
    def is_about_goal(self) -> bool:
        return self.subject in GOAL_WORDS


def parse_claim(seat: int, text: str) -> Claim:
    """`claim g2 gold`, `claim me lucky`, `claim 4 mad`; raises BadNotation for anything else."""
    words = text.split(" ")
    if len(words) == 3 and words[0] == "claim":
        subject, what = words[1], words[2]
        # lucky.claim-goal
        if subject in GOAL_WORDS and what in ("gold", "pit"):
            return Claim(subject, what, text)
        # lucky.claim-role
        if what in ROLE_WORDS:
            if subject == ME:
                return Claim(str(seat + 1), what, text)
            number = parse_number(subject)
            if number is not None and str(number) == subject:
                return Claim(subject, what, text)
    raise BadNotation(text)


@final
class LuckyClaims(ClaimBoard):
    """The newest claim of every speaker about every subject."""

    # lucky.claim-free: nothing is checked. lucky.claim-outside: no state is at hand here.

    def __init__(self, players: int) -> None:
        self.players: Final = players
        self.said: list[tuple[int, Claim]] = []
        self.counts = [0] * players  # since the turn began
        self.is_open = False  # a round is being played

    def refusal(self, seat: int, text: str) -> Refusal | None:
        claim = parse_claim(seat, text)
        rule = rulebook.CLAIM_GOAL if claim.is_about_goal else rulebook.CLAIM_ROLE
        if not 0 <= seat < self.players or not self.is_open:
            return Refusal(rule, {"claim": text})
        if not claim.is_about_goal and int(claim.subject) > self.players:
            return Refusal(rule, {"claim": text})
        # lucky.claim-newest: three at most between two turns.
        if self.counts[seat] >= AT_ONCE:
            return Refusal(rulebook.CLAIM_NEWEST, {"most": AT_ONCE})
        return None

    def make(self, seat: int, text: str) -> None:
        # lucky.claim-newest: the newest per speaker and subject replaces the older one.
        claim = parse_claim(seat, text)
        kept: list[tuple[int, Claim]] = []
        for speaker, older in self.said:
            if speaker != seat or older.subject != claim.subject:
                kept.append((speaker, older))
        self.said = [*kept, (seat, claim)]
        self.counts[seat] += 1

    def hear(self, event: Event) -> None:
        if isinstance(event, TurnBegan):
            self.counts = [0] * self.players
        elif isinstance(event, RoundBegan):
            self.is_open = True
        elif isinstance(event, RoundEnded):
            self.is_open = False
            self.said = []

    def sentence(self, seat: int, text: str) -> tuple[str, dict[str, Fact]]:
        claim = parse_claim(seat, text)
        if claim.is_about_goal:
            return "claim-goal", {"seat": seat, "goal": claim.subject, "what": claim.what}
        target = int(claim.subject) - 1
        if target == seat:
            return "claim-me", {"seat": seat, "role": claim.what}
        return "claim-role", {"seat": seat, "target_seat": target, "role": claim.what}

    def shown(self) -> list[tuple[int, str]]:
        # lucky.claim-language: codes; every reader's texts turn them into sentences.
        return [(speaker, claim.text) for speaker, claim in self.said]
