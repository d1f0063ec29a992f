// The table as a board sees it while a game is on: a seat's stream with texts and names.
import { NO_VIEW, type AnyTable } from '@/boards/board';
import { settings } from '@/lib/settings.svelte';
import type { Seated } from '@/net/seated.svelte';
import type { Facts, GameEvent, GameView } from '@/net/told';
import type { Texts } from '@/text/fluent';

/** What the page knows and may change at any time. */
export interface Around {
  readonly store: Seated;
  readonly t: Texts;
  readonly names: readonly string[];
  /** How far the choice on the board has come. */
  step: string;
  /** The only moves to offer, where something is to be shown; empty for all. */
  readonly lit?: readonly string[];
  /** Moves to light up though nothing is asked. */
  readonly shown?: readonly string[];
  /** An event of the chronicle that somebody points at; null for none. */
  readonly pointed?: GameEvent | null;
  /** Plays a move, where somebody looks at it before or asks first; at once where nobody does. */
  readonly act?: (move: string) => void;
}

export class LiveTable implements AnyTable {
  readonly #around: Around;
  readonly #moves = $derived.by(() => this.#around.store.moves);
  #choices: readonly string[] = [];
  // The same list as long as it says the same: a rival's claim must not clear a choice.
  readonly legal = $derived.by(() => {
    const legal = this.#moves?.legal ?? [];
    if (!legal.length) return this.#same(this.#around.shown ?? legal);
    return this.#same(this.#around.lit?.length ? this.#around.lit : legal);
  });
  readonly blocked = $derived.by(() => this.#moves?.blocked ?? []);
  readonly previews = $derived.by<Readonly<Record<string, Facts>>>(() =>
    Object.fromEntries((this.#moves?.previews ?? []).map((one) => [one.move, one.facts])),
  );

  constructor(around: Around) {
    this.#around = around;
  }

  #same(legal: readonly string[]): readonly string[] {
    const known = this.#choices;
    if (known.length === legal.length && known.every((move, i) => move === legal[i])) return known;
    return (this.#choices = legal);
  }

  get #store(): Seated {
    return this.#around.store;
  }

  get game(): string {
    return this.#store.table?.game ?? '';
  }

  get view(): GameView {
    return this.#store.view ?? NO_VIEW;
  }

  get me(): number {
    return this.#store.seat;
  }

  get names(): readonly string[] {
    return this.#around.names;
  }

  get seats() {
    return this.#store.table?.seats ?? [];
  }

  get options() {
    return this.#store.table?.options ?? {};
  }

  get partial(): boolean {
    return this.#moves?.partial ?? false;
  }

  get refusal() {
    return this.#store.answer?.rule ? this.#store.answer : null;
  }

  get event() {
    return this.#store.event ?? this.#around.pointed ?? null;
  }

  get moment() {
    return this.#store.moment;
  }

  get pace(): number {
    return settings.pace;
  }

  get still(): boolean {
    return settings.still;
  }

  get claims() {
    return this.#store.claims;
  }

  get clock() {
    return this.#store.clock;
  }

  get offset(): number {
    return this.#store.offset;
  }

  get t(): Texts {
    return this.#around.t;
  }

  readonly say = (id: string, facts: Facts = {}): string =>
    this.t.say(id, facts, { names: this.names, me: this.me });
  readonly act = (move: string): void =>
    this.#around.act ? this.#around.act(move) : this.#store.act(move);
  readonly why = (move: string): void => this.#store.why(move);
  readonly guide = (step: string): void => {
    this.#around.step = step;
  };
  readonly claim = (text: string): void => this.#store.do({ kind: 'claim', text });
}
