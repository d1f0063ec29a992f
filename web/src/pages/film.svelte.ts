// A finished game that can be looked at: its steps, fetched as they are needed, through some eyes.
import { untrack } from 'svelte';
import { NO_VIEW, type AnyTable } from '@/boards/board';
import { loadBoard, type BoardModule } from '@/boards/registry';
import { onceDrawn } from '@/lib/drawn';
import { settings } from '@/lib/settings.svelte';
import { sentenceOf } from '@/lib/telling';
import { api, Refusal } from '@/net/api';
import type { Facts, GameEvent, GameView } from '@/net/told';
import type { ReplayStep, SeatInfo, TableInfo } from '@/net/wire';
import type { OnShow } from '@/stage/moment';
import { Player, type Screen } from '@/stage/player';
import { loadStage, type Stage } from '@/stage/registry';
import type { Texts, Who } from '@/text/fluent';
import { gameTexts, text } from '@/text/texts.svelte';
import { namesOf } from './table/names';

const PAGE = 50;

/** What is being acted out of a film. */
class Acting implements Screen {
  view = $state.raw<GameView | null>(null);
  event = $state.raw<GameEvent | null>(null);
  moment = $state.raw<OnShow | null>(null);
}

const nothing = () => {};

/** Make it while a component is made: it loads the game's board and texts by itself. */
export class Film {
  at = $state(0);
  eyes = $state('table');
  /** With everything open: whose side of the table is shown. */
  side = $state(0);
  table = $state.raw<TableInfo | null>(null);
  length = $state(0);
  steps = $state.raw<Readonly<Record<number, ReplayStep>>>({});
  board = $state.raw<BoardModule | null>(null);
  t = $state.raw<Texts>(text.t);
  /** The code of what went wrong. */
  lost = $state('');

  step = $derived(this.steps[this.at] ?? null);
  me = $derived(this.eyes === 'table' ? -1 : this.eyes === 'open' ? this.side : Number(this.eyes));
  readonly acting = new Acting();
  stage = $state.raw<Stage | null>(null);
  /** It runs by itself: nothing waits for a tap. */
  running = $state(false);
  view = $derived(this.acting.view ?? this.viewAt(this.at));
  names = $derived(this.table ? namesOf(this.t, this.table) : []);
  /** Who sat there; whether they are here now is no matter. */
  seats = $derived((this.table?.seats ?? []).map((seat) => ({ ...seat, here: true, kept: false })));
  /** With everything open nobody is "you": the reader takes no side. */
  who = $derived({ names: this.names, me: this.eyes === 'open' ? -1 : this.me });
  events = $derived(this.step?.events ?? []);
  over = $derived(this.table?.status === 'over');
  /** What happened in this step; while it is acted out, what is on show of it. */
  sentences = $derived(
    this.step?.kind === 'hint'
      ? [this.t.say('coach-asked', { name: this.names[this.step.seat ?? -1] ?? '' })]
      : (this.acting.moment?.events.slice(0, 1) ?? this.events).flatMap(
          (event) => sentenceOf(this.t, event, this.who, this.over) ?? [],
        ),
  );

  /** Pages of steps that were asked for, and when they are there. */
  readonly #asked = new Map<string, Promise<void>>();
  readonly #player = new Player(this.acting);
  #run = 0;

  constructor(
    readonly id: string,
    at: number,
    eyes: string,
  ) {
    this.at = at;
    this.eyes = eyes;
    untrack(() => this.#need(at));
    $effect(() => {
      const game = this.table?.game;
      if (!game) return;
      // Together: a board without its words would show the names of messages.
      void Promise.all([gameTexts(game, settings.language), loadBoard(game)]).then(
        ([texts, board]) => {
          this.t = texts;
          this.board = board;
          onceDrawn(() => void texts.rest());
        },
      );
      void loadStage(game).then((found) => (this.stage = found));
    });
  }

  viewAt(position: number): GameView | null {
    return this.steps[position]?.views[this.eyes === 'open' ? this.side : 0] ?? null;
  }

  /** One step on is acted out; anywhere else one simply stands. */
  go(to: number): void {
    const from = this.at;
    this.#stop();
    this.at = this.length ? Math.max(0, Math.min(this.length - 1, to)) : Math.max(0, to);
    const there = this.#need(this.at);
    if (this.at === from + 1) void this.#actWhen(there, from, this.at);
    if (this.at + 5 < this.length) void this.#need(this.at + 5);
  }

  /** Acts out what was played here, and stands here again. */
  async show(): Promise<void> {
    this.#stop();
    await this.#need(this.at + 1);
    await this.#act(this.at, this.at + 1);
  }

  /** Ends the moment on show. */
  pass(): void {
    this.#player.end();
  }

  #stop(): void {
    this.#run++;
    this.#player.end();
    this.acting.view = null;
    this.acting.event = null;
  }

  /** The next step may have to be fetched first; meanwhile somebody may go elsewhere. */
  async #actWhen(there: Promise<void>, from: number, to: number): Promise<void> {
    const run = this.#run;
    this.acting.view = this.viewAt(from);
    await there;
    if (run === this.#run) await this.#act(from, to);
  }

  async #act(from: number, to: number): Promise<void> {
    const [before, after] = [this.viewAt(from), this.viewAt(to)];
    if (!this.stage || !before || !after || settings.beat === 0) return this.#stop();
    const run = this.#run;
    // In a finished game nothing is hidden from whoever may look at it.
    const events = (this.steps[to]?.events ?? []).map(({ secret: _, ...event }) => event);
    this.acting.view = before;
    for (const one of this.stage.director({ events, before, after, me: this.me })) {
      const large = one.waits || (one.scene && settings.still);
      const timing = { length: one.beats * settings.beat, waits: large && !this.running };
      await this.#player.play(one, timing, nothing);
      if (run !== this.#run) return;
    }
    this.#stop();
  }

  look(through: string): void {
    if (through === this.eyes) return;
    this.#stop();
    this.eyes = through;
    this.steps = {};
    this.#asked.clear();
    void this.#need(this.at);
  }

  #need(position: number): Promise<void> {
    const first = Math.floor(position / PAGE) * PAGE;
    const key = `${this.eyes}/${first}`;
    const coming = this.#asked.get(key) ?? this.#fetch(key, first);
    this.#asked.set(key, coming);
    return coming;
  }

  async #fetch(key: string, first: number): Promise<void> {
    const through = this.eyes;
    try {
      const page = await api.replay(this.id, through, first, PAGE);
      if (through !== this.eyes) return;
      this.table = page.table;
      this.length = page.length;
      const found = page.steps.map((one, i) => [first + i, one]);
      this.steps = { ...this.steps, ...Object.fromEntries(found) };
      // An address may name a step beyond the end.
      if (this.at >= this.length) this.go(this.length - 1);
    } catch (why) {
      this.#asked.delete(key);
      if (!(why instanceof Refusal)) throw why;
      this.lost = why.problem.code;
    }
  }
}

/** What a board can be shown of: a finished game, a step of a lesson. */
export interface Watched {
  readonly table: TableInfo | null;
  readonly view: GameView | null;
  readonly me: number;
  readonly names: readonly string[];
  readonly seats: readonly SeatInfo[];
  readonly events: readonly GameEvent[];
  readonly acting: Pick<Film['acting'], 'moment' | 'event'>;
  readonly t: Texts;
  readonly who: Who;
}

/** The table a board shows of a film. `shown` are moves to light up; nothing can be played. */
export function tableOf(film: Watched, shown: () => readonly string[]): AnyTable {
  return {
    get game() {
      return film.table?.game ?? '';
    },
    get view() {
      return film.view ?? NO_VIEW;
    },
    get me() {
      return film.me;
    },
    get names() {
      return film.names;
    },
    get seats() {
      return film.seats;
    },
    get options() {
      return film.table?.options ?? {};
    },
    get event() {
      return film.acting.moment ? film.acting.event : (film.events.at(-1) ?? null);
    },
    get moment() {
      return film.acting.moment;
    },
    get legal() {
      return shown();
    },
    get pace() {
      return settings.pace;
    },
    get still() {
      return settings.still;
    },
    get t() {
      return film.t;
    },
    blocked: [],
    previews: {},
    partial: false,
    refusal: null,
    claims: [],
    clock: null,
    offset: 0,
    say: (id: string, facts: Facts = {}) => film.t.say(id, facts, film.who),
    act: nothing,
    why: nothing,
    guide: nothing,
    claim: null,
  };
}
