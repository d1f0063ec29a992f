import type { Event } from '@/net/games/vampires';
import { bySeat, only, type Tale } from '../tale';

/** How everybody got rid of vampires, and how many came. */
export function tale(events: readonly Event[], players: number): Tale {
  const given = only(events, 'given');
  return {
    columns: ['buried', 'given', 'received'],
    rows: bySeat(players, (seat) => [
      only(events, 'buried').filter((one) => one.seat === seat).length,
      given.filter((one) => one.seat === seat).length,
      given.filter((one) => one.to_seat === seat).length,
    ]),
    lines: [],
  };
}
