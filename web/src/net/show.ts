// The queue of steps: each acted out as moments at the viewer's pace, passed over, held back, told
// again. The picture a moment speaks of stays on the table until it is over.
import { Player, type Timing } from '@/stage/player';
import { plainly, PLAIN, type Manner } from '@/stage/plain';
import { moment, type Act, type Director, type Moment } from '@/stage/moment';
import type { ClaimInfo, Clock, MovesInfo } from './wire';
import { keepable, type Beat } from './stream';
import type { Shown, Told } from './shown';
import type { GameEvent, GameView } from './told';

/** What the queue asks of the place it runs in. */
export interface Viewing {
  /** Milliseconds an ordinary move is shown; 0 for not at all. */
  pace(): number;
  /** Nothing may move: what is shown large waits for a tap. */
  isStill(): boolean;
  /** Whether nobody can see the page. */
  isHidden(): boolean;
  /** Lets the page draw what was changed last; left out where there is none. */
  breathe?(): Promise<void>;
}

/** Where the present of a table stands, all at once. */
export interface Present {
  readonly v: number;
  readonly view: GameView | null;
  readonly moves: MovesInfo | null;
  readonly undo: boolean;
  readonly claims: readonly ClaimInfo[];
  readonly clock: Clock;
}

const LONGEST_LOG = 600;
/** The length of an event that is told again. */
const RETOLD = 0.5;
/** Of the time that is left for a decision, what may be spent on looking at what led to it. */
const LOOKING = 0.08;
const LEAST_LOOK = 1000;
/** With more time than this nobody is pressed. */
const LEISURE = 10 * 60 * 1000;

const nothing = () => {};

/** A step on show, and how far it has come. */
interface Playing {
  readonly beat: Beat;
  readonly moments: readonly Moment[];
  next: number;
}

/** The seconds for which the game wants a moment to be seen: that of its step in which something is
 *  to be remembered, else the first. */
function lingerOf(one: Moment, { beat, moments }: Playing): number {
  const isFleeting = (other: Moment) => other.events.some((event) => event.fleeting === true);
  return one === (moments.find(isFleeting) ?? moments[0]) ? beat.linger : 0;
}

export class Show {
  /** How a board without moments of its own wants its events shown. */
  manner: Manner = PLAIN;
  /** Makes moments of a step; null for a game that has none of its own. */
  director: Director | null = null;
  readonly #shown: Shown;
  readonly #viewing: Viewing;
  readonly #player: Player;
  #queue: Beat[] = [];
  /** What somebody who has just come is still to be shown. */
  #opening: readonly Moment[] = [];
  #playing: Playing | null = null;
  /** Which run is in force: one that was overtaken by a skip ends when it wakes up. */
  #run = 0;
  #stopped = false;
  #lines = 0;
  /** The clock of the newest step, whether or not that is on show already. */
  #clock: Clock | null = null;

  constructor(shown: Shown, viewing: Viewing) {
    this.#shown = shown;
    this.#viewing = viewing;
    this.#player = new Player(shown, viewing.breathe);
  }

  /** Takes the next step in. What comes to a page that nobody sees is not acted out. */
  add(beat: Beat): void {
    if (beat.view) this.#shown.awaited = beat.view.awaited_seats;
    if (beat.clock) this.#clock = beat.clock;
    this.#queue.push(beat);
    this.#shown.behind = this.#queue.length;
    if (this.#stopped) return;
    if (this.#viewing.isHidden()) {
      this.skip();
      this.miss(beat.events);
    } else if (!this.#playing) void this.#playAll();
  }

  /** Ends the moment on show; the next one begins. */
  pass(): void {
    this.#player.end();
  }

  /** Shows the present at once; what was passed over stays in the story. */
  skip(): void {
    this.#run++;
    this.#opening = [];
    this.#player.end();
    if (this.#playing) this.#finish(this.#playing);
    for (let beat = this.#queue.shift(); beat; beat = this.#queue.shift()) {
      this.#finish(this.#begin(beat));
    }
    this.#playing = null;
    this.#shown.event = null;
    this.#shown.behind = 0;
  }

  /** Stands in the present the server tells of, with what happened until then. */
  reset(present: Present, told: readonly Told[]): void {
    this.skip();
    for (const line of told) {
      if (line.event) this.#note(line.event);
      else this.#line(line);
    }
    this.#shown.view = present.view;
    this.#shown.awaited = present.view?.awaited_seats ?? [];
    this.#shown.newestMoves = present.moves;
    this.#shown.version = present.v;
    this.#shown.undoable = present.undo ? present.v : -1;
    this.#shown.claims = present.claims;
    this.#clock = present.clock;
    this.setClock(present.clock);
  }

  /** Stops showing (the curtain is down); what comes is kept for later. */
  hold(stopped: boolean): void {
    this.#stopped = stopped;
    if (!stopped && !this.#playing && this.#queue.length > 0) void this.#playAll();
  }

  /** What the step on show tells, whether or not it is in the story already. */
  get telling(): readonly GameEvent[] {
    return this.#playing?.beat.events ?? [];
  }

  /** Shows, to somebody who has just come, what they must see before they play. */
  async open(moments: readonly Moment[]): Promise<void> {
    if (this.#viewing.isHidden()) return;
    this.#opening = moments;
    // The others may have begun already: then it comes before their next step.
    if (this.#playing || this.#queue.length > 0) return;
    const run = ++this.#run;
    if (await this.#playOpening(run)) this.#shown.event = null;
  }

  /** Remembers what happened unseen, to be told on demand. */
  miss(events: readonly GameEvent[]): void {
    this.#shown.missed = [...this.#shown.missed, ...keepable(events)];
  }

  /** Tells the missed events again, one by one, over the present picture. */
  async retell(): Promise<void> {
    const events = this.#shown.missed;
    const run = this.#run;
    this.#shown.missed = [];
    for (const event of events) {
      const told = moment(event.kind, [event], { beats: RETOLD });
      await this.#player.play(told, this.#timing(told, 0), nothing);
      if (run !== this.#run) return;
    }
    if (!this.#playing) this.#shown.event = null;
  }

  /** A line of the story that is no part of the game. */
  tell(line: Told): void {
    this.#line(line);
  }

  setClock(clock: Clock): void {
    this.#shown.clock = clock;
    this.#shown.offset = clock.now - Date.now();
  }

  close(): void {
    this.#stopped = true;
    this.#run++;
    this.#queue = [];
    this.#playing = null;
    this.#player.end();
  }

  /** Whether this run is still in force after it. */
  async #playOpening(run: number): Promise<boolean> {
    const moments = this.#opening;
    this.#opening = [];
    for (const one of moments) {
      await this.#player.play(one, this.#timing(one, 0), nothing);
      if (run !== this.#run) return false;
    }
    return true;
  }

  async #playAll(): Promise<void> {
    const run = ++this.#run;
    if (this.#breathes && (!(await this.#breathe(run)) || this.#stopped)) return;
    for (let beat = this.#queue.shift(); beat; beat = this.#queue.shift()) {
      const playing = this.#begin(beat);
      this.#playing = playing;
      for (let one = playing.moments[0]; one; one = playing.moments[playing.next]) {
        playing.next++;
        await this.#player.play(one, this.#timing(one, lingerOf(one, playing)), this.#note);
        if (run !== this.#run) return;
        // The end of one moment, the picture after it and what follows are a large change each:
        // all at once they would hold a slow page up.
        if (!(await this.#breathe(run))) return;
      }
      this.#playing = null;
      this.#finish(playing);
      this.#shown.behind = this.#queue.length;
      if (!(await this.#breathe(run))) return;
      if (this.#stopped) break;
      if (!(await this.#playOpening(run))) return;
    }
    this.#playing = null;
    this.#shown.event = null;
  }

  /** Whether this run is still in force after it. */
  async #breathe(run: number): Promise<boolean> {
    if (this.#breathes) await this.#viewing.breathe?.();
    return run === this.#run;
  }

  get #breathes(): boolean {
    return this.#viewing.breathe !== undefined && this.#viewing.pace() > 0;
  }

  #begin(beat: Beat): Playing {
    if (beat.standIn) this.#line({ standIn: beat.standIn });
    const { events, view } = beat;
    const act = { events, before: this.#shown.view, after: view, me: this.#shown.you?.seat ?? -1 };
    return { beat, moments: this.#plan(act), next: 0 };
  }

  /** A game goes on, whatever its director makes of a step. */
  #plan(act: Act): readonly Moment[] {
    try {
      if (this.director) return this.director(act);
    } catch (why) {
      // Somebody should hear of it.
      queueMicrotask(() => {
        throw why;
      });
    }
    return plainly(act, this.manner);
  }

  /** The rest of a step without show. */
  #finish(playing: Playing): void {
    const { beat, moments } = playing;
    for (const one of moments.slice(playing.next)) one.events.forEach((event) => this.#note(event));
    if (beat.view) this.#shown.view = beat.view;
    this.#shown.newestMoves = beat.moves;
    this.#shown.version = beat.v;
    if (beat.claims) this.#shown.claims = beat.claims;
    if (beat.clock) this.setClock(beat.clock);
    if (beat.claim) this.#line({ claim: beat.claim });
    if (beat.undone) this.#line({ undone: true });
  }

  /** How long a moment is on show. What must be seen for a time has that time at any pace; whoever
   *  is waited for by a clock is not kept from deciding. */
  #timing(one: Moment, linger: number): Timing {
    const least = linger * 1000;
    const pace = this.#viewing.pace();
    const wanted = one.beats * pace;
    const left = this.#timeLeft();
    if (left < LEISURE) {
      const look = Math.max(LEAST_LOOK, left * LOOKING) / (this.#queue.length + 1);
      return { length: Math.max(Math.min(wanted, look), least), waits: false };
    }
    const waits = pace > 0 && (one.waits || (one.scene && this.#viewing.isStill()));
    return { length: Math.max(wanted, least), waits };
  }

  /** Milliseconds until this viewer's decision is taken for them; without end where none is. */
  #timeLeft(): number {
    const { you, awaited, offset } = this.#shown;
    const until = this.#clock?.phase || this.#clock?.deadline || 0;
    if (!until || !you || !awaited.includes(you.seat)) return Infinity;
    return Math.max(0, until - Date.now() - offset);
  }

  /** Into the story, unless it is for people to remember. */
  readonly #note = (event: GameEvent): void => {
    if (event.fleeting !== true) this.#line({ event });
  };

  #line(line: Told): void {
    this.#shown.log = [...this.#shown.log, { n: ++this.#lines, ...line }].slice(-LONGEST_LOG);
  }
}
