// Opening and joining tables from the front page.
import { livelySizeOf } from '@/boards/registry';
import { api, Refusal } from '@/net/api';
import { freshNumber, OwnNumber, type Fresh } from '@/net/number';
import { hold } from '@/net/tokens';
import type { GameInfo, House, SeatWish, Settings } from '@/net/wire';
import type { Texts } from '@/text/fluent';
import { kept, keep } from './keep';
import { router } from './router.svelte';

export function livelySize(game: GameInfo): number {
  return Math.min(game.most, Math.max(game.least, livelySizeOf(game.key)));
}

export function favouriteLevel(house: House): string {
  const last = kept('level');
  if (last !== null && house.levels.includes(last)) return last;
  return house.levels[0] ?? 'easy';
}

export function rememberLevel(level: string): void {
  keep('level', level);
}

/** How many bots somebody last played this game against. */
export function favouriteBots(game: GameInfo): number {
  const last = Number(kept(`bots.${game.key}`) ?? 0);
  return last >= game.least - 1 && last < game.most && last > 0 ? last : livelySize(game) - 1;
}

export function rememberBots(game: GameInfo, bots: number): void {
  keep(`bots.${game.key}`, String(bots));
}

export async function playBots(
  game: GameInfo,
  name: string,
  bots: number,
  level: string,
): Promise<void> {
  const seats: SeatWish[] = [{ kind: 'me' }];
  while (seats.length <= bots) seats.push({ kind: 'bot', level });
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
  const mine = seats.some((seat) => seat.kind === 'me') ? await ownNumber() : null;
  const commit = mine?.commit ?? null;
  const seated = await api.open({ game, name, seats, options, settings, start, commit });
  const id = seated.table.id;
  const house = seated.table.fair?.house;
  if (mine && house) new OwnNumber(id, seated.token).begin(mine, seated.seat, house);
  hold(id, seated.token);
  for (const local of locals) {
    const other = await api.join(id, { name: local.name, seat: local.seat });
    hold(id, other.token);
  }
  router.go(`/t/${id}`);
}

/** The table is not opened without one: it may start at once, and then it would be too late. */
async function ownNumber(): Promise<Fresh> {
  try {
    return await freshNumber();
  } catch {
    throw new Refusal({ code: 'offline', sentence: '' });
  }
}

/** A sentence for whatever went wrong. */
export function sentence(t: Texts, why: unknown): string {
  if (!(why instanceof Refusal)) throw why;
  const { code, facts } = why.problem;
  return t.maybe(`error-${code}`, facts ?? {}) ?? t.say('error-server');
}
