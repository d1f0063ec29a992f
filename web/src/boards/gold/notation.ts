// Moves of gold sorted by what they are about, with the message and facts of their labels.
import type { Facts } from '@/text/fluent';

const seatOf = (word: string) => Number(word.slice(1)) - 1;
const isSeat = (word: string) => /^p\d+$/.test(word);

export interface Labelled {
  readonly move: string;
  readonly id: string;
  readonly facts: Facts;
}

/** Card moves and everything that is simply a button. */
export function labelled(move: string): Labelled {
  const words = move.split(' ');
  const [word = '', first = ''] = words;
  if (word === 'card') {
    const rest = words.slice(2);
    const seats = rest.filter(isSeat).map(seatOf);
    const places = rest.filter((one) => one.startsWith('@'));
    const knight = rest.find((one) => /^[1-4]$/.test(one)) ?? '';
    const token = rest.find((one) => /^[A-Z]$/.test(one)) ?? '';
    return { move, id: 'move-play-card', facts: { card: first, seats, places, knight, token } };
  }
  const number = Number(first);
  const facts: Record<string, Facts> = {
    send: { knight: first, place: words[2] ?? '' },
    take: { share: number },
    rob: { victim_seat: seatOf(first) },
    pick: { token: first },
    accuse: { accused_seat: seatOf(first) },
    accept: { number },
    decline: { number },
    withdraw: { number },
  };
  return { move, id: `move-${word}`, facts: facts[word] ?? {} };
}

/** A move in words, for a button. */
export function sayMove(say: (id: string, facts?: Facts) => string, move: string): string {
  const { id, facts } = labelled(move);
  return say(id, facts);
}

export interface Offers {
  /** Places each knight may be sent to. */
  readonly send: Map<string, string[]>;
  readonly cuts: readonly string[];
  readonly take: readonly number[];
  readonly rob: Map<number, string>;
  readonly accuse: Map<number, string>;
  readonly pick: readonly string[];
  readonly cards: Map<string, string[]>;
  readonly plain: readonly string[];
}

export function offers(legal: readonly string[]): Offers {
  const send = new Map<string, string[]>();
  const cards = new Map<string, string[]>();
  const rob = new Map<number, string>();
  const accuse = new Map<number, string>();
  const cuts: string[] = [];
  const take: number[] = [];
  const pick: string[] = [];
  const plain: string[] = [];
  for (const move of legal) {
    const [word, first = '', second = ''] = move.split(' ');
    if (word === 'send') send.set(first, [...(send.get(first) ?? []), second]);
    else if (word === 'cut') cuts.push(first);
    else if (word === 'take') take.push(Number(first));
    else if (word === 'rob') rob.set(seatOf(first), move);
    else if (word === 'accuse') accuse.set(seatOf(first), move);
    else if (word === 'pick') pick.push(first);
    else if (word === 'card') cards.set(first, [...(cards.get(first) ?? []), move]);
    else if (word !== 'offer' && word !== 'accept' && word !== 'decline' && word !== 'withdraw')
      plain.push(move);
  }
  return { send, cuts, take, rob, accuse, pick, cards, plain };
}
