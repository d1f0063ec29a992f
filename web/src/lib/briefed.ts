// Which games this browser has been told in short already.
import { keepJson, keptJson } from './keep';

const KEY = 'briefed';

export function isBriefed(game: string): boolean {
  return keptJson<readonly string[]>(KEY, []).includes(game);
}

export function setBriefed(game: string): void {
  if (!isBriefed(game)) keepJson(KEY, [...keptJson<readonly string[]>(KEY, []), game]);
}
