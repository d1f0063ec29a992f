// A log file taken apart: what its luck is checked by, and the draws it says were made.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export interface Player {
  readonly seat: number;
  readonly commit: string;
  /** Empty: left out. */
  readonly secret: string;
}

export interface Draw {
  readonly line: number;
  readonly outcomes: number;
  readonly result: number;
}

export interface Parts {
  readonly names: readonly string[];
  readonly table: string;
  readonly house: string;
  /** Empty: withheld. */
  readonly secret: string;
  readonly players: readonly Player[];
  readonly draws: readonly Draw[];
  readonly finished: boolean;
}

export type BrokenCode = 'changed' | 'parts' | 'ranges';

/** A log that no table has written like this. */
export class Broken extends Error {
  constructor(
    readonly code: BrokenCode,
    readonly line: number,
  ) {
    super(code);
  }
}

type Row = Record<string, unknown>;

const isRow = (found: unknown): found is Row =>
  typeof found === 'object' && found !== null && !Array.isArray(found);
const isHex = (found: unknown): found is string =>
  typeof found === 'string' && /^[0-9a-f]{64}$/.test(found);

/** JSON as the server writes it for a checksum: keys in order, no spaces. */
function plain(found: unknown): string {
  if (Array.isArray(found)) return `[${found.map(plain).join(',')}]`;
  if (!isRow(found)) return JSON.stringify(found);
  const keys = Object.keys(found).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${plain(found[key])}`).join(',')}}`;
}

/** The lines of the file with their chain of checksums followed. */
export function rowsOf(text: string): Row[] {
  let before = '';
  return text
    .replace(/\n$/, '')
    .split('\n')
    .map((line, i) => {
      const row = rowOf(line);
      if (!row) throw new Broken('changed', i + 1);
      const { sum, ...rest } = row;
      before = bytesToHex(sha256(utf8ToBytes(before + plain(rest)))).slice(0, 16);
      if (sum !== before) throw new Broken('changed', i + 1);
      return rest;
    });
}

function rowOf(line: string): Row | null {
  try {
    const found: unknown = JSON.parse(line);
    return isRow(found) ? found : null;
  } catch {
    return null;
  }
}

/** Null where nothing was fixed before the game. */
export function partsOf(rows: readonly Row[]): Parts | null {
  const { fair, names } = rows[0] ?? {};
  if (fair === undefined || fair === null) return null;
  if (!isRow(fair) || !Array.isArray(names)) throw new Broken('parts', 1);
  const { version, table, house, players } = fair;
  if (version !== 1 || !isRow(house) || !Array.isArray(players)) throw new Broken('parts', 1);
  if (typeof table !== 'string' || !/^[ -~]{1,40}$/.test(table)) throw new Broken('parts', 1);
  const secret = house.secret ?? '';
  if (!isHex(house.commit) || !(secret === '' || isHex(secret))) throw new Broken('parts', 1);
  return {
    names: names.map(String),
    table,
    house: house.commit,
    secret,
    players: players.map((one) => playerOf(one, names.length)),
    draws: rows.flatMap((row, i) => (i > 0 ? drawsOf(row, i + 1) : [])),
    finished: rows.at(-1)?.do === 'end',
  };
}

function playerOf(found: unknown, players: number): Player {
  if (!isRow(found)) throw new Broken('parts', 1);
  const { seat, commit, secret = '' } = found;
  if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0 || seat >= players)
    throw new Broken('parts', 1);
  if (!isHex(commit) || !(secret === '' || isHex(secret))) throw new Broken('parts', 1);
  return { seat, commit, secret };
}

function drawsOf(row: Row, line: number): Draw[] {
  const { chance = [], of = [] } = row;
  if (!Array.isArray(chance) || !Array.isArray(of) || chance.length !== of.length)
    throw new Broken('ranges', line);
  return chance.map((result: unknown, i) => {
    const outcomes: unknown = of[i];
    if (!Number.isInteger(result) || !Number.isInteger(outcomes)) throw new Broken('ranges', line);
    const draw = { line, outcomes: outcomes as number, result: result as number };
    if (draw.result < 0 || draw.result >= draw.outcomes || draw.outcomes > 2 ** 30)
      throw new Broken('ranges', line);
    return draw;
  });
}
