// What must not compile: each line below is an error for the type checker (`npm run check`), and
// the check fails if it ever is not one.
import { expect, it } from 'vitest';
import { concerns, has, type MannerOf, type Table } from '@/boards/board';
import type { Event, Rule, View } from '@/net/games/larder';

const laid = { kind: 'laid', seat: 1, card: '7', count: 2, reserve: 0 } as const;
const told: readonly Event[] = [laid];

export const manner: MannerOf<'larder'> = {
  // @ts-expect-error larder has no such event
  slow: ['grave-opened'],
};

// @ts-expect-error larder has no such rule
export const rule: Rule = 'grave-opened';

// @ts-expect-error the larder has no graves
export const graves = (view: View) => view.graves;

export function board(table: Table<'larder'>): boolean {
  // @ts-expect-error no event of the larder is of this kind
  if (table.event?.kind === 'grave-opened') return true;
  // @ts-expect-error no event of the larder has this fact
  return concerns(table.event, 1, 'grave_seat');
}

it('reads a fact that only some events have', () => {
  const event = told[0]!;
  expect(concerns(event, 1, 'seat', 'from_seat')).toBe(true);
  expect(concerns(event, 2, 'seat')).toBe(false);
  expect(concerns<Event>(null, 2, 'seat')).toBe(false);
  expect(has(event, 'count') && event.count).toBe(2);
});
