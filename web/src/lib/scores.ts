// The course of a game as lines of scores: one row per moment at which some score changed, and the
// last one, where it is of the same kind.
export function scoreLines(
  seen: readonly (readonly number[] | null)[],
  last: readonly number[] = [],
): (readonly number[])[] {
  const rows: (readonly number[])[] = [];
  const same = (a: readonly number[] | undefined, b: readonly number[]) =>
    a !== undefined && a.length === b.length && a.every((score, seat) => score === b[seat]);
  for (const scores of seen) {
    if (scores && !same(rows.at(-1), scores)) rows.push(scores);
  }
  if (rows.length > 0 && !same(rows.at(-1), last) && rows[0]!.length === last.length)
    rows.push(last);
  return rows;
}
