// The moment from which the winner was ahead until the end, by the scores everybody could see.
import type { OutcomeInfo } from '@/net/wire';

/** The step after which nobody was level with the winner any more; -1 where the scores do not tell:
 *  shared victories, scores that are hidden, or a lead from the first step on. */
export function decidingStep(
  scores: readonly (readonly number[] | null)[],
  outcome: Pick<OutcomeInfo, 'winner_seats' | 'places'>,
): number {
  const winner = outcome.winner_seats.length === 1 ? outcome.winner_seats[0]! : -1;
  const last = scores.findLast((row) => row !== null);
  if (winner < 0 || !last) return -1;
  const others = last.map((_, seat) => seat).filter((seat) => seat !== winner);
  const way = Math.sign(last[winner]! - last[others[0]!]!);
  const leads = (row: readonly number[]) =>
    others.every((seat) => Math.sign(row[winner]! - row[seat]!) === way);
  if (way === 0 || !leads(last)) return -1;
  const level = scores.findLastIndex((row) => row !== null && !leads(row));
  return level < 0 ? -1 : level + 1;
}
