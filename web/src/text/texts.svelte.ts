// The texts in force: the shell's, and a game's once it was asked for, in the chosen language.
import catalogue from 'virtual:catalogue';
import { settings, type Language } from '@/lib/settings.svelte';
import { Texts } from './fluent';
import ru from './ru.ftl?raw';
import en from './en.ftl?raw';
import houseRu from '../../../logovo/text/text/ru.ftl?raw';
import houseEn from '../../../logovo/text/text/en.ftl?raw';

const SHELL: Record<Language, string> = { ru: houseRu + '\n' + ru, en: houseEn + '\n' + en };

const sources = import.meta.glob<string>('../../../logovo/games/*/text/*.ftl', {
  query: '?raw',
  import: 'default',
});

const shells = new Map<Language, Texts>();
const games = new Map<string, Promise<Texts>>();

function shell(language: Language): Texts {
  let found = shells.get(language);
  if (!found) {
    found = new Texts(language, SHELL[language], catalogue[language] ?? '');
    shells.set(language, found);
  }
  return found;
}

/** The shell's texts; reading it in a component follows the language. */
export const text = {
  get t(): Texts {
    return shell(settings.language);
  },
};

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

/** The text file of a game as it is: the rulebook page reads the order of the rules from it. */
export async function gameSource(game: string, language: Language): Promise<string> {
  const source = sources[`../../../logovo/games/${game}/text/${language}.ftl`];
  return source ? source() : '';
}

async function load(game: string, language: Language): Promise<Texts> {
  const source = await gameSource(game, language);
  return new Texts(language, SHELL[language], catalogue[language] ?? '', source);
}
