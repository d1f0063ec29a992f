// What people and bots are called at a table, in the reader's language where they have no name.
import type { SeatInfo, TableInfo } from '@/net/wire';
import type { Texts } from '@/text/fluent';

/** Names in kept records of seats that had none. */
const NAMELESS = /^(bot|player) \w+$/;

type Named = Pick<SeatInfo, 'seat' | 'kind' | 'name' | 'character'>;

export function characterName(t: Texts, game: string, character: string): string {
  return t.maybe(`character-${game}-${character}`) ?? '';
}

export function seatName(t: Texts, seat: Named, game = ''): string {
  const name = seat.name ?? '';
  if (seat.kind === 'bot' && seat.character && !name) {
    const own = characterName(t, game, seat.character);
    if (own) return own;
  }
  if (seat.kind === 'bot' || name.startsWith('bot ')) {
    if (!name || NAMELESS.test(name)) return t.say(`bot-name-${seat.seat}`);
  }
  if (name && !NAMELESS.test(name)) return name;
  return seat.kind === 'human'
    ? t.say('guest-n', { n: seat.seat + 1 })
    : t.say('player-n', { n: seat.seat + 1 });
}

export function namesOf(t: Texts, table: TableInfo): string[] {
  return table.seats.map((seat) => seatName(t, seat, table.game));
}
