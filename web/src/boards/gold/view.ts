// The view of gold as the server sends it (logovo/games/gold/views.py).
import type { GameView } from '@/net/stream';

export interface Standing {
  readonly seat: number;
  readonly knight: string;
  readonly sword: boolean;
}

export interface Place {
  readonly place: string;
  readonly dragon: string;
  readonly strength: number;
  readonly potions: number;
  readonly hidden: number;
  readonly power: number;
  readonly tokens: readonly string[];
  readonly line: readonly Standing[];
}

export interface Player {
  readonly seat: number;
  readonly face_up: readonly string[];
  readonly face_down: readonly string[];
  readonly stash_size: number;
  readonly cards_size: number;
  readonly spoils: readonly string[];
  readonly stash: readonly string[];
  readonly cards: readonly string[];
  readonly points: number;
  /** What one's own stash counts already, and what majorities may add; told to its owner alone. */
  readonly sure: number;
  readonly hoped: number;
}

export interface Share {
  readonly share: number;
  readonly tokens: readonly string[];
  readonly taker_seat: number;
}

export interface Battle {
  readonly place: string;
  readonly rank_seats: readonly number[];
  readonly choice_seats: readonly number[];
  readonly hoard: readonly string[];
  readonly shares: readonly Share[];
  readonly thief_seat: number;
  readonly victim_seat: number;
  readonly victim_stash: readonly string[];
  readonly token: string;
}

export interface Offer {
  readonly number: number;
  readonly seat: number;
  readonly to_seat: number;
  readonly give: readonly string[];
  readonly get: readonly string[];
}

export interface Market {
  readonly ready_seats: readonly number[];
  readonly offers: readonly Offer[];
  readonly offers_made: readonly number[];
  readonly offers_most: number;
}

export interface GoldView extends GameView {
  readonly window: string;
  readonly active_seat: number;
  readonly turn: number;
  readonly slain: number;
  readonly deck_size: number;
  readonly market_to_come: boolean;
  readonly bag_size: number;
  readonly places: readonly Place[];
  readonly everybody: readonly Player[];
  readonly battle: Battle | null;
  readonly market: Market | null;
  readonly pending: readonly { readonly seat: number; readonly card: string }[];
  readonly played: readonly string[];
  readonly sword_on: boolean;
}

/** Tokens in the order a heap is written. */
export const LETTERS = ['K', 'G', 'S', 'R', 'B', 'E', 'P', 'Y', 'W'] as const;

export function heap(tokens: readonly string[]): string {
  return LETTERS.map((one) => one.repeat(tokens.filter((other) => other === one).length)).join('') || '-';
}

export const tokensOf = (written: string): string[] => (written === '-' ? [] : [...written]);

/** Equal tokens together: what is in a heap, in the usual order. */
export function counted(tokens: readonly string[]): { token: string; count: number }[] {
  return LETTERS.map((token) => ({ token, count: tokens.filter((one) => one === token).length })).filter((one) => one.count > 0);
}
