// The seats this browser holds. Whoever has a token has the seat, so it leaves the address bar at
// once: a player who copies the address invites a friend and does not give their own cards away.
import { keepJson, keptJson } from '@/lib/keep';
import { forgetNumber } from './number';
import { forgetSeen } from './seen';

export interface Held {
  table: string;
  token: string;
}

const KEY = 'tokens';
const MOST = 100; // as many as the server lists at once

export function held(): Held[] {
  return keptJson<Held[]>(KEY, []);
}

/** The tokens of one table; several when one device is passed around. */
export function tokensOf(table: string): string[] {
  return held()
    .filter((one) => one.table === table)
    .map((one) => one.token);
}

export function hold(table: string, token: string): void {
  if (!token || held().some((one) => one.token === token)) return;
  keepJson(KEY, [...held(), { table, token }].slice(-MOST));
}

export function drop(tokens: readonly string[]): void {
  for (const one of held()) {
    if (!tokens.includes(one.token)) continue;
    forgetSeen(one.table, one.token);
    forgetNumber(one.table, one.token);
  }
  keepJson(
    KEY,
    held().filter((one) => !tokens.includes(one.token)),
  );
}

/** Takes the token out of a seat's link (`/t/<table>#<token>`). */
export function takeFromAddress(table: string): void {
  const token = location.hash.slice(1);
  if (token.length < 8) return;
  hold(table, decodeURIComponent(token));
  history.replaceState(null, '', location.pathname + location.search);
}
