"""How beliefs are made again, for copies that hear what may happen (`core/keeping.py`)."""

from __future__ import annotations

from logovo.core.keeping import keep_with
from logovo.core.seats import TABLE
from logovo.games.gold.keeping import USUAL as GOLD
from logovo.games.larder.keeping import USUAL as LARDER
from logovo.games.lucky.forest import Forest
from logovo.games.lucky.keeping import USUAL as LUCKY
from logovo.search.beliefs import gold, larder
from logovo.search.beliefs.lucky import Suspicion
from logovo.search.beliefs.lucky_talk import GoalTalk
from logovo.search.policies.lucky_distance import Distance


def keep_all() -> None:
    keep_with(gold.HandReading, GOLD, TABLE)
    keep_with(larder.HandReading, LARDER, TABLE)
    keep_with(Suspicion, LUCKY, TABLE)
    keep_with(Forest)
    keep_with(GoalTalk)
    keep_with(Distance)
