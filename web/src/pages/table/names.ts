// What people and bots are called at a table.
import type { SeatInfo, TableInfo } from '@/net/wire';
import type { Texts } from '@/text/fluent';

export function seatName(t: Texts, seat: SeatInfo): string {
  if (seat.name) return seat.name;
  if (seat.kind === 'bot') return t.say(`bot-name-${seat.seat}`);
  return t.say('player-n', { n: seat.seat + 1 });
}

export function namesOf(t: Texts, table: TableInfo): string[] {
  return table.seats.map((seat) => seatName(t, seat));
}
