// What bots say beside the game: shown at their plate for a moment, and silenced by a setting.
import type { SeatStore } from '@/net/seat.svelte';
import type { Saying } from '@/net/wire';
import { settings } from './settings.svelte';

const SHOWN = 5000;

type Heard = Pick<SeatStore, 'talk' | 'table'>;

function isBots(store: Heard, saying: Saying): boolean {
  return saying.seat >= 0 && store.table?.seats[saying.seat]?.kind === 'bot';
}

/** The talk as this reader wants to hear it. */
export function audible(store: Heard): readonly Saying[] {
  const all = settings.banter && remarks.ready;
  return all ? store.talk : store.talk.filter((one) => !isBots(store, one));
}

/** How many lines people have said: only these wait to be read. */
export function fromPeople(store: Heard): number {
  return store.talk.filter((one) => !isBots(store, one)).length;
}

class Remarks {
  /** By seat, the phrase on show. */
  shown = $state<Record<number, string>>({});
  /** Whether their words have been fetched: they come with the first face. */
  ready = $state(false);
  #seen = -1;
  #timers = new Map<number, ReturnType<typeof setTimeout>>();

  /** Take in the talk of a table. What was said before we came is not shown any more. */
  follow(store: Heard): void {
    const last = store.talk.at(-1)?.n ?? 0;
    const fresh = this.#seen < 0 ? [] : store.talk.filter((one) => one.n > this.#seen);
    this.#seen = last;
    if (!settings.banter) return;
    for (const one of fresh) if (one.phrase && isBots(store, one)) this.#show(one.seat, one.phrase);
  }

  /** Another table. */
  forget(): void {
    this.#seen = -1;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.shown = {};
  }

  #show(seat: number, phrase: string): void {
    clearTimeout(this.#timers.get(seat));
    this.shown[seat] = phrase;
    this.#timers.set(
      seat,
      setTimeout(() => delete this.shown[seat], SHOWN),
    );
  }
}

export const remarks = new Remarks();
