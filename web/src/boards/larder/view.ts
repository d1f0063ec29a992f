// The larder as the server shows it: `logovo/games/larder/views.py`.
import type { GameView } from '@/net/stream';

export interface Stack {
  readonly closed: string; // `unknown`, or empty
  readonly open: string; // a card, or empty
}

export interface Player {
  readonly seat: number;
  readonly hand: readonly string[];
  readonly hand_size: number;
  readonly stacks: readonly Stack[];
  readonly lost: number;
  readonly last_loss: number;
  readonly hindrance: string;
}

/** The rule that says what a card does when it is laid, as a message of the game; '' for plain ones. */
export function ruleOf(card: string): string {
  const named: Record<string, string> = {
    '3': 'three-lower', '4': 'four-draw-two', '5': 'five-skip', '6': 'six-no-dragons', zero: 'zero', firebreath: 'firebreath', guardian: 'guardian',
  };
  return named[card] ? `rule-${named[card]}` : '';
}

export interface LarderView extends GameView {
  readonly round: number;
  readonly starter_seat: number;
  readonly winner_seat: number;
  readonly clockwise: boolean;
  readonly seats: readonly Player[];
  readonly swap: string;
  readonly discard: readonly string[];
  readonly value: number;
  readonly fits: readonly string[];
  readonly debt: number;
  readonly skips: number;
  readonly left: number;
  readonly trouble: number;
  readonly gone: number;
  readonly tricks: readonly string[];
  readonly chaos: boolean;
  readonly closing: boolean;
}

export const KINDS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'zero', 'firebreath', 'guardian'] as const;

/** Keys that pick a card of the hand. */
export const HOTKEYS: Record<string, string> = { zero: '0', firebreath: 'f', guardian: 'g' };
export const hotkeyOf = (card: string) => HOTKEYS[card] ?? card;

/** Equal cards of a hand together, in the order of the hand. */
export function groups(hand: readonly string[]): { card: string; count: number }[] {
  const found = new Map<string, number>();
  for (const card of hand) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found].map(([card, count]) => ({ card, count }));
}

/** How many equal cards lie on top of the discard. */
export function run(discard: readonly string[]): number {
  const top = discard.at(-1);
  let n = 0;
  while (n < discard.length && discard[discard.length - 1 - n] === top) n++;
  return n;
}
