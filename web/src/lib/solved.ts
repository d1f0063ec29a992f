// Which puzzles were solved in this browser.
import { keepJson, keptJson } from './keep';

const KEY = 'solved';

export function solved(): ReadonlySet<string> {
  return new Set(keptJson<string[]>(KEY, []));
}

export function keepSolved(id: string): void {
  keepJson(KEY, [...new Set([...solved(), id])]);
}
