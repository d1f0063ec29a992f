// How the board of lucky reads its view and its notation.
import type { View } from '@/net/games/lucky';
import type { Facts } from '@/net/told';

export type Digger = View['seats'][number];
export type Goal = View['goals'][number];

/** A card's place in the world of the drawing: 64 by 92, y upwards. */
export const WIDTH = 64;
export const HEIGHT = 92;
export const left = (x: number) => x * WIDTH;
export const top = (y: number) => -y * HEIGHT;

/** A place where the chosen card may go, with each legal way of lying. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly moves: readonly { readonly move: string; readonly turned: boolean }[];
}

/** A card that may be burnt. */
export interface Fire {
  readonly x: number;
  readonly y: number;
  readonly move: string;
}

/** The places a fire would cut off, as the server foresees it: `x,y`. */
export function lossesOf(facts: Facts | undefined): ReadonlySet<string> {
  return new Set(
    [facts?.cut, facts?.unreached].flatMap((one) => (Array.isArray(one) ? one.map(String) : [])),
  );
}

/** What may be done with each card of the hand, read off the legal moves. */
export interface Offer {
  readonly spots: Map<string, Spot[]>;
  /** Moves against or for a player, by the card that does it. */
  readonly targets: Map<
    string,
    { readonly seat: number; readonly move: string; readonly tool: string }[]
  >;
  readonly fire: readonly Fire[];
  readonly dust: readonly { readonly goal: string; readonly move: string }[];
  readonly pass: ReadonlySet<string>;
  readonly plain: readonly string[];
}

export function offers(legal: readonly string[]): Offer {
  const spots = new Map<string, Spot[]>();
  const targets = new Map<string, { seat: number; move: string; tool: string }[]>();
  const fire: Fire[] = [];
  const dust: { goal: string; move: string }[] = [];
  const pass = new Set<string>();
  const plain: string[] = [];
  for (const move of legal) {
    const words = move.split(' ');
    const [x, y] = (words.at(-1)!.startsWith('@') ? words.at(-1)!.slice(1).split(',') : []).map(
      Number,
    );
    if (words[0] === 'lay') addSpot(spots, words[1]!, { x: x!, y: y! }, move, words[2] === 'r');
    else if (words[0] === 'fire') fire.push({ x: x!, y: y!, move });
    else if (words[0] === 'dust') dust.push({ goal: words[1]!, move });
    else if (words[0] === 'pass' && words[1]) pass.add(words[1]);
    else if (words[0] === 'break' || words[0] === 'mend') {
      const card = `${words[0]}-${words[4] ?? words[1]}`;
      targets.set(card, [
        ...(targets.get(card) ?? []),
        { seat: Number(words[2]) - 1, move, tool: words[1]! },
      ]);
    } else plain.push(move);
  }
  return { spots, targets, fire, dust, pass, plain };
}

function addSpot(
  spots: Map<string, Spot[]>,
  card: string,
  at: { x: number; y: number },
  move: string,
  turned: boolean,
) {
  const list = spots.get(card) ?? [];
  const found = list.find((one) => one.x === at.x && one.y === at.y);
  const rest = list.filter((one) => one !== found);
  spots.set(card, [...rest, { ...at, moves: [...(found?.moves ?? []), { move, turned }] }]);
}

/** Whether anything but passing can be done with this card. */
export function isPlayable(card: string, offer: Offer): boolean {
  if (card === 'fire') return offer.fire.length > 0;
  if (card === 'dust') return offer.dust.length > 0;
  return offer.spots.has(card) || offer.targets.has(card);
}

/** A move to ask about when a card cannot be played: the server says which rule forbids it. */
export function hopeless(card: string, view: View): string {
  if (card === 'fire') return 'fire @0,0';
  if (card === 'dust') return `dust ${view.goals.find((one) => one.open)?.goal ?? 'g1'}`;
  if (card.startsWith('break-')) return `break ${card.slice(6)} 1`;
  if (card.startsWith('mend-')) {
    const pair = card.slice(5);
    return pair.includes('+') ? `mend ${pair.split('+')[0]} 1 by ${pair}` : `mend ${pair} 1`;
  }
  return `lay ${card} @1,0`;
}
