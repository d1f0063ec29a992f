// The view of vampires as the server sends it (logovo/games/vampires/views.py).
import type { GameView } from '@/net/stream';

export interface Grave {
  readonly grave: string;
  readonly lid: string;
  readonly inside: string;
  readonly inside_seat: number;
}

export interface Opening extends Grave {
  readonly seat: number;
  readonly put: string;
}

export interface Row {
  readonly seat: number;
  readonly left: readonly string[];
  readonly closed: number;
  readonly right: readonly string[];
  readonly garlic: number;
  readonly stakes: number;
}

export interface VampiresView extends GameView {
  readonly colours: readonly string[];
  readonly lidded: readonly string[];
  readonly open: readonly Grave[];
  readonly last: Opening | null;
  readonly rows: readonly Row[];
  readonly path_stakes: number;
  readonly reserve: number;
  readonly rats_out: number;
  readonly plague: { readonly owner_seat: number; readonly grave: string; readonly stopped_seats: readonly number[] } | null;
  readonly gifts: { readonly seat: number; readonly giver_seat: number; readonly left: number; readonly vampire: string } | null;
  readonly turn: number;
  readonly turn_seat: number;
  readonly opener_seat: number;
  readonly winner_seats: readonly number[];
  readonly notes: readonly Grave[];
  readonly barred: readonly string[];
}

export const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
export const LINES = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;
const CENTRE = new Set(['d4', 'e4', 'd5', 'e5']);

/** Every place of the yard, row by row; null where the chapel stands. */
export const PLACES: readonly (string | null)[] = LINES.flatMap((line) =>
  COLUMNS.map((column) => (CENTRE.has(column + line) ? null : column + line)),
);

export const rowSize = (row: Row) => row.left.length + row.closed + row.right.length;
