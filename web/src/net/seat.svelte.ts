// One viewer at one table: follows the stream, shows it event by event, sends commands.
import { settings } from '@/lib/settings.svelte';
import { Link } from './link';
import { newId, Pending } from './pending';
import { arrival, beatOf, missedEvents, turnOfPicture } from './stream';
import type { Beat, GameEvent, GameView } from './stream';
import type {
  Claim, Clock, Command, FromClient, FromServer, Moves, Rematch, Result, Saying, Snapshot, TableInfo, You,
} from './wire';
import type { Facts } from '@/text/fluent';

/** How a board wants its events shown. Every field is a list of event kinds. */
export interface Manner {
  /** Seen on the picture as it was before the step (the end of a round). */
  holds: readonly string[];
  /** Worth a longer look. */
  slow: readonly string[];
  /** Shown once and then forgotten: never in the log, never kept. */
  fleeting: readonly string[];
}

export const PLAIN: Manner = { holds: [], slow: [], fleeting: [] };

export interface Line {
  readonly n: number;
  readonly event: GameEvent | null;
  readonly claim: Claim | null;
  readonly undone: boolean;
}

export interface Answer {
  readonly n: number;
  readonly code: string;
  readonly rule: string;
  readonly facts: Facts;
}

const SLOW = 4;
const LONGEST_LOG = 600;
const BUSY_AGAIN = 800;

export class SeatStore {
  online = $state(false);
  gone = $state('');
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<You | null>(null);
  view = $state.raw<GameView | null>(null);
  claims = $state.raw<readonly Claim[]>([]);
  clock = $state.raw<Clock | null>(null);
  talk = $state.raw<readonly Saying[]>([]);
  log = $state.raw<readonly Line[]>([]);
  /** The event on show; null when the picture is up to date. */
  event = $state.raw<GameEvent | null>(null);
  /** What happened while nobody was looking; can be shown again. */
  missed = $state.raw<readonly GameEvent[]>([]);
  answer = $state.raw<Answer | null>(null);
  rematch = $state.raw<Rematch | null>(null);
  behind = $state(0);
  /** Who is asked now, also while the picture is held back. */
  awaited = $state.raw<readonly number[]>([]);
  /** Counts the finished steps, for those who wait for a change. */
  settled = $state(0);
  waiting = $state(0);
  /** Milliseconds the server's clock is ahead of ours. */
  offset = $state(0);
  manner: Manner = PLAIN;

  #moves = $state.raw<Moves | null>(null);
  #undo = $state(false);
  #last = 0;
  #greeted = false;
  #said = 0;
  #queue: Beat[] = [];
  #running = false;
  #stopped = false;
  #skip = () => {};
  #lines = 0;
  #answers = 0;
  readonly #link: Link;
  readonly #pending: Pending;

  constructor(
    readonly id: string,
    readonly token: string,
    readonly onlooker = '',
  ) {
    this.#pending = new Pending(`${id}.${token.slice(-12)}`);
    this.waiting = this.#pending.commands.length;
    this.#link = new Link({
      hello: () => this.#hello(),
      hear: (message) => this.#hear(message),
      state: (online) => (this.online = online),
    });
  }

  /** What may be played on the picture that is on show; null while events still run. */
  get moves(): Moves | null {
    return this.isSettled && !this.hasMoveWaiting ? this.#moves : null;
  }

  get undo(): boolean {
    return this.#undo && this.isSettled;
  }

  get isSettled(): boolean {
    return this.behind === 0 && this.event === null;
  }

  get hasMoveWaiting(): boolean {
    return this.waiting > 0 && this.#pending.commands.some((one) => one.do.kind === 'move');
  }

  get seat(): number {
    return this.you?.seat ?? -1;
  }

  act(text: string): void {
    if (!this.hasMoveWaiting) this.do({ kind: 'move', text });
  }

  do(wish: Command['do']): void {
    const command: Command = { t: 'cmd', id: newId(), base: this.#last, do: wish };
    this.#pending.add(command);
    this.waiting = this.#pending.commands.length;
    this.answer = null;
    this.#link.send(command);
  }

  /** Says why a move cannot be played: from the list at hand, else by asking. */
  why(text: string): void {
    const known = this.#moves?.blocked?.find((one) => one.move === text);
    if (known) this.#tell('refused', known.rule, known.facts);
    else this.#link.send({ t: 'why', id: newId(), text });
  }

  hush(): void {
    this.answer = null;
  }

  /** Shows the present at once. */
  skip(): void {
    while (this.#queue.length > 0) this.#jump(this.#queue.shift()!);
    this.#skip();
  }

  /** Stops showing (the curtain is down); what comes is kept for later. */
  hold(stopped: boolean): void {
    this.#stopped = stopped;
    if (!stopped && this.#queue.length > 0) void this.#run();
  }

  /** Tells the missed events again, one by one, over the present picture. */
  async retell(): Promise<void> {
    const events = this.missed;
    this.missed = [];
    for (const event of events) await this.#show(event, 0);
    this.event = null;
  }

  forgetMissed(): void {
    this.missed = [];
  }

  close(): void {
    this.#stopped = true;
    this.#queue = [];
    this.#skip();
    this.#link.close();
  }

  #hello(): FromClient {
    return {
      t: 'hello',
      table: this.id,
      ...(this.token ? { token: this.token } : { name: this.onlooker }),
      v: this.#last,
      said: this.#said,
    };
  }

  #hear(message: FromServer): void {
    switch (message.t) {
      case 'snapshot':
        return this.#snapshot(message);
      case 'step': {
        const how = arrival(this.#last, message.v);
        if (how === 'gap') this.#link.restart();
        if (how !== 'next') return;
        this.#last = message.v;
        return this.#enqueue(beatOf(message));
      }
      case 'res':
        return this.#result(message);
      case 'table':
        this.table = message.table;
        this.#setClock(message.clock);
        return;
      case 'talk':
        return this.#hearTalk([message.saying]);
      case 'because':
        if (message.refused) this.#tell('refused', message.refused.rule, message.refused.facts);
        else if (!message.ok) this.#tell(message.code ?? 'server', '', {});
        return;
      case 'pong':
        this.offset = message.now - (message.at + Date.now()) / 2;
        return;
      case 'rematch':
        this.rematch = message;
        return;
      case 'trouble':
        if (message.code === 'too-fast') setTimeout(() => this.#askAgain(), BUSY_AGAIN);
        return this.#tell(message.code, '', message.facts ?? {});
      case 'bye':
        if (!message.resume) this.gone = message.code;
        return;
    }
  }

  #snapshot(message: Snapshot): void {
    const events = missedEvents(message);
    this.#queue = [];
    this.behind = 0;
    this.#skip();
    for (const event of events) this.#note(event);
    // The first snapshot tells the story so far; later ones what happened behind our back.
    if (this.#greeted && !message.gap) this.missed = [...this.missed, ...this.#kept(events)];
    this.#greeted = true;
    this.#last = message.v;
    this.you = message.you;
    this.table = message.table;
    this.view = message.view as GameView | null;
    this.awaited = this.view?.awaited_seats ?? [];
    this.#moves = message.moves;
    this.#undo = message.undo;
    this.claims = message.claims;
    this.#setClock(message.clock);
    this.#hearTalk(message.talk);
    this.online = true;
    this.settled++;
    this.#askAgain();
  }

  /** Sends what has no answer yet; it is done once, however often it is sent. */
  #askAgain(): void {
    for (const command of this.#pending.commands) this.#link.send(command);
  }

  #result(message: Result): void {
    if (message.code === 'busy') {
      const again = this.#pending.commands.find((one) => one.id === message.id);
      if (again) setTimeout(() => this.#link.send(again), BUSY_AGAIN);
      return;
    }
    this.#pending.answered(message.id);
    this.waiting = this.#pending.commands.length;
    if (message.ok || message.code === 'stale') return;
    this.#tell(message.code ?? 'server', message.rule ?? '', message.facts ?? {});
  }

  #hearTalk(sayings: readonly Saying[]): void {
    const fresh = sayings.filter((one) => one.n > this.#said);
    if (fresh.length === 0) return;
    this.#said = Math.max(...fresh.map((one) => one.n));
    this.talk = [...this.talk, ...fresh];
  }

  #tell(code: string, rule: string, facts: Facts): void {
    this.answer = { n: ++this.#answers, code, rule, facts };
  }

  #setClock(clock: Clock): void {
    this.clock = clock;
    this.offset = clock.now - Date.now();
  }

  #enqueue(beat: Beat): void {
    if (beat.view) this.awaited = beat.view.awaited_seats;
    if (document.hidden && !this.#stopped) {
      this.skip();
      this.#jump(beat);
      this.missed = [...this.missed, ...this.#kept(beat.events)];
      return;
    }
    this.#queue.push(beat);
    this.behind = this.#queue.length;
    void this.#run();
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    while (this.#queue.length > 0 && !this.#stopped) {
      const beat = this.#queue.shift()!;
      const turn = turnOfPicture(beat.events, this.manner.holds);
      for (const [i, event] of beat.events.entries()) {
        if (i === turn) this.#picture(beat);
        this.#note(event);
        await this.#show(event, beat.linger);
      }
      if (turn >= beat.events.length) this.#picture(beat);
      this.#settle(beat);
      this.behind = this.#queue.length;
    }
    this.event = null;
    this.#running = false;
    this.settled++;
  }

  /** One event on show for its time, or until somebody skips. */
  #show(event: GameEvent, linger: number): Promise<void> {
    const slow = this.manner.slow.includes(event.kind) ? SLOW : 1;
    const time = Math.max(settings.pace * slow, linger * 1000);
    if (time === 0) return Promise.resolve();
    this.event = event;
    return new Promise((done) => {
      const timer = setTimeout(done, time);
      this.#skip = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  /** A step without show. */
  #jump(beat: Beat): void {
    for (const event of beat.events) this.#note(event);
    this.#picture(beat);
    this.#settle(beat);
    this.behind = this.#queue.length;
    this.settled++;
  }

  #picture(beat: Beat): void {
    if (beat.view) this.view = beat.view;
  }

  #settle(beat: Beat): void {
    this.#moves = beat.moves;
    this.#undo = beat.undo;
    if (beat.claims) this.claims = beat.claims;
    if (beat.clock) this.#setClock(beat.clock);
    if (beat.claim) this.#line({ event: null, claim: beat.claim, undone: false });
    if (beat.undone) this.#line({ event: null, claim: null, undone: true });
  }

  #kept(events: readonly GameEvent[]): GameEvent[] {
    return events.filter((event) => !this.manner.fleeting.includes(event.kind));
  }

  #note(event: GameEvent): void {
    if (!this.manner.fleeting.includes(event.kind)) {
      this.#line({ event, claim: null, undone: false });
    }
  }

  #line(line: Omit<Line, 'n'>): void {
    this.log = [...this.log, { n: ++this.#lines, ...line }].slice(-LONGEST_LOG);
  }
}
