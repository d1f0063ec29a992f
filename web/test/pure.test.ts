import { describe, expect, it } from 'vitest';
import { labelOf, nextCount, offers } from '@/boards/larder/notation';
import { groups, run } from '@/boards/larder/view';
import { scoreLines } from '@/lib/scores';
import { codeIn } from '@/lib/codes';
import { placeOf } from '@/lib/places';

describe('larder notation', () => {
  const found = offers(['lay 7 1', 'lay 7 3', 'lay 7 2', 'lay zero 1', 'take', 'swap 3 zero', 'swap 3 9', 'turn 2', 'fetch 5']);

  it('is grouped by what one touches', () => {
    expect(found.lay.get('7')).toEqual([1, 2, 3]);
    expect(found.swap.get('3')).toEqual(['zero', '9']);
    expect(found.turn).toEqual([2]);
    expect(found.fetch).toEqual(['5']);
    expect(found.plain).toEqual(['take']);
  });

  it('has a label for every verb', () => {
    expect(labelOf('lay 7 2')).toEqual({ id: 'move-lay', facts: { card: '7', count: 2 } });
    expect(labelOf('name p3')).toEqual({ id: 'move-name', facts: { seat: 2 } });
    expect(labelOf('turn 1')).toEqual({ id: 'move-turn-up', facts: { stack: 1 } });
    expect(labelOf('take')).toEqual({ id: 'move-take', facts: {} });
  });

  it('walks round the counts that may be laid', () => {
    expect(nextCount([1, 2, 4], 2)).toBe(4);
    expect(nextCount([1, 2, 4], 4)).toBe(1);
    expect(nextCount([], 1)).toBe(0);
  });

  it('gathers equal cards and sees the run on top', () => {
    expect(groups(['1', '1', '7'])).toEqual([{ card: '1', count: 2 }, { card: '7', count: 1 }]);
    expect(run(['4', '2', '2'])).toBe(2);
    expect(run([])).toBe(0);
  });
});

describe('addresses', () => {
  it('open pages', () => {
    expect(placeOf('/', '')).toEqual({ page: 'front' });
    expect(placeOf('/t/k3v9', '#token')).toEqual({ page: 'table', id: 'k3v9' });
    expect(placeOf('/rules/larder', '#zero')).toEqual({ page: 'rules', game: 'larder', rule: 'zero' });
    expect(placeOf('/nowhere', '')).toEqual({ page: 'lost' });
    expect(placeOf('/t/%E0%A4%A', '')).toEqual({ page: 'lost' });
  });

  it('are found in what a friend has sent', () => {
    expect(codeIn('k3v9abcd')).toEqual({ id: 'k3v9abcd', token: '' });
    expect(codeIn(' http://host:8321/t/k3v9abcd#eyJx.y ')).toEqual({ id: 'k3v9abcd', token: 'eyJx.y' });
    expect(codeIn('come and play!')).toBeNull();
  });
});

describe('the plot of scores', () => {
  it('has a point where something changed, and ends with the result', () => {
    expect(scoreLines([[0, 0], [0, 0], null, [0, 4], [0, 4]], [3, 4])).toEqual([[0, 0], [0, 4], [3, 4]]);
    expect(scoreLines([null], [1, 2])).toEqual([]);
  });
});
