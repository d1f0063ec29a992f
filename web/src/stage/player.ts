// Acts moments out, one after another, on a clock of its own. Knows no browser but its timers.
import type { GameEvent, GameView } from '@/net/told';
import type { Moment, OnShow } from './moment';

/** What a moment is seen on. Plain fields, made reactive by whoever owns them. */
export interface Screen {
  view: GameView | null;
  event: GameEvent | null;
  moment: OnShow | null;
}

/** How long a moment takes here and now. */
export interface Timing {
  /** In milliseconds; 0 for not at all. */
  readonly length: number;
  /** It ends by a tap only. */
  readonly waits: boolean;
}

/** A thing to do at a point of a moment. */
interface Mark {
  readonly at: number;
  /** Whether it changes the picture. */
  readonly isPicture: boolean;
  readonly run: () => void;
}

/** The first thing told has half of the moment, what follows from it shares the rest. */
export function shareOf(index: number, count: number): number {
  if (index === 0) return 0;
  return 0.5 + (0.5 * (index - 1)) / (count - 1);
}

export class Player {
  readonly #screen: Screen;
  #marks: Mark[] = [];
  #next = 0;
  #wake = () => {};
  /** Lets the page draw what was changed last; left out where there is none. */
  readonly #breathe: (() => Promise<void>) | undefined;

  constructor(screen: Screen, breathe?: () => Promise<void>) {
    this.#screen = screen;
    this.#breathe = breathe;
  }

  /** Acts one moment out; done when it is over or ended. `told` hears of each event when it has its
   *  turn, shown or passed over. */
  async play(one: Moment, timing: Timing, told: (event: GameEvent) => void): Promise<void> {
    this.#marks = marksOf(one, this.#screen, told);
    this.#next = 0;
    if (timing.length > 0 || timing.waits) {
      this.#screen.moment = { ...one, ...timing };
      let now = 0;
      for (let mark = this.#marks[this.#next]; mark; mark = this.#marks[this.#next]) {
        const wait = mark.at * timing.length - now;
        if (wait > 0 && (await this.#pause(wait))) return;
        now = Math.max(now, mark.at * timing.length);
        if (mark.isPicture && this.#breathe && (await this.#drawn(this.#breathe))) return;
        this.#next++;
        mark.run();
      }
      if (await this.#pause(timing.waits ? Infinity : timing.length - now)) return;
    }
    this.end();
  }

  /** Does at once what is left of the moment on show. Its promise is kept soon after. */
  end(): void {
    while (this.#next < this.#marks.length) this.#marks[this.#next++]!.run();
    this.#marks = [];
    this.#next = 0;
    this.#screen.moment = null;
    const wake = this.#wake;
    this.#wake = () => {};
    wake();
  }

  /** What is acted out and the picture behind it are a large change each: both at once would hold a
   *  slow page up. Whether somebody ended the moment meanwhile. */
  async #drawn(breathe: () => Promise<void>): Promise<boolean> {
    const marks = this.#marks;
    await breathe();
    return marks !== this.#marks;
  }

  /** Whether somebody ended it before its time. */
  #pause(time: number): Promise<boolean> {
    if (time <= 0) return Promise.resolve(false);
    return new Promise((done) => {
      const timer = time === Infinity ? undefined : setTimeout(() => done(false), time);
      this.#wake = () => {
        clearTimeout(timer);
        done(true);
      };
    });
  }
}

function marksOf(one: Moment, screen: Screen, told: (event: GameEvent) => void): Mark[] {
  const marks: Mark[] = one.events.map((event, i) => ({
    at: shareOf(i, one.events.length),
    isPicture: false,
    run: () => {
      told(event);
      screen.event = event;
    },
  }));
  const { view } = one;
  if (view) marks.push({ at: one.turn, isPicture: true, run: () => (screen.view = view) });
  return marks.sort((a, b) => a.at - b.at);
}
