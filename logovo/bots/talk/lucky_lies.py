"""What a Mad Lucky says: every word of the small vocabulary is tried on an imagined listener who
knows what everybody knows, and the one that helps most is said, true or false.

It helps if the gold is looked for in the wrong place, if others are suspected and oneself is not;
and it is weighed that a lie about a goal may come out when the goal is turned up.
"""

from __future__ import annotations

from typing import Final

from logovo.games.lucky.components import GOAL_WORDS
from logovo.search.beliefs.lucky import WEIGHTS, Suspicion

ASTRAY: Final = 1.0  # what it is worth that nobody looks for the gold where it is
UNSUSPECTED: Final = 0.6  # not to be taken for mad
BLAME: Final = 0.2  # that a digger is
FELLOW: Final = 0.4  # that another Mad Lucky is not
FOUND_OUT: Final = 0.5  # how often a goal that is spoken of is turned up in the round
LEAST: Final = 0.02  # less than this is not worth a word


def best_lie(public: Suspicion, own: Suspicion, me: int, said: list[str]) -> str:
    """The best word, true or false; empty if none is worth saying."""
    return best_word(vocabulary(own, me), public, own, me, said)


def best_word(words: list[str], public: Suspicion, own: Suspicion, me: int, said: list[str]) -> str:
    """The best of these by the change of a listener's mind; empty if none is worth saying."""
    mad, gold = own.chances(), own.gold_chances()
    now = use(public.chances(), public.gold_chances(), mad, gold, me)
    best, most = "", LEAST
    for text in words:
        if text in said or contrary(text) in said:
            continue
        chances, goals = public.as_if(me, text)
        chances[me] = once_found_out(chances[me], text, gold)
        gain = use(chances, goals, mad, gold, me) - now
        if gain > most:
            best, most = text, gain
    return best


def vocabulary(own: Suspicion, me: int) -> list[str]:
    """All that can be claimed now about others, and about goals that only this seat has seen:
    who speaks of what they have not looked at is not listened to."""
    found = []
    for goal, word in enumerate(GOAL_WORDS):
        is_open = (int(own.forest.open_goals) >> goal) & 1
        if not is_open and (me, goal) in own.talk.looked:
            found += [f"claim {word} gold", f"claim {word} pit"]
    for seat in range(own.options.players):
        if seat != me:
            found += [f"claim {seat + 1} mad", f"claim {seat + 1} lucky"]
    return found


def contrary(text: str) -> str:
    """The same subject, the other word: who says both is not believed."""
    other = {"gold": "pit", "pit": "gold", "mad": "lucky", "lucky": "mad"}
    claim, subject, what = text.split(" ")
    return f"{claim} {subject} {other[what]}"


def use(
    chances: list[float], goals: list[float], mad: list[float], gold: list[float], me: int
) -> float:
    """How well a listener's mind suits a Mad Lucky, who knows `gold` and takes others for mad by
    `mad`."""
    rightly = sum(known * sought for known, sought in zip(gold, goals, strict=True))
    others = [seat for seat in range(len(chances)) if seat != me]
    blamed = sum(chances[seat] * (1.0 - mad[seat]) for seat in others)
    betrayed = sum(chances[seat] * mad[seat] for seat in others)
    suspected = UNSUSPECTED * chances[me] + FELLOW * betrayed
    return BLAME * blamed - ASTRAY * rightly - suspected


def once_found_out(chance: float, text: str, gold: list[float]) -> float:
    """How likely one is taken for mad when the goal one spoke of may have been turned up."""
    _claim, subject, what = text.split(" ")
    if subject not in GOAL_WORDS:
        return chance
    is_gold = gold[GOAL_WORDS.index(subject)]
    true = is_gold if what == "gold" else 1.0 - is_gold
    later = true * shifted(chance, WEIGHTS["told-truth"])
    later += (1.0 - true) * shifted(chance, WEIGHTS["lied"])
    return (1.0 - FOUND_OUT) * chance + FOUND_OUT * later


def shifted(chance: float, weight: float) -> float:
    return chance * weight / (chance * weight + 1.0 - chance)
