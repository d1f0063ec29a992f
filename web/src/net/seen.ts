// How far somebody has followed a table in this browser: what a bot did in their name after that is
// news to them, also on a page that was opened anew.
import { forget, keep, kept } from '@/lib/keep';

const key = (name: string) => `seen.${name}`;

export class Seen {
  /** Without a name nothing is remembered: an onlooker is nobody in particular. */
  constructor(readonly name: string) {}

  get version(): number {
    return Number(kept(key(this.name)) ?? 0) || 0;
  }

  set version(v: number) {
    if (this.name) keep(key(this.name), String(v));
  }
}

/** What a table's memory in this browser goes by. */
export function nameOf(table: string, token: string): string {
  return `${table}.${token.slice(-12)}`;
}

export function forgetSeen(table: string, token: string): void {
  forget(key(nameOf(table, token)));
}
