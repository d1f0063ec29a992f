"""Who may be a Mad Lucky, judged by what everybody has done.

Every deed is of a kind; how many times likelier a kind is for a Mad Lucky than for a digger was
counted in games of the house's bots and is drawn towards 1, because people vary more. The
weights of a seat's deeds multiply; together with the role cards in play they give chances.
Words are deeds, too: who is accused by somebody trusted is suspected a little more, and who has
lied about a goal, or vouches for a seat that is suspected, is suspected for that.
"""

from __future__ import annotations

from typing import Final, final

from logovo.core.journal import Event
from logovo.core.options import Options
from logovo.core.seats import Seat
from logovo.core.views import Knowledge
from logovo.games.lucky.cells import REACHED, THROUGH
from logovo.games.lucky.claims import parse_claim
from logovo.games.lucky.components import (
    GOAL_CARDS,
    GOAL_MASKS,
    GOAL_MASKS_TURNED,
    GOAL_WORDS,
    GOALS,
    KIND_WORDS,
    THROUGH_KINDS,
)
from logovo.games.lucky.events import (
    UNKNOWN,
    CardPassed,
    GoalLookedAt,
    GoalOpened,
    PathBurnt,
    PathLaid,
    PitLaid,
    PitTied,
    RoleDealt,
    RoundBegan,
    ToolBroken,
    ToolMended,
    TurnBegan,
)
from logovo.games.lucky.forest import Forest
from logovo.games.lucky.knowledge import LuckyKnowledge
from logovo.games.lucky.moves import place_at
from logovo.games.lucky.options import GAP, GOAL_STEP
from logovo.games.lucky.roles import RoleOdds
from logovo.games.lucky.rounds import lucky_used, mad_used
from logovo.search.belief import Belief
from logovo.search.beliefs.lucky_talk import GOLD_CARD, GoalTalk
from logovo.search.policies.lucky_distance import Distance

# Kinds of deed, with how many times likelier they are for a Mad Lucky.
WEIGHTS: Final = {
    "path-nearer": 0.2,
    "path-aside": 0.9,
    "path-spoilt": 5.0,
    "dead-end": 3.5,
    "burnt-path": 3.5,
    "burnt-dead-end": 0.25,
    "broke": 4.0,
    "broke-suspect": 1.2,
    "mended-own": 0.8,
    "mended": 0.25,
    "mended-suspect": 0.6,
    "looked": 0.5,
    "passed": 1.2,
    "passed-blocked": 0.8,
    "lied": 5.0,
    "told-truth": 0.7,
    # Whoever accuses tells nothing of themselves: Mad Luckies do as much where that is trusted.
    "accused-suspect": 1.0,
    "accused-other": 1.0,
    "vouched-suspect": 1.3,
    # Of the seat spoken of, if a digger says it: beyond what the seat did itself.
    "accused": 1.1,
    "vouched": 0.7,
}
LEAST_WEIGHT: Final = 0.02
MOST_WEIGHT: Final = 50.0
SUSPECT: Final = 0.5  # from this chance on a seat counts as one


@final
class Suspicion(Belief):
    """Follows the forest from the events alone, to see whom a card helped."""

    def __init__(self, options: Options, observer: Seat) -> None:
        self.options = options
        self.observer = observer
        self.role = UNKNOWN
        self.forest = Forest()
        self.distance = Distance()
        self.weights = [1.0] * options.players
        self.broken: list[set[str]] = [set() for _seat in range(options.players)]
        self.goals = [UNKNOWN] * 3  # as the observer knows them
        self.deeds: list[tuple[int, str]] = []  # of this round, for those who study them
        self.fresh = 0  # pits turned up, whose paths are not yet followed
        self.talk = GoalTalk()
        self.words: set[tuple[int, str, str]] = set()  # about roles: each counts once a round
        self.clear()

    def clear(self) -> None:
        self.forest.clear(self.options.number(GAP), self.options.number(GOAL_STEP))
        self.weights = [1.0] * self.options.players
        self.broken = [set() for _seat in range(self.options.players)]
        self.goals = [UNKNOWN] * 3
        self.deeds = []
        self.fresh = 0
        self.talk = GoalTalk()
        self.words = set()

    # --- answers -----------------------------------------------------------------

    def weigh(self, knowledge: Knowledge) -> None:
        assert isinstance(knowledge, LuckyKnowledge)
        knowledge.belief = list(self.weights)
        knowledge.gold = self.talk.gold_weights(self.chances()) if self.talk.said else None

    def chances(self) -> list[float]:
        """How likely each seat is mad, for all the observer knows."""
        players = self.options.players
        others = [seat for seat in range(players) if seat != self.observer or self.role == UNKNOWN]
        mad = mad_used(self.options) - (1 if self.role == "mad" else 0)
        aside = mad_used(self.options) + lucky_used(self.options) - players
        odds = RoleOdds(others, [self.weights[seat] for seat in others], aside, mad)
        found = [1.0 if self.role == "mad" else 0.0] * players
        for seat, chance in zip(others, odds.chances(), strict=True):
            found[seat] = chance
        return found

    # --- listening ---------------------------------------------------------------

    def hear(self, event: Event) -> None:
        if isinstance(event, TurnBegan):
            return
        if isinstance(event, RoundBegan):
            self.clear()
        elif isinstance(event, RoleDealt):
            if event.seat == self.observer:
                self.role = event.role
        elif isinstance(event, PathLaid):
            self.hear_path(event)
        elif isinstance(event, (GoalOpened, PitLaid)):
            self.hear_goal(event)
        elif isinstance(event, PitTied):
            self.goals[GOAL_WORDS.index(event.goal)] = event.card
            self.judge()
        elif isinstance(event, PathBurnt):
            self.hear_fire(event)
        elif isinstance(event, (ToolBroken, ToolMended)):
            self.hear_tool(event)
        elif isinstance(event, GoalLookedAt):
            self.note(event.seat, "looked")
            self.talk.looked.add((int(event.seat), GOAL_WORDS.index(event.goal)))
            if event.card != UNKNOWN:
                self.goals[GOAL_WORDS.index(event.goal)] = event.card
                self.judge()
        elif isinstance(event, CardPassed):
            self.note(event.seat, "passed-blocked" if self.broken[event.seat] else "passed")

    def hear_path(self, event: PathLaid) -> None:
        self.follow_pits()
        forest = self.forest
        kind = KIND_WORDS.index(event.card)
        variant = kind * 2 + int(event.turned)
        cell = forest.cell(place_at(event.x, event.y))
        self.distance.look_openly(forest)
        before = int(self.distance.near)
        after = int(self.distance.after_joining(forest, cell, variant))
        forest.lay(cell, variant)
        if after < before:
            self.note(event.seat, "path-nearer")
        elif kind >= THROUGH_KINDS:
            self.note(event.seat, "dead-end")
        elif after > before:
            self.note(event.seat, "path-spoilt")
        else:
            self.note(event.seat, "path-aside")

    def hear_goal(self, event: GoalOpened | PitLaid) -> None:
        goal, card = GOAL_WORDS.index(event.goal), GOAL_CARDS.index(event.card)
        self.goals[goal] = event.card
        self.forest.open_goal(goal, (GOAL_MASKS_TURNED if event.turned else GOAL_MASKS)[card])
        self.fresh |= 1 << goal
        self.judge()

    def follow_pits(self) -> None:
        if self.fresh:
            self.forest.carry_on(self.fresh)
            self.fresh = 0

    def hear_fire(self, event: PathBurnt) -> None:
        self.follow_pits()
        cell = self.forest.cell(place_at(event.x, event.y))
        word = int(self.forest.cells[cell])
        self.forest.burn(cell)
        if word & THROUGH == 0:
            self.note(event.seat, "burnt-dead-end")
        elif word & REACHED != 0:
            self.note(event.seat, "burnt-path")

    def hear_tool(self, event: ToolBroken | ToolMended) -> None:
        is_suspect = self.chances()[event.target_seat] >= SUSPECT
        if isinstance(event, ToolBroken):
            self.broken[event.target_seat].add(event.tool)
            if event.seat != event.target_seat:
                self.note(event.seat, "broke-suspect" if is_suspect else "broke")
            return
        self.broken[event.target_seat].discard(event.tool)
        if event.seat == event.target_seat:
            self.note(event.seat, "mended-own")
        else:
            self.note(event.seat, "mended-suspect" if is_suspect else "mended")

    def hear_claim(self, seat: int, text: str) -> None:
        """A word about a goal from one who has looked at it tells where the gold may be; once
        the observer knows better, any word shows whom to trust. A word about a role counts by
        the trust in its speaker, and tells on the speaker, too."""
        claim = parse_claim(seat, text)
        if seat == self.observer:
            return
        if claim.is_about_goal:
            goal = GOAL_WORDS.index(claim.subject)
            if int(self.forest.open_goals) & (1 << goal) == 0:
                self.talk.said[(seat, goal)] = claim.what == "gold"
                self.judge()
            return
        target = int(claim.subject) - 1
        word = (seat, claim.subject, claim.what)
        if target != seat and 0 <= target < self.options.players and word not in self.words:
            self.words.add(word)
            self.hear_of_role(seat, target, claim.what == "mad")

    def hear_of_role(self, seat: int, target: int, is_accused: bool) -> None:
        mad = self.chances()
        is_suspect = mad[target] >= SUSPECT
        trusted = 1.0 - mad[seat]
        weight = WEIGHTS["accused" if is_accused else "vouched"]
        self.weigh_seat(target, mad[seat] + trusted * weight)
        if is_accused:
            self.note(seat, "accused-suspect" if is_suspect else "accused-other")
        elif is_suspect:
            self.note(seat, "vouched-suspect")

    def judge(self) -> None:
        for seat, is_true in self.talk.judge(self.goals):
            self.note(seat, "told-truth" if is_true else "lied")

    def note(self, seat: int, deed: str) -> None:
        self.deeds.append((seat, deed))
        self.weigh_seat(seat, WEIGHTS[deed])

    def weigh_seat(self, seat: int, weight: float) -> None:
        self.weights[seat] = min(MOST_WEIGHT, max(LEAST_WEIGHT, self.weights[seat] * weight))

    # --- what a word would do ----------------------------------------------------

    def gold_chances(self) -> list[float]:
        """For each goal, how likely the gold lies there, for what is known and what was said."""
        said = self.talk.gold_weights(self.chances()) or [1.0] * GOALS
        found = [0.0] * GOALS
        for goal in range(GOALS):
            card = self.goals[goal]
            if card == GOLD_CARD:
                return [1.0 if other == goal else 0.0 for other in range(GOALS)]
            if card == UNKNOWN:
                found[goal] = said[goal]
        whole = sum(found)
        return [chance / whole if whole > 0.0 else 0.0 for chance in found]

    def as_if(self, seat: int, text: str) -> tuple[list[float], list[float]]:
        """Who would be taken for mad, and where the gold would be looked for, if this were said
        now. Nothing is changed."""
        weights, deeds, words = list(self.weights), len(self.deeds), set(self.words)
        said, judged = dict(self.talk.said), set(self.talk.judged)
        self.hear_claim(seat, text)
        found = (self.chances(), self.gold_chances())
        self.weights, self.deeds, self.words = weights, self.deeds[:deeds], words
        self.talk.said, self.talk.judged = said, judged
        return found
