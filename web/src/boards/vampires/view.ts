// How the board of vampires reads its view.
import { GRAVES, type View } from '@/net/games/vampires';

export type Grave = View['open'][number];
export type Row = View['rows'][number];

export const COLUMNS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
export const LINES = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;
const graves: ReadonlySet<string> = new Set(GRAVES);

/** Every place of the yard, row by row; null where the chapel stands. */
export const PLACES: readonly (string | null)[] = LINES.flatMap((line) =>
  COLUMNS.map((column) => (graves.has(column + line) ? column + line : null)),
);

export const rowSize = (row: Row) => row.left.length + row.closed + row.right.length;
