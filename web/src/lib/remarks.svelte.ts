// What bots say beside the game: shown at their plate for a moment, and silenced by a setting.
import type { SeatStore } from '@/net/seat.svelte';
import type { Saying } from '@/net/wire';
import { withTexts } from '@/text/shell.svelte';
import { settings } from './settings.svelte';

const SHOWN = 5000;
/** Known by the phrase and not by who sits there now: the bot that said it may have left its seat to a
 *  person, and its words stay in the talk. */
const REMARK = /^(bold|careful|grudging|chatty)-/;

type Heard = Pick<SeatStore, 'talk'>;

export const isRemark = (saying: Pick<Saying, 'phrase'>) => REMARK.test(saying.phrase ?? '');

/** The talk as this reader wants to hear it. */
export function audible(store: Heard): readonly Saying[] {
  const all = settings.banter && remarks.ready;
  return all ? store.talk : store.talk.filter((one) => !isRemark(one));
}

/** How many lines people have said: only these wait to be read. */
export function fromPeople(store: Heard): number {
  return store.talk.filter((one) => !isRemark(one)).length;
}

class Remarks {
  /** By seat, the phrase on show. */
  shown = $state<Record<number, string>>({});
  /** Whether their words have been fetched: they come with the first face or the first remark. */
  ready = $state(false);
  #seen = -1;
  #timers = new Map<number, ReturnType<typeof setTimeout>>();

  /** Take in the talk of a table. What was said before we came is not shown any more. */
  follow(store: Heard): void {
    const last = store.talk.at(-1)?.n ?? 0;
    const fresh = this.#seen < 0 ? [] : store.talk.filter((one) => one.n > this.#seen);
    this.#seen = last;
    if (!settings.banter) return;
    if (!this.ready && store.talk.some(isRemark)) void this.fetch(Promise.resolve());
    for (const one of fresh) if (one.phrase && isRemark(one)) this.#show(one.seat, one.phrase);
  }

  /** Their words, together with what is to be shown with them. */
  async fetch<Shown>(shown: Promise<Shown>): Promise<Shown> {
    const found = await withTexts('remarks', shown);
    this.ready = true;
    return found;
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
