// Opening and joining tables from the front page.
import { api, Refusal } from '@/net/api';
import { hold } from '@/net/tokens';
import type { GameInfo, House, SeatWish, Settings } from '@/net/wire';
import type { Texts } from '@/text/fluent';
import { kept, keep } from './keep';
import { router } from './router.svelte';

/** How many play in a one-click game: enough to be lively, few enough to be quick. */
const LIVELY: Record<string, number> = { larder: 3, drakon: 3, gold: 4, lucky: 5, vampires: 3 };

export function livelySize(game: GameInfo): number {
  return Math.min(game.most, Math.max(game.least, LIVELY[game.key] ?? 3));
}

export function favouriteLevel(house: House): string {
  const last = kept('level');
  if (last !== null && house.levels.includes(last)) return last;
  return house.levels[0] ?? 'easy';
}

export function rememberLevel(level: string): void {
  keep('level', level);
}

export async function playBots(house: House, game: GameInfo, name: string): Promise<void> {
  const level = favouriteLevel(house);
  const seats: SeatWish[] = [{ kind: 'me' }];
  while (seats.length < livelySize(game)) seats.push({ kind: 'bot', level });
  await openTable(game.key, name, seats, {}, {}, true);
}

export interface LocalPlayer {
  seat: number;
  name: string;
}

/** Opens a table, sits the people of this device down, goes there. */
export async function openTable(
  game: string,
  name: string,
  seats: SeatWish[],
  options: Record<string, string>,
  settings: Settings,
  start: boolean,
  locals: LocalPlayer[] = [],
): Promise<void> {
  const seated = await api.open({ game, name, seats, options, settings, start });
  const id = seated.table.id;
  hold(id, seated.token);
  for (const local of locals) {
    const other = await api.join(id, { name: local.name, seat: local.seat });
    hold(id, other.token);
  }
  router.go(`/t/${id}`);
}

/** A sentence for whatever went wrong. */
export function sentence(t: Texts, why: unknown): string {
  if (!(why instanceof Refusal)) throw why;
  const { code, facts } = why.problem;
  return t.maybe(`error-${code}`, facts ?? {}) ?? t.say('error-server');
}
