import type { Event } from '@/net/games/drakon';
import { bySeat, only, type Tale } from '../tale';

/** How the coins came and went. */
export function tale(events: readonly Event[], players: number): Tale {
  const stolen = only(events, 'coin-stolen');
  const count = (all: readonly { readonly seat: number }[], seat: number) =>
    all.filter((one) => one.seat === seat).length;
  return {
    columns: ['found', 'stolen', 'robbed', 'lost'],
    rows: bySeat(players, (seat) => [
      count(only(events, 'coin-found'), seat),
      count(stolen, seat),
      stolen.filter((one) => one.from_seat === seat).length,
      count(only(events, 'coin-lost'), seat),
    ]),
    lines: [],
  };
}
