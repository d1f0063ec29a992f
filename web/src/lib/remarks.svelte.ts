// What bots say beside the game: shown at their plate for a moment, and silenced by a setting.
import type { SeatStore } from '@/net/seat.svelte';
import type { Saying } from '@/net/wire';
import { withTexts } from '@/text/shell.svelte';
import { settings } from './settings.svelte';

const SHOWN = 5000;
/** Who is spoken after has been heard so long. */
const LEAST = 1600;
/** More do not wait: what was said too long ago answers nothing any more. The talk has it all. */
const MOST_WAITING = 3;
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
  #waiting: Pick<Saying, 'seat' | 'phrase'>[] = [];
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Take in the talk of a table. What was said before we came is not shown any more. */
  follow(store: Heard): void {
    const last = store.talk.at(-1)?.n ?? 0;
    const fresh = this.#seen < 0 ? [] : store.talk.filter((one) => one.n > this.#seen);
    this.#seen = last;
    if (!settings.banter) return;
    if (!this.ready && store.talk.some(isRemark)) void this.fetch(Promise.resolve());
    this.#waiting = [...this.#waiting, ...fresh.filter(isRemark)].slice(-MOST_WAITING);
    this.#next();
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
    this.#waiting = [];
    this.#hush();
  }

  #hush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.shown = {};
  }

  /** One after another, as at a table: on a phone two bubbles would lie over each other. */
  #next(): void {
    const heard = Date.now() - this.#since;
    const one = this.#waiting[0];
    clearTimeout(this.#timer);
    if (this.#timer !== undefined && heard < (one ? LEAST : SHOWN)) {
      this.#timer = setTimeout(() => this.#next(), (one ? LEAST : SHOWN) - heard);
      return;
    }
    this.#hush();
    if (!one) return;
    this.#waiting.shift();
    this.shown = { [one.seat]: one.phrase ?? '' };
    this.#since = Date.now();
    this.#timer = setTimeout(() => this.#next(), this.#waiting.length > 0 ? LEAST : SHOWN);
  }
}

export const remarks = new Remarks();
