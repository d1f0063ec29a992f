// The view of drakon as the server sends it (logovo/games/drakon/views.py).
import type { GameView } from '@/net/stream';
import type { Facts } from '@/text/fluent';

export interface Tile {
  readonly chamber: string;
  readonly kind: string;
  readonly arrows: readonly string[];
}

export interface Lying extends Tile {
  readonly turning: number;
  readonly x: number;
  readonly y: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Hero {
  readonly seat: number;
  readonly hero: string;
  readonly ability: boolean;
  readonly at: Spot;
  readonly hand: readonly Tile[];
  readonly pool: number;
}

export interface DrakonView extends GameView {
  readonly turn_seat: number;
  readonly round: number;
  readonly board: readonly Lying[];
  readonly figure: Spot | null;
  readonly seats: readonly Hero[];
  readonly pools: readonly { readonly seats: readonly number[]; readonly coins: readonly string[] }[];
  readonly pile: number;
  readonly hoard: number;
  readonly subject: Spot | null;
  readonly winner_seats: readonly number[];
}

export const SIDE = 84;
export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;
const STEPS: Record<string, readonly [number, number]> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };

export function turned(arrows: readonly string[], quarters: number): string[] {
  return arrows.map((one) => DIRECTIONS[(DIRECTIONS.indexOf(one as never) + quarters) % 4]!);
}

export function walked(from: Spot, way: readonly string[]): Spot {
  return way.reduce((at, step) => ({ x: at.x + STEPS[step]![0], y: at.y + STEPS[step]![1] }), from);
}

export const cellOf = (spot: Spot) => `${spot.x},${spot.y}`;

/** The rule that says what a kind of chamber does, as a message of the game. */
export function ruleOf(kind: string): string {
  const named: Record<string, string> = {
    find: 'find-coin', lose: 'lose-gold', 'steal-clockwise': 'steal-cw', 'steal-counterclockwise': 'steal-ccw', escape: 'escape-jump', key: 'master-key',
  };
  return `rule-${named[kind] ?? kind}`;
}

/** Arrows that would meet: on which sides of which square, as a refusal tells it. */
export interface Clash extends Spot {
  readonly sides: readonly string[];
}

export function clashOf(facts: Facts): Clash | null {
  const { x, y, sides } = facts;
  if (typeof x !== 'number' || typeof y !== 'number' || !Array.isArray(sides)) return null;
  return { x, y, sides: sides as string[] };
}
