"""The result of a game divided into choice and luck, so that the parts add up exactly.

Going back from the end: the chance before an entry is the chance after the *policy's* move
there, averaged over the luck that move may meet. What the played move brings beyond that is
the decision's part; what the luck it really met brings beyond the average is luck's. Where the
policy would have played the same, the decision's part is nothing, without any error of
estimation; where no luck was drawn, luck's part is nothing. All are whole numbers of one
scale, so the sums telescope to the result by construction.
"""

from __future__ import annotations

from collections.abc import Callable

from logovo.core.log import MOVE as PLAYED
from logovo.core.seats import TABLE, Seat
from logovo.review.chances import Chances
from logovo.review.report import CLOCK, DEAL, MOVE, UNSOUND, Account, Decision, Shift
from logovo.review.story import PastMoment

Values = tuple[int, ...]


def steps_of(chances: Chances, story: list[PastMoment], advance: Callable[[], None]) -> list[Shift]:
    """One step for the deal and one for every moment, in their order."""
    nothing = (0,) * chances.players
    later = chances.result(story[-1].after)
    found: list[Shift] = []
    for moment in reversed(story):
        earlier, expected = judged(chances, moment, later)
        kind = MOVE if moment.kind == PLAYED else CLOCK
        found.append(
            Shift(moment.entry, kind, moment.seat, minus(expected, earlier), minus(later, expected))
        )
        later = earlier
        advance()
    found.append(Shift(0, DEAL, TABLE, nothing, minus(later, chances.before_the_deal())))
    found.reverse()
    return found


def judged(chances: Chances, moment: PastMoment, later: Values) -> tuple[Values, Values]:
    """The chances before the entry, and after its move with average luck."""
    before, seat = moment.before, moment.seat
    if moment.kind != PLAYED:
        expected = chances.after_clock(before) if moment.drew else later
        return expected, expected
    played = chances.game.parse_move(moment.text)
    expected = chances.after_move(before, seat, played) if moment.drew else later
    own = chances.policy_move(before, seat)
    if own is None or own == played:
        return expected, expected
    return chances.after_move(before, seat, own), expected


def chance_before(chances: Chances, story: list[PastMoment], at: int) -> Values:
    """One point of the curve by itself: as soon as luck was drawn, or the policy would have
    played otherwise, what came later has no part in it."""
    for moment in story[at:]:
        earlier, _expected = judged(chances, moment, ())
        if earlier:
            return earlier
    return chances.result(story[-1].after)


def minus(one: Values, other: Values) -> Values:
    return tuple(a - b for a, b in zip(one, other, strict=True))


def curve_of(chances: Chances, steps: list[Shift]) -> list[Values]:
    """Every seat's chance before the deal and after every step."""
    curve = [chances.before_the_deal()]
    for step in steps:
        change = zip(curve[-1], step.choice, step.luck, strict=True)
        curve.append(tuple(value + choice + luck for value, choice, luck in change))
    return curve


def accounts_of(
    chances: Chances, steps: list[Shift], curve: list[Values], decisions: list[Decision]
) -> list[Account]:
    accounts: list[Account] = []
    for seat in (Seat(i) for i in range(chances.players)):
        mine = [made for made in decisions if made.seat == seat and not made.forced]
        bad = sum(
            1 for made in mine if made.foresight is not None and made.foresight.verdict in UNSOUND
        )
        accounts.append(
            Account(
                seat=seat,
                first=curve[0][seat],
                own=sum(step.choice[seat] for step in steps if step.seat == seat),
                others=sum(step.choice[seat] for step in steps if step.seat != seat),
                luck=sum(step.luck[seat] for step in steps),
                result=curve[-1][seat],
                decisions=len(mine),
                sound=len(mine) - bad,
            )
        )
    return accounts


def deciding_moments(steps: list[Shift], curve: list[Values], most: int = 3) -> list[int]:
    """The steps that moved the chances most, in their order."""
    moved = [
        (-max(abs(a - b) for a, b in zip(curve[i], curve[i + 1], strict=True)), i)
        for i in range(1, len(steps))
    ]
    return sorted(i for size, i in sorted(moved)[:most] if size < 0)
