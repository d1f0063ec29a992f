// How the board of gold reads its view.
import { LETTERS, type View } from '@/net/games/gold';

export type Player = View['everybody'][number];
export type Place = View['places'][number];
export type Battle = NonNullable<View['battle']>;
export type Market = NonNullable<View['market']>;

export function heap(tokens: readonly string[]): string {
  return (
    LETTERS.map((one) => one.repeat(tokens.filter((other) => other === one).length)).join('') || '-'
  );
}

export function sortedTokens(tokens: readonly string[]): string[] {
  return counted(tokens).flatMap((one) => Array.from({ length: one.count }, () => one.token));
}

export const tokensOf = (written: string): string[] => (written === '-' ? [] : [...written]);

/** Equal tokens together: what is in a heap, in the usual order. */
export function counted(tokens: readonly string[]): { token: string; count: number }[] {
  return LETTERS.map((token) => ({
    token,
    count: tokens.filter((one) => one === token).length,
  })).filter((one) => one.count > 0);
}
