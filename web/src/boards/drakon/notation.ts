// Moves of drakon read apart, so that the board can hang them on squares, chambers and players.
import type { Facts } from '@/text/fluent';
import { DIRECTIONS, type View } from '@/net/games/drakon';
import { walked, type Spot } from './view';

export interface Wish {
  readonly move: string;
  readonly word: string;
  /** The square the move is about or leads to. */
  readonly spot: Spot | null;
  readonly chamber: string;
  /** Quarter turns: of the chamber laid, or by which one is rotated. */
  readonly turning: number;
  readonly seat: number;
  readonly way: readonly string[];
}

const WALKS: Record<string, { walk: string; leap: string }> = {
  move: { walk: 'move-walk', leap: 'move-leap' },
  wizard: { walk: 'move-wizard-walk', leap: 'move-leap' },
  amazon: { walk: 'move-amazon-walk', leap: 'move-amazon-leap' },
  barbarian: { walk: 'move-push', leap: 'move-push-leap' },
  control: { walk: 'move-control', leap: 'move-control-leap' },
};

const ON_SQUARE: Record<string, string> = {
  place: 'move-place',
  figure: 'move-set-figure',
  destroy: 'move-destroy',
  drakon: 'move-move-figure',
  float: 'move-float',
  shift: 'move-shift',
  rotate: 'move-rotate',
};

const PLAIN: Record<string, string> = {
  end: 'move-end-turn',
  pass: 'move-pass',
  jump: 'move-jump',
  stay: 'move-stay',
  knight: 'move-shield',
  allow: 'move-allow',
};

export function read(move: string, view: View, me: number): Wish {
  const words = move.split(' ');
  const word = words[0]!;
  const at = words.find((one) => one.startsWith('@'));
  const seatWord = words.find((one, i) => i > 0 && /^p\d+$/.test(one));
  const seat = seatWord ? Number(seatWord.slice(1)) - 1 : -1;
  const way = words.filter((one) => DIRECTIONS.some((side) => side === one));
  const named = at ? at.slice(1).split(',').map(Number) : null;
  const turn = words.find((one, i) => i > 0 && /^(r|\+)\d$/.test(one));
  const turning = turn ? Number(turn.slice(1)) : 0;
  const chamber = word === 'place' ? words[1]! : word === 'shift' ? words[2]! : '';
  const from = view.seats[seat >= 0 ? seat : me]?.at;
  const spot = named
    ? { x: named[0]!, y: named[1]! }
    : way.length > 0 && from
      ? walked(from, way)
      : null;
  return { move, word, spot, chamber, turning, seat, way };
}

/** Message and facts of what a move is called on a button. */
export function labelOf(wish: Wish): { id: string; facts: Facts } {
  const { move, word, spot, seat, way, chamber, turning } = wish;
  const words = move.split(' ');
  const where: Facts = spot ? { x: spot.x, y: spot.y } : {};
  const who: Facts = seat >= 0 ? { seat } : {};
  if (word === 'hero') return { id: 'move-take-hero', facts: { hero: words[1]! } };
  if (word === 'map') return { id: 'move-take-chamber', facts: who };
  if (word === 'thief' && words[1] === 'steal') return { id: 'move-thief-steal', facts: who };
  if (word === 'thief') return { id: 'move-thief-swap', facts: { value: words[2]! } };
  if (word === 'drakon' && !spot) return { id: 'move-figure-stays', facts: {} };
  if (word === 'dwarf') return { id: 'move-refill', facts: { chambers: words.slice(1) } };
  const walk = WALKS[word];
  if (walk)
    return {
      id: way.length > 0 ? walk.walk : walk.leap,
      facts: { ...where, ...who, way: [...way] },
    };
  if (ON_SQUARE[word])
    return { id: ON_SQUARE[word]!, facts: { ...where, chamber, turning, quarters: turning } };
  return { id: PLAIN[word] ?? `move-${word}`, facts: {} };
}

/** Moves that lay a chamber of the hand: they wait until that chamber is picked up. */
export const needsChamber = (wish: Wish) => wish.chamber !== '';
/** Moves that are tried out on the board before they are played. */
export const isTurnable = (wish: Wish) => ['place', 'shift', 'float', 'rotate'].includes(wish.word);
/** Moves aimed at a player, not at a square. */
export const isAtPlayer = (wish: Wish) =>
  wish.word === 'map' || (wish.word === 'thief' && wish.seat >= 0);
/** Moves that would take one's own hero into the chamber where Drakon waits. */
export const leadsToDrakon = (wish: Wish, view: View, me: number) =>
  view.figure !== null &&
  wish.spot !== null &&
  wish.spot.x === view.figure.x &&
  wish.spot.y === view.figure.y &&
  (wish.seat < 0 || wish.seat === me) &&
  ['move', 'wizard', 'amazon'].includes(wish.word);
