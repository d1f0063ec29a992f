// One viewer at one table, as the pages see it: reactive fields, filled by a `Follower`.
import { drawn } from '@/lib/drawn';
import { settings } from '@/lib/settings.svelte';
import { Follower } from './follower';
import { Frames, type Frame } from './frames';
import { Link, type LinkEnd } from './link';
import { OwnNumber } from './number';
import { Pending } from './pending';
import { Seated } from './seated.svelte';
import { nameOf, Seen } from './seen';
import type { Command } from './wire';

const connect = (end: LinkEnd) => new Link(end);

export class SeatStore extends Seated {
  /** The last messages, for the developer's drawer; empty unless that is wanted. */
  frames = $state.raw<readonly Frame[]>([]);

  readonly #follower: Follower;

  constructor(
    id: string,
    readonly token: string,
    onlooker = '',
  ) {
    super();
    this.#follower = new Follower(
      { table: id, token, onlooker },
      this,
      new Pending(nameOf(id, token)),
      new Seen(token && nameOf(id, token)),
      {
        pace: () => settings.beat,
        isStill: () => settings.still,
        isHidden: () => document.hidden,
        breathe: drawn,
      },
      settings.dev ? new Frames((frames) => (this.frames = frames)).watch(connect) : connect,
      token ? new OwnNumber(id, token) : null,
    );
  }

  protected get show() {
    return this.#follower.show;
  }

  act(text: string): void {
    this.#follower.act(text);
  }

  do(wish: Command['do']): void {
    this.#follower.do(wish);
  }

  hint(warn: boolean): void {
    this.#follower.hint(warn);
  }

  why(text: string): void {
    this.#follower.why(text);
  }

  hold(stopped: boolean): void {
    this.show.hold(stopped);
  }

  close(): void {
    this.#follower.close();
  }
}
