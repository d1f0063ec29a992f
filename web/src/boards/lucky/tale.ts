import type { Event } from '@/net/games/lucky';
import { bySeat, only, type Tale } from '../tale';

/** Who was mad in each round and who won it; how often everybody was mad. */
export function tale(events: readonly Event[], players: number): Tale {
  const rounds = only(events, 'round-ended');
  const roles = only(events, 'roles-shown');
  return {
    columns: ['mad'],
    rows: bySeat(players, (seat) => [roles.filter((one) => one.mad_seats.includes(seat)).length]),
    lines: rounds.map(({ round, winners }, i) => ({
      id: 'tale-lucky-round',
      facts: { round, winners, mad_seats: [...(roles[i]?.mad_seats ?? [])], mad: mad(roles[i]) },
    })),
  };
}

const mad = (one: { readonly mad_seats: readonly number[] } | undefined) =>
  one?.mad_seats.length ?? 0;
