// Sentences from Fluent texts: words in their grammatical case, seats as players' names.
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import type { FluentValue, FluentVariable } from '@fluent/bundle';

import type { Fact, Facts } from '@/net/told';
import { Late } from './late';

export type { Fact, Facts };

/** Several words in one place of a sentence: `NAME($cards)` joins them, and a choice of
 *  plural forms sees how many they are. */
class Words extends FluentNumber {
  constructor(readonly words: readonly string[]) {
    super(words.length);
  }

  override toString(): string {
    return this.words.join(', ');
  }
}

export interface Who {
  /** Names by seat. */
  names: readonly string[];
  /** The reader's seat; -1 for onlookers. */
  me: number;
}

export const NOBODY: Who = { names: [], me: -1 };

const MOST_KNOWN = 1500;

const reported = new Set<string>();

/** A text that is missing, or lacks a fact, stands on somebody's screen as a programmer's word. Said
 *  aloud, once each; the browser tests fail on it. */
function report(trouble: string): void {
  if (reported.has(trouble)) return;
  reported.add(trouble);
  // eslint-disable-next-line no-console -- where developers look, and what browser tests watch
  console.error(trouble);
}

export const isSeatFact = (name: string) => /(^|_)seats?$/.test(name);

/** The attributes that speak to this reader, the best first. `you`: they are the `seat`, or one of the
 *  `seats` or `winner_seats`. `to-you`: they are the other seat, the `…_seat`. `yourself`: both. */
export function formsFor(facts: Facts, me: number): readonly string[] {
  if (me < 0) return [];
  const among = (group: Fact | undefined) => Array.isArray(group) && group.includes(me);
  const acts = facts.seat === me || among(facts.seats) || among(facts.winner_seats);
  const other = Object.entries(facts).some(([name, fact]) => name.endsWith('_seat') && fact === me);
  if (acts) return other ? ['yourself', 'you'] : ['you'];
  return other ? ['to-you'] : [];
}

export class Texts {
  readonly #bundle: FluentBundle;
  readonly #list: Intl.ListFormat;
  #said = new WeakMap<readonly string[], Map<string, string | null>>();
  /** Null once everything is here. */
  #late: Late | null = null;

  constructor(
    readonly language: string,
    ...sources: string[]
  ) {
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        NAME: (words, options) => this.#name(words[0], options),
        HEAP: (written) => this.#heaps(written[0]),
      },
    });
    this.#list = new Intl.ListFormat(language, { type: 'conjunction' });
    for (const source of sources) this.add(source);
  }

  add(source: string): void {
    this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
    this.#said = new WeakMap();
  }

  /** Sentences with names of this form are fetched after the others: with `rest`, or the first that
   *  is asked for. Until then each of them is empty. */
  later(names: RegExp, source: () => Promise<string>): void {
    this.#late = new Late(names, source, (found) => {
      this.#late = null;
      this.add(found);
    });
  }

  /** Fetches what is still to come; done as well if it could not be fetched now. */
  async rest(): Promise<void> {
    await this.#late?.fetch();
  }

  has(id: string): boolean {
    return this.find(id) !== null;
  }

  /** The sentence `id` or `id.attribute`; the id itself where there is none. */
  say(id: string, facts: Facts = {}, who: Who = NOBODY): string {
    const said = this.maybe(id, facts, who);
    if (said !== null) return said;
    if (this.#isAwaited(id)) return '';
    report(`no text: ${id} (${this.language})`);
    return id;
  }

  /** The sentence, or null where it is natural that there is none. */
  maybe(id: string, facts: Facts = {}, who: Who = NOBODY): string | null {
    if (this.#isAwaited(id)) return null;
    const known = this.#knownTo(who);
    const wish = `${id} ${who.me} ${JSON.stringify(facts)}`;
    let said = known.get(wish);
    if (said === undefined) known.set(wish, (said = this.#form(id, facts, who)));
    return said;
  }

  /** What was said to these people. A board says the same of most of its things after every move,
   *  and to form a sentence takes much longer than to find it. */
  #knownTo(who: Who): Map<string, string | null> {
    let known = this.#said.get(who.names);
    if (!known || known.size > MOST_KNOWN) this.#said.set(who.names, (known = new Map()));
    return known;
  }

  #form(id: string, facts: Facts, who: Who): string | null {
    const pattern = this.#addressed(id, facts, who.me) ?? this.find(id);
    if (pattern === null) return null;
    const problems: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, this.args(facts, who), problems);
    for (const one of problems) report(`bad text: ${id} (${this.language}): ${one.message}`);
    return said;
  }

  /** The name of a component, in a case if its text has that case. */
  word(word: string, grammar = ''): string {
    const id = `word-${word.replace(/[^A-Za-z0-9_-]/g, '-')}`;
    const said = (grammar && this.maybe(`${id}.${grammar}`)) || this.maybe(id);
    if (said) return said;
    // Places and numbers (`@3,4`, `12`) are their own names.
    if (/^[a-z][a-z-]+$/.test(word)) report(`no text: ${id} (${this.language})`);
    return word;
  }

  list(parts: readonly string[]): string {
    return this.#list.format(parts);
  }

  /** What speaks to the reader as "you", where the sentence has a form for their part in it. */
  #addressed(id: string, facts: Facts, me: number) {
    if (id.includes('.')) return null;
    for (const form of formsFor(facts, me)) {
      const pattern = this.find(`${id}.${form}`);
      if (pattern !== null) return pattern;
    }
    return null;
  }

  /** Rules of every table are among the first texts, under names like those of a game. */
  #isAwaited(id: string): boolean {
    return this.#late !== null && !this.#message(id) && this.#late.has(id);
  }

  #message(id: string) {
    const dot = id.indexOf('.');
    return this.#bundle.getMessage(dot < 0 ? id : id.slice(0, dot));
  }

  private find(id: string) {
    const dot = id.indexOf('.');
    const message = this.#message(id);
    if (!message) return null;
    return (dot < 0 ? message.value : message.attributes[id.slice(dot + 1)]) ?? null;
  }

  private args(facts: Facts, who: Who): Record<string, FluentVariable> {
    const args: Record<string, FluentVariable> = {};
    for (const [name, fact] of Object.entries(facts)) {
      if (fact === undefined) continue;
      if (isSeatFact(name)) args[name] = this.#seats(fact, who);
      else args[name] = this.#value(fact);
    }
    return args;
  }

  #seats(fact: Fact, who: Who): FluentVariable {
    const name = (seat: unknown) =>
      Number(seat) < 0 ? '–' : (who.names[Number(seat)] ?? `${Number(seat) + 1}`);
    return Array.isArray(fact) ? new Words(fact.map(name)) : name(fact);
  }

  #value(fact: Fact): FluentVariable {
    if (fact === null) return '';
    if (typeof fact === 'boolean') return fact ? 1 : 0;
    if (typeof fact === 'object') return new Words(fact.map(String));
    // A word that is a number (`7`) is chosen by `[7]` in a text, which Fluent reads as a number.
    if (typeof fact === 'string' && /^\d{1,9}$/.test(fact)) return Number(fact);
    return fact;
  }

  #name(value: FluentValue | undefined, options: Record<string, FluentValue>): string {
    const grammar = options.case === undefined ? '' : String(options.case);
    const words =
      value instanceof Words
        ? value.words
        : [value instanceof FluentNumber ? String(value.value) : String(value ?? '')];
    return words.map((word) => this.word(word, grammar)).join(', ');
  }

  /** A heap by the names of its things (`GGS`: a letter for each), several by number. */
  #heaps(value: FluentValue | undefined): string {
    if (value instanceof Words)
      return value.words.map((one, i) => `${i + 1}) ${this.#heap(one)}`).join('; ');
    return this.#heap(String(value ?? '-'));
  }

  #heap(written: string): string {
    if (written === '-') return this.word('nothing');
    const counts = new Map<string, number>();
    for (const thing of written) counts.set(thing, (counts.get(thing) ?? 0) + 1);
    return [...counts]
      .map(([thing, count]) => (count === 1 ? this.word(thing) : `${this.word(thing)} ×${count}`))
      .join(', ');
  }
}
