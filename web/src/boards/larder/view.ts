// How the board of the larder reads its view.
import type { Rule, View } from '@/net/games/larder';

export type Player = View['seats'][number];
export type Stack = Player['stacks'][number];

const RULES: Readonly<Record<string, Rule>> = {
  '3': 'three-lower',
  '4': 'four-draw-two',
  '5': 'five-skip',
  '6': 'six-no-dragons',
  zero: 'zero',
  firebreath: 'firebreath',
  guardian: 'guardian',
};

/** The rule that says what a card does when it is laid, as a message of the game; '' for plain ones. */
export function ruleOf(card: string): string {
  const rule = RULES[card];
  return rule ? `rule-${rule}` : '';
}

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

/** A loss as it is written; who wins coins back loses less than nothing. */
export const lossText = (loss: number) => `${loss < 0 ? '+' : '−'}${Math.abs(loss)}`;
