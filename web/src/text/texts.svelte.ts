// The texts in force: the shell's, and a game's once it was asked for.
import { boardTexts } from '@/boards/registry';
import type { Language } from '@/lib/settings.svelte';
import type { Texts } from './fluent';
import { textsOf } from './shell.svelte';

export { loadShell, text, withTexts } from './shell.svelte';

const sources = import.meta.glob<string>('../../../logovo/games/*/text/*.ftl', {
  query: '?raw',
  import: 'default',
});

const lessons = import.meta.glob<string>('../../../logovo/games/*/lessons/*.ftl', {
  query: '?raw',
  import: 'default',
});

const games = new Map<string, Promise<Texts>>();

/** The shell's texts together with those of a game. */
export function gameTexts(game: string, language: Language): Promise<Texts> {
  const key = `${game}/${language}`;
  let found = games.get(key);
  if (!found) {
    found = load(game, language);
    found.catch(() => games.delete(key));
    games.set(key, found);
  }
  return found;
}

/** The texts of a game together with those of its lessons and the chapters of its rulebook. */
export function lessonTexts(game: string, language: Language): Promise<Texts> {
  const lesson = lessons[`../../../logovo/games/${game}/lessons/${language}.ftl`]?.() ?? '';
  return textsOf(language, Promise.all([...ofGame(game, language), lesson]));
}

/** The text file of a game as it is: the rulebook page reads the order of the rules from it. */
export async function gameSource(game: string, language: Language): Promise<string> {
  const source = sources[`../../../logovo/games/${game}/text/${language}.ftl`];
  return source ? source() : '';
}

function load(game: string, language: Language): Promise<Texts> {
  return textsOf(language, Promise.all(ofGame(game, language)));
}

const ofGame = (game: string, language: Language): Promise<string>[] => [
  boardTexts(game, language),
  gameSource(game, language),
];
