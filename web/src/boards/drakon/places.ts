// Squares of the maze in words: by the chamber that lies there, or by the nearest one that does.
import type { Texts } from '@/text/fluent';
import type { View } from '@/net/games/drakon';
import { cellOf, type Lying, type Spot } from './view';

/** Each chamber by its square. A view asks for the words of dozens of squares. */
const known = new WeakMap<View, ReadonlyMap<string, Lying>>();

function lyingIn(view: View): ReadonlyMap<string, Lying> {
  let found = known.get(view);
  if (!found) known.set(view, (found = new Map(view.board.map((one) => [cellOf(one), one]))));
  return found;
}

/** "Magical Harp", "Blank, 2 north and 1 east of Start", "north of Magical Harp". */
export function placeOf(view: View, spot: Spot, t: Texts): string {
  const lying = lyingIn(view);
  const here = lying.get(cellOf(spot));
  if (here) return chamberAt(view, here, t);
  for (const { side, x, y } of AROUND) {
    const beside = lying.get(cellOf({ x: spot.x + x, y: spot.y + y }));
    if (beside) return t.say('drakon-board-beside', { side, chamber: chamberAt(view, beside, t) });
  }
  return fromStart(spot, t);
}

/** Where the neighbour lies, and on which side of it one is then. */
const AROUND = [
  { side: 'north', x: 0, y: 1 },
  { side: 'south', x: 0, y: -1 },
  { side: 'west', x: 1, y: 0 },
  { side: 'east', x: -1, y: 0 },
] as const;

/** By name alone where no other chamber bears it. */
function chamberAt(view: View, tile: Lying, t: Texts): string {
  const name = t.word(tile.kind);
  const alike = view.board.filter((one) => one.kind === tile.kind).length;
  return alike > 1 && tile.kind !== 'start' ? `${name}, ${fromStart(tile, t)}` : name;
}

function fromStart(spot: Spot, t: Texts): string {
  const part = (count: number, side: string) =>
    count > 0 ? [t.say('drakon-board-steps', { count, side })] : [];
  return t.say('drakon-board-from-start', {
    steps: t.list([
      ...part(-spot.y, 'north'),
      ...part(spot.y, 'south'),
      ...part(spot.x, 'east'),
      ...part(-spot.x, 'west'),
    ]),
  });
}
