// The shell's own texts. Only the language that is read is fetched; another one is fetched when it is
// chosen, and until it is there the page goes on in the one it has. What only some pages say is a part
// of its own, fetched with the first such page.
import catalogue from 'virtual:catalogue';
import { settings, type Language } from '@/lib/settings.svelte';
import { Texts } from './fluent';

export type Part = 'check' | 'review' | 'learn' | 'settings' | 'remarks';

const FILES: Record<Language, () => Promise<{ default: string }[]>> = {
  ru: () => Promise.all([import('../../../logovo/text/text/ru.ftl?raw'), import('./ru.ftl?raw')]),
  en: () => Promise.all([import('../../../logovo/text/text/en.ftl?raw'), import('./en.ftl?raw')]),
};
const PARTS = import.meta.glob<string>('./*/*.ftl', { query: '?raw', import: 'default' });

/** One language as far as it was fetched, and all that was made of it. */
class Fetched {
  readonly sources: string[] = [];
  readonly made: Texts[] = [];
  readonly ready: Promise<void>;
  readonly #parts = new Map<Part, Promise<void>>();

  constructor(
    readonly language: Language,
    parts: Iterable<Part>,
  ) {
    const shell = FILES[language]().then((files) => {
      for (const file of files) this.#add(file.default);
      this.#add(catalogue[language] ?? '');
    });
    this.ready = Promise.all([shell, ...[...parts].map((part) => this.part(part))]).then(() => {});
  }

  part(part: Part): Promise<void> {
    let found = this.#parts.get(part);
    if (!found) {
      found = PARTS[`./${part}/${this.language}.ftl`]!().then((source) => this.#add(source));
      found.catch(() => this.#parts.delete(part));
      this.#parts.set(part, found);
    }
    return found;
  }

  make(...more: string[]): Texts {
    const texts = new Texts(this.language, ...this.sources, ...more);
    this.made.push(texts);
    return texts;
  }

  #add(source: string): void {
    this.sources.push(source);
    for (const one of this.made) one.add(source);
  }
}

const wanted = new Set<Part>();
const languages = new Map<Language, Fetched>();
let shells = $state.raw<Partial<Record<Language, Texts>>>({});

async function fetched(language: Language): Promise<Fetched> {
  let found = languages.get(language);
  if (!found) {
    found = new Fetched(language, wanted);
    found.ready.catch(() => languages.delete(language));
    languages.set(language, found);
  }
  await found.ready;
  return found;
}

/** The shell's texts with others on top of them. */
export async function textsOf(language: Language, more: Promise<string[]>): Promise<Texts> {
  const [base, sources] = await Promise.all([fetched(language), more]);
  return base.make(...sources);
}

/** To be awaited before anything is drawn. */
export async function loadShell(language: Language): Promise<void> {
  if (shells[language]) return;
  const base = await fetched(language);
  shells = { ...shells, [language]: shells[language] ?? base.make() };
}

/** A page together with what it says. */
export async function withTexts<Page>(part: Part, page: Promise<Page>): Promise<Page> {
  wanted.add(part);
  await Promise.all([...languages.values()].map((one) => one.part(part)));
  return page;
}

/** The shell's texts; reading it in a component follows the language. */
export const text = {
  get t(): Texts {
    const { language } = settings;
    const found = shells[language];
    if (found) return found;
    void loadShell(language);
    const other = shells.ru ?? shells.en;
    if (!other) throw new Error('texts are read before they were fetched');
    return other;
  },
};
