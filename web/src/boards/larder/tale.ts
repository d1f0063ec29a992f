import { COINS, type Event } from '@/net/games/larder';
import { bySeat, only, type Tale } from '../tale';

const DRAGON = Math.max(...Object.values(COINS));

/** What the cards left in hand have cost everybody, by their sort; the rest lay in the reserve. */
export function tale(events: readonly Event[], players: number): Tale {
  const scored = only(events, 'scored');
  return {
    columns: ['goblins', 'dragons', 'reserve'],
    rows: bySeat(players, (seat) => {
      const mine = scored.filter((one) => one.seat === seat);
      const coins = mine.flatMap((one) => one.cards.map((card) => COINS[card] ?? 0));
      const dragons = sum(coins.filter((one) => one === DRAGON));
      const goblins = sum(coins) - dragons;
      return [goblins, dragons, sum(mine.map((one) => one.loss)) - goblins - dragons];
    }),
    lines: [],
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
