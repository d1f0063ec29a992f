// How the board of drakon reads its view.
import { DIRECTIONS, type Rule, type View } from '@/net/games/drakon';
import type { Facts } from '@/net/told';

export type Hero = View['seats'][number];
export type Tile = Hero['hand'][number];
export type Lying = View['board'][number];
export type Spot = Hero['at'];

export const SIDE = 84;
const STEPS: Record<string, readonly [number, number]> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};

export function turned(arrows: readonly string[], quarters: number): string[] {
  return arrows.map(
    (one) => DIRECTIONS[(DIRECTIONS.findIndex((side) => side === one) + quarters) % 4]!,
  );
}

export function walked(from: Spot, way: readonly string[]): Spot {
  return way.reduce((at, step) => ({ x: at.x + STEPS[step]![0], y: at.y + STEPS[step]![1] }), from);
}

export const cellOf = (spot: Spot) => `${spot.x},${spot.y}`;

/** Rules that are not called like the kind of chamber they are about. */
const RULES: Readonly<Record<string, Rule>> = {
  find: 'find-coin',
  lose: 'lose-gold',
  'steal-clockwise': 'steal-cw',
  'steal-counterclockwise': 'steal-ccw',
  escape: 'escape-jump',
  key: 'master-key',
  start: 'start-chamber',
};

/** The rule that says what a kind of chamber does, as a message of the game. */
export function ruleOf(kind: string): string {
  return `rule-${RULES[kind] ?? kind}`;
}

/** Arrows that would meet: on which sides of which square, as a refusal tells it. */
export interface Clash extends Spot {
  readonly sides: readonly string[];
}

export function clashOf(facts: Facts): Clash | null {
  const { x, y, sides } = facts;
  if (typeof x !== 'number' || typeof y !== 'number' || !Array.isArray(sides)) return null;
  return { x, y, sides: sides.map(String) };
}
