// The check in the browser: the same vectors and forgeries as in Python, and what a browser adds.
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { verify, type Own } from '../src/fair/check';
import { commitment, Stream } from '../src/fair/stream';
import { gist } from '../src/net/frames';
import { freshNumber, OwnNumber } from '../src/net/number';
import type { FairSeat, TableInfo } from '../src/net/wire';
import { bytesToHex } from '@noble/hashes/utils.js';

interface Vector {
  table: string;
  house: { secret: string; commit: string };
  players: { seat: number; secret: string; commit: string }[];
  key: string;
  draws: { of: number; is: number }[];
}

const read = <T>(name: string) =>
  JSON.parse(readFileSync(new URL(`../../tests/vectors/${name}`, import.meta.url), 'utf8')) as T;
const vectors = read<Vector[]>('fairness.json');
const logs = read<{ name: string; codes: string[]; log: string }[]>('forgeries.json');
const fair = logs.find((one) => one.name === 'fair')!.log;

describe('the vectors', () => {
  it.each(vectors)('of table $table', (one) => {
    expect(commitment('house', one.house.secret)).toBe(one.house.commit);
    for (const player of one.players)
      expect(commitment('player', player.secret)).toBe(player.commit);
    const stream = new Stream(one.house.secret, one.table, one.players);
    expect(bytesToHex(stream.key)).toBe(one.key);
    expect(one.draws.map((draw, at) => stream.number(at, draw.of))).toEqual(
      one.draws.map((draw) => draw.is),
    );
  });
});

describe('a log', () => {
  it.each(logs)('$name is judged as in Python', ({ log, codes }) => {
    const verdict = verify(log);
    expect(verdict.findings.map((one) => one.code)).toEqual(codes);
    expect(verdict.result).toBe(codes.length > 0 ? 'forged' : 'fair');
  });

  it('without what it is checked by is not verifiable', () => {
    const old = readFileSync(new URL('../../docs/examples/larder.jsonl', import.meta.url), 'utf8');
    expect(verify(old).result).toBe('not-verifiable');
  });

  it('that is none is not taken for one', () => {
    for (const text of ['', 'hello', '{}', '[]\n', 'null\n'])
      expect(verify(text).findings[0]?.code).toBe('changed');
  });
});

describe('what this browser kept', () => {
  const parts = verify(fair).parts!;
  const mine = parts.players[0]!;
  const seen = parts.players.map(({ seat, commit }) => ({ seat, commit }));
  const own: Own = { ...mine, house: parts.house, seen };

  it('fits a fair log', () => {
    expect(verify(fair, [own])).toMatchObject({ result: 'fair', added: [0, 1, 2] });
  });

  it('finds a house that has shown something else before', () => {
    const codes = verify(fair, [{ ...own, house: 'ab'.repeat(32) }]).findings;
    expect(codes.map((one) => one.code)).toEqual(['other-commitment']);
  });

  it('finds another number at its own seat', async () => {
    const other = await freshNumber();
    const codes = verify(fair, [{ ...own, ...other }]).findings;
    expect(codes.map((one) => one.code)).toEqual(['own-other']);
  });

  it('finds other people than those it told its number with', () => {
    const codes = verify(fair, [{ ...own, seen: seen.slice(1) }]).findings;
    expect(codes.map((one) => one.code)).toEqual(['own-parties']);
  });

  it('says nothing of a number it never told', async () => {
    expect(verify(fair, [{ ...own, ...(await freshNumber()), seen: [] }]).result).toBe('fair');
  });
});

describe('the number of a seat', () => {
  const table = (status: TableInfo['status'], seats: FairSeat[], house = 'h'): TableInfo => ({
    id: 'table',
    game: 'larder',
    ruleset: 1,
    players: 2,
    options: {},
    settings: {},
    status,
    seats: [],
    host_seat: 0,
    created: 0,
    fair: { house, seats },
  });

  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
  });

  it('is committed to once, and told once the table starts, also after a reload', async () => {
    const number = new OwnNumber('table', 'token-of-seat-1');
    const wish = await number.wish(table('lobby', []), 1);
    expect(wish).toMatchObject({ kind: 'commit' });
    expect(await number.wish(table('lobby', []), 1)).toBeNull();
    const commit = number.kept!.commit;
    expect(commitment('player', number.kept!.secret)).toBe(commit);
    const all = [
      { seat: 0, commit: 'other', opened: false },
      { seat: 1, commit, opened: false },
    ];
    const again = new OwnNumber('table', 'token-of-seat-1');
    expect(await again.wish(table('lobby', all), 1)).toBeNull();
    expect(await again.wish(table('starting', all), 1)).toEqual({
      kind: 'reveal',
      secret: number.kept!.secret,
    });
    expect(await again.wish(table('starting', all), 1)).toBeNull();
    expect(again.kept!.seen).toEqual(all.map(({ seat, commit }) => ({ seat, commit })));
  });

  it('is not told to a house that has changed its own, nor for another commitment', async () => {
    const number = new OwnNumber('table', 'token-of-seat-2');
    await number.wish(table('lobby', [], 'first'), 0);
    const commit = number.kept!.commit;
    const mine = [{ seat: 0, commit, opened: false }];
    expect(await number.wish(table('starting', mine, 'second'), 0)).toBeNull();
    expect(
      await number.wish(table('starting', [{ ...mine[0]!, commit: 'x' }], 'first'), 0),
    ).toBeNull();
    expect(await number.wish(table('starting', mine, 'first'), 0)).toMatchObject({
      kind: 'reveal',
    });
  });

  it.each([true, false])('is hashed alike, by the browser itself: %s', async (itself) => {
    if (!itself) {
      const getRandomValues = crypto.getRandomValues.bind(crypto);
      vi.stubGlobal('crypto', { getRandomValues });
    }
    const { secret, commit } = await freshNumber();
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(commit).toBe(commitment('player', secret));
    vi.unstubAllGlobals();
  });

  it('is tried again when it could not be hashed', async () => {
    const number = new OwnNumber('table', 'token-of-seat-4');
    const digest = vi.spyOn(crypto.subtle, 'digest').mockRejectedValueOnce(new Error('none'));
    expect(await number.wish(table('lobby', []), 1)).toBeNull();
    expect(await number.wish(table('lobby', []), 1)).toMatchObject({ kind: 'commit' });
    digest.mockRestore();
  });

  it('is nothing for onlookers and tables without fair luck', async () => {
    const number = new OwnNumber('table', 'token-of-seat-3');
    expect(await number.wish(table('lobby', []), -1)).toBeNull();
    expect(await number.wish({ ...table('lobby', []), fair: null }, 0)).toBeNull();
  });

  it('is not kept in the drawer for developers', async () => {
    const { secret } = await freshNumber();
    const frame = gist({ t: 'cmd', id: 'command-1', base: 0, do: { kind: 'reveal', secret } });
    expect(JSON.stringify(frame)).not.toContain(secret);
  });
});
