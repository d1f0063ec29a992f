// The texts in force: the shell's, and a game's once it was asked for.
import { boardTexts } from '@/boards/registry';
import { renewFor } from '@/lib/renewal';
import type { Language } from '@/lib/settings.svelte';
import type { Texts } from './fluent';
import { textsOf } from './shell.svelte';

export { loadShell, text, withTexts } from './shell.svelte';

const plays = import.meta.glob<string>('../../../logovo/games/*/text/*.ftl', {
  query: '?play',
  import: 'default',
});

/** Where the sentences of rules and options are. */
const laters = import.meta.glob<string>('../../../logovo/games/*/text/*.ftl', {
  query: '?later',
  import: 'default',
  eager: true,
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
  return textsOf(
    language,
    Promise.all([...ofPlay(game, language), laterSource(game, language), lesson]),
  );
}

/** The sentences of a game's rules and options as they are written: the rulebook reads the order of
 *  the rules from it. */
export async function laterSource(game: string, language: Language): Promise<string> {
  const address = laters[`../../../logovo/games/${game}/text/${language}.ftl`];
  if (!address) return '';
  const answer = await fetch(address);
  if (!answer.ok) {
    renewFor(answer);
    throw new Error(`no rules of ${game}: ${answer.status}`);
  }
  return answer.text();
}

/** Rules and options wait until the first picture is there, see `Texts.rest`. */
async function load(game: string, language: Language): Promise<Texts> {
  const texts = await textsOf(language, Promise.all(ofPlay(game, language)));
  texts.later(/^(rule|option)-/, () => laterSource(game, language));
  return texts;
}

async function playSource(game: string, language: Language): Promise<string> {
  return (await plays[`../../../logovo/games/${game}/text/${language}.ftl`]?.()) ?? '';
}

const ofPlay = (game: string, language: Language): Promise<string>[] => [
  boardTexts(game, language),
  playSource(game, language),
];
