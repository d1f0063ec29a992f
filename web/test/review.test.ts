// Where a reader stands in a finished game, and what a review speaks of.
import { describe, expect, it } from 'vitest';
import { placeOf } from '@/lib/places';
import { reviewStandingOf, reviewStandingText, standingOf, standingText } from '@/lib/standing';
import type { JudgedDecision, JudgedMove } from '@/net/wire';
import { curveOf, luckOf, points, remarkOn, worthALook } from '@/pages/review/verdicts';

const move = { text: 'lay 8 1', kind: 'lay', facts: {} };
const judged = (verdict: JudgedMove['verdict']): JudgedMove => ({
  verdict,
  best: move,
  loss: 0.1,
  error: 0.02,
});
const made = (
  known: JudgedMove['verdict'],
  lay: JudgedMove['verdict'],
  seat = 0,
): JudgedDecision => ({
  entry: 5,
  seat,
  played: move,
  foresight: judged(known),
  hindsight: judged(lay),
});

describe('an address', () => {
  it('holds the step and the eyes of a replay', () => {
    for (const search of ['', '?step=7', '?step=7&eyes=open', '?eyes=2'])
      expect(standingText(standingOf(search))).toBe(search);
  });

  it('holds whose review, which decision and how it is judged', () => {
    for (const search of ['', '?player=1', '?player=2&step=31', '?player=1&step=3&open'])
      expect(reviewStandingText(reviewStandingOf(search))).toBe(search);
  });

  it('of a careless hand leads to the beginning', () => {
    expect(standingOf('?step=-3&eyes=everybody')).toEqual({ step: 1, eyes: 'table' });
    expect(reviewStandingOf('?player=x&step=1e99')).toEqual({ seat: -1, entry: 0, lay: false });
  });

  it('opens the review', () => {
    expect(placeOf('/review/k3v9', '')).toEqual({ page: 'review', id: 'k3v9' });
  });
});

describe('a review', () => {
  it('speaks of what was clearly wrong by what was known', () => {
    expect(remarkOn(made('blunder', 'best'))).toBe('blunder');
    expect(remarkOn(made('', 'blunder'))).toBe('');
    expect(remarkOn({ ...made('', ''), foresight: null, hindsight: null })).toBe('');
  });

  it('calls a good move that came badly by that name', () => {
    expect(remarkOn(made('best', 'mistake'))).toBe('bad-luck');
    expect(remarkOn(made('best', 'best'))).toBe('');
  });

  it('lists only the decisions of one seat', () => {
    expect(worthALook([made('mistake', '', 0), made('mistake', '', 1)], 1)).toHaveLength(1);
  });

  it('tells points with their sign', () => {
    expect([points(126, 2520), points(-126, 2520), points(0, 2520)]).toEqual(['+5', '−5', '0']);
    expect(luckOf(-126, 2520)).toEqual({ kind: 'cost', luck: 5 });
    expect(luckOf(3, 2520).kind).toBe('none');
  });

  it('has a point of the curve for every entry', () => {
    const page = {
      scale: 4,
      entries: [0, 3],
      curve: [
        [2, 2],
        [3, 1],
        [4, 0],
      ],
    };
    expect(curveOf(page)).toEqual([
      { entry: 0, chances: [0.75, 0.25] },
      { entry: 3, chances: [1, 0] },
    ]);
  });
});
