import { describe, expect, it } from 'vitest';
import { labelOf, nextCount, offers } from '@/boards/larder/notation';
import { groups, run } from '@/boards/larder/view';
import { fittingOptions } from '@/lib/options';
import { scoreLines } from '@/lib/scores';
import { tale as goldTale } from '@/boards/gold/tale';
import { tale as luckyTale } from '@/boards/lucky/tale';
import { decidingStep } from '@/lib/deciding';
import { codeIn } from '@/lib/codes';
import { inviteTo, reachable } from '@/lib/reach';
import { placeOf } from '@/lib/places';

describe('larder notation', () => {
  const found = offers([
    'lay 7 1',
    'lay 7 3',
    'lay 7 2',
    'lay zero 1',
    'take',
    'swap 3 zero',
    'swap 3 9',
    'turn 2',
    'fetch 5',
  ]);

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
    expect(groups(['1', '1', '7'])).toEqual([
      { card: '1', count: 2 },
      { card: '7', count: 1 },
    ]);
    expect(run(['4', '2', '2'])).toBe(2);
    expect(run([])).toBe(0);
  });
});

describe('addresses', () => {
  it('open pages', () => {
    expect(placeOf('/', '')).toEqual({ page: 'front' });
    expect(placeOf('/t/k3v9', '#token')).toEqual({ page: 'table', id: 'k3v9' });
    expect(placeOf('/rules/larder', '#zero')).toEqual({
      page: 'rules',
      game: 'larder',
      rule: 'zero',
    });
    expect(placeOf('/nowhere', '')).toEqual({ page: 'lost' });
    expect(placeOf('/t/%E0%A4%A', '')).toEqual({ page: 'lost' });
  });

  it('are found in what a friend has sent', () => {
    expect(codeIn('k3v9abcd')).toEqual({ id: 'k3v9abcd', token: '' });
    expect(codeIn(' http://host:8321/t/k3v9abcd#eyJx.y ')).toEqual({
      id: 'k3v9abcd',
      token: 'eyJx.y',
    });
    expect(codeIn('come and play!')).toBeNull();
    for (const said of ['kmtrxp', ' KMT RXP ', 'kmt-rxp', 'КМТ рхр'])
      expect(codeIn(said)).toMatchObject({
        letters: expect.stringMatching(/^\p{L}{6}$/u) as string,
      });
  });
});

describe('the plot of scores', () => {
  it('has a point where something changed, and ends with the result', () => {
    expect(scoreLines([[0, 0], [0, 0], null, [0, 4], [0, 4]], [3, 4])).toEqual([
      [0, 0],
      [0, 4],
      [3, 4],
    ]);
    expect(scoreLines([null], [1, 2])).toEqual([]);
  });
});

describe('an option that names a seat', () => {
  const choices = [
    { key: 'begins', values: ['lot', 'host'], seat: true },
    { key: 'gap', values: ['5', '7'], seat: false },
    { key: 'graves', values: ['lot'], seat: false },
  ];

  it('falls back when the seat it names is gone', () => {
    const options = { begins: 'p4', gap: '7', graves: 'p4' };
    expect(fittingOptions(options, choices, 4)).toEqual(options);
    expect(fittingOptions(options, choices, 3)).toEqual({ ...options, begins: 'lot' });
  });
});

describe('an invitation', () => {
  const house = {
    engine: '',
    games: [],
    levels: [],
    phrases: [],
    reach: 'http://192.168.1.5:8321',
  };
  const here = { origin: 'http://127.0.0.1:8321', hostname: '127.0.0.1' };
  const away = { origin: 'https://lair.example', hostname: 'lair.example' };

  it('uses an address that other devices can reach', () => {
    expect(inviteTo('k3v9', here, house)).toBe('http://192.168.1.5:8321/t/k3v9');
    expect(inviteTo('k3v9', away, house)).toBe('https://lair.example/t/k3v9');
    expect(inviteTo('k3v9', here, { ...house, reach: '' })).toBe('http://127.0.0.1:8321/t/k3v9');
    for (const hostname of ['localhost', '127.0.0.1', '[::1]'])
      expect(reachable({ origin: 'x', hostname }, { ...house, reach: '' })).toBe('');
  });
});

describe('what decided a game', () => {
  const won = (seat: number) => ({ winner_seats: [seat], places: [] });

  it('is the step after which the winner led to the end', () => {
    expect(
      decidingStep(
        [
          [0, 0],
          [2, 1],
          [2, 3],
          [4, 3],
        ],
        won(0),
      ),
    ).toBe(3);
    expect(decidingStep([[0, 0], null, [1, 5], [4, 9]], won(0))).toBe(1); // fewer is better
    expect(
      decidingStep(
        [
          [1, 0],
          [2, 1],
        ],
        won(0),
      ),
    ).toBe(-1); // led all the way
    expect(decidingStep([null, null], won(0))).toBe(-1);
    expect(
      decidingStep(
        [
          [0, 0],
          [1, 1],
        ],
        { winner_seats: [0, 1], places: [] },
      ),
    ).toBe(-1);
  });
});

describe('the tale of a game', () => {
  it('has the points of everybody by kind, and who was mad in each round', () => {
    const scored = {
      kind: 'scored',
      seat: 1,
      coins: 4,
      sets: 10,
      majorities: 0,
      points: 14,
      tokens: [],
    } as const;
    expect(goldTale([scored], 2).rows).toEqual([
      [0, 0, 0],
      [4, 10, 0],
    ]);
    const roles = {
      kind: 'roles-shown',
      mad_seats: [2],
      lucky_seats: [0, 1],
      aside: [],
      goals: [],
    } as const;
    const ended = { kind: 'round-ended', round: 1, winners: 'mad', by_seat: -1 } as const;
    const told = luckyTale([ended, roles], 3);
    expect(told.rows).toEqual([[0], [0], [1]]);
    expect(told.lines[0]!.facts).toMatchObject({ round: 1, mad_seats: [2], winners: 'mad' });
  });
});
