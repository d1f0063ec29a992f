// Sentences from Fluent texts: words in their grammatical case, seats as players' names.
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import type { FluentValue, FluentVariable } from '@fluent/bundle';

export type Fact = number | boolean | string | null | readonly (number | boolean | string)[];
export type Facts = Readonly<Record<string, Fact>>;

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

const isSeatFact = (name: string) => /(^|_)seats?$/.test(name);

export class Texts {
  readonly #bundle: FluentBundle;
  readonly #list: Intl.ListFormat;

  constructor(
    readonly language: string,
    ...sources: string[]
  ) {
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: { NAME: (words, options) => this.#name(words[0], options) },
    });
    this.#list = new Intl.ListFormat(language, { type: 'conjunction' });
    for (const source of sources) this.add(source);
  }

  add(source: string): void {
    this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.find(id) !== null;
  }

  /** The sentence `id` or `id.attribute`; the id itself where there is none. */
  say(id: string, facts: Facts = {}, who: Who = NOBODY): string {
    return this.maybe(id, facts, who) ?? id;
  }

  maybe(id: string, facts: Facts = {}, who: Who = NOBODY): string | null {
    const pattern = this.find(id);
    if (pattern === null) return null;
    const problems: Error[] = [];
    return this.#bundle.formatPattern(pattern, this.args(facts, who), problems);
  }

  /** The name of a component, in a case if its text has that case. */
  word(word: string, grammar = ''): string {
    const id = `word-${word.replace(/[^A-Za-z0-9_-]/g, '-')}`;
    return (grammar && this.maybe(`${id}.${grammar}`)) || this.maybe(id) || word;
  }

  list(parts: readonly string[]): string {
    return this.#list.format(parts);
  }

  private find(id: string) {
    const dot = id.indexOf('.');
    const message = this.#bundle.getMessage(dot < 0 ? id : id.slice(0, dot));
    if (!message) return null;
    return (dot < 0 ? message.value : message.attributes[id.slice(dot + 1)]) ?? null;
  }

  private args(facts: Facts, who: Who): Record<string, FluentVariable> {
    const args: Record<string, FluentVariable> = { me: 'no' };
    for (const [name, fact] of Object.entries(facts)) {
      if (isSeatFact(name)) args[name] = this.#seats(fact, who);
      else args[name] = this.#value(fact);
    }
    if (who.me >= 0 && facts.seat === who.me) args.me = 'yes';
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
}
