// A coach at a table of bots: the hint for the decision at hand, which move is lit on the board, and
// the question before a move that is clearly worse.
import { keep, kept } from '@/lib/keep';
import type { SeatStore } from '@/net/seat.svelte';
import { choicesOf } from '@/net/shown';
import type { HintMove } from '@/net/wire';

/** Whoever moves before the coach has looked waits for it no longer than this. */
const PATIENCE = 4000;
/** After a coach was refused (asked too often, too busy) it is left alone for so long. */
const AGAIN = 3000;
const LISTED = 3;

/** Make it while a component is made. */
export class Coach {
  /** The panel is open. */
  open = $state(false);
  warns = $state(kept('coach-warns') === 'on');
  /** The move lit on the board; empty for none. */
  lit = $state('');
  /** A move that waits for an answer to the warning. */
  held = $state('');
  #waiting = $state('');
  #timer = 0;

  readonly #store: () => SeatStore;
  /** Whether all others are bots: then, and only then, there are hints. */
  readonly alone = $derived.by(() => {
    const { table, seat } = this.#store();
    return (
      table !== null &&
      seat >= 0 &&
      table.status === 'playing' &&
      table.seats.every((one) => one.seat === seat || one.kind === 'bot')
    );
  });
  readonly asked = $derived.by(() => this.alone && this.#store().moves !== null);
  readonly hint = $derived.by(() => {
    const { hinted, hintedFor, moves } = this.#store();
    return moves && hinted && !hinted.code && hintedFor === choicesOf(moves) ? hinted : null;
  });
  /** Why the coach says nothing; empty where it does. */
  readonly code = $derived.by(() => this.#store().hinted?.code ?? '');
  readonly facts = $derived.by(() => this.#store().hinted?.facts ?? {});
  readonly moves = $derived.by<readonly HintMove[]>(() => this.hint?.moves?.slice(0, LISTED) ?? []);
  readonly thinking = $derived.by(() => this.#store().hinting);
  /** What is worth a question before it is played. */
  readonly warning = $derived.by(() => {
    const best = this.hint?.moves?.[0];
    const found = this.hint?.moves?.find((one) => one.move.text === this.held);
    return best && found ? { best, found } : null;
  });

  constructor(store: () => SeatStore) {
    this.#store = store;
    // Another decision: whatever was said about the last one is over.
    $effect(() => {
      void this.#store().version;
      this.lit = '';
      this.held = '';
    });
    $effect(() => {
      if (!this.asked) this.open = false;
    });
    $effect(() => keep('coach-warns', this.warns ? 'on' : 'off'));
    $effect(() => {
      if (!this.warns || !this.asked || this.hint || this.thinking) return;
      const wait = this.code && this.code !== 'stale' ? AGAIN : 0;
      const timer = window.setTimeout(() => this.#store().hint(true), wait);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (this.#waiting && !this.thinking) this.#release();
    });
  }

  ask(): void {
    if (!this.asked) return;
    this.open = true;
    this.#store().hint(false);
  }

  /** Lights a move up on the board, or no longer; the panel may give way to it. */
  show(move: string, alone: boolean): void {
    this.lit = this.lit === move ? '' : move;
    if (this.lit && alone) this.open = false;
  }

  /** Plays a move, unless the player wants to be warned and it is clearly worse. */
  act(move: string): void {
    if (!this.warns || !this.alone || this.held) return this.play(move);
    if (this.hint) return this.#check(move);
    this.#waiting = move;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#release(), PATIENCE);
  }

  play(move: string): void {
    this.held = '';
    this.lit = '';
    this.open = false;
    this.#store().act(move);
  }

  #release(): void {
    const move = this.#waiting;
    this.#waiting = '';
    clearTimeout(this.#timer);
    if (move) this.#check(move);
  }

  #check(move: string): void {
    const found = this.hint?.moves?.find((one) => one.move.text === move);
    if (found && (found.verdict === 'mistake' || found.verdict === 'blunder')) this.held = move;
    else this.play(move);
  }
}
