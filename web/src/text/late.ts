// Sentences that come after the others. Who reads one of them before is told when it is there; a line
// that breaks is tried again, sooner if somebody asks.
import { createSubscriber } from 'svelte/reactivity';

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

export class Late {
  #trying: Promise<void> | null = null;
  #pause = FIRST_PAUSE;
  #again: ReturnType<typeof setTimeout> | undefined;
  #tell = () => {};
  readonly #read = createSubscriber((tell) => {
    this.#tell = tell;
    return () => (this.#tell = () => {});
  });

  constructor(
    readonly names: RegExp,
    readonly source: () => Promise<string>,
    readonly take: (source: string) => void,
  ) {}

  /** Whether this one is still to come. To ask is to want it. */
  has(id: string): boolean {
    if (!this.names.test(id)) return false;
    this.#read();
    void this.fetch();
    return true;
  }

  /** Until they are here, or could not be fetched this time. */
  fetch(): Promise<void> {
    return (this.#trying ??= this.#try());
  }

  async #try(): Promise<void> {
    clearTimeout(this.#again);
    try {
      this.take(await this.source());
      this.#tell();
    } catch {
      this.#trying = null;
      this.#again = setTimeout(() => void this.fetch(), this.#pause);
      this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
    }
  }
}
