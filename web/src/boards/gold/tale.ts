import type { Event } from '@/net/games/gold';
import { bySeat, only, type Tale } from '../tale';

/** The points of everybody by what they were given for. */
export function tale(events: readonly Event[], players: number): Tale {
  const scored = only(events, 'scored');
  const of = (seat: number) => scored.findLast((one) => one.seat === seat);
  return {
    columns: ['coins', 'sets', 'majorities'],
    rows: bySeat(players, (seat) => {
      const { coins = 0, sets = 0, majorities = 0 } = of(seat) ?? {};
      return [coins, sets, majorities];
    }),
    lines: [],
  };
}
