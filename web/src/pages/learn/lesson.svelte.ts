// A learner in a lesson. The server plays it with the real rules and keeps nothing: every answer
// follows from all that was done so far, and that is kept in this browser.
import { keepProgress } from '@/lib/learnt';
import { settings } from '@/lib/settings.svelte';
import { api, Refusal } from '@/net/api';
import { Seated } from '@/net/seated.svelte';
import { Show } from '@/net/show';
import type { GameEvent, GameView } from '@/net/told';
import type { Texts } from '@/text/fluent';
import type { LessonAnswer, LessonFrame, LessonInfo, TableInfo } from '@/net/wire';

/** The table of a lesson, as far as a board asks: nobody is away, no clock runs. */
export function tableOfLesson(game: string, lesson: LessonInfo): TableInfo {
  const seats = Array.from({ length: lesson.players }, (_, seat) => ({
    seat,
    kind: 'human' as const,
    name: '',
    level: '',
    here: true,
    kept: false,
  }));
  return {
    id: '',
    game,
    ruleset: 0,
    players: lesson.players,
    options: lesson.table_options,
    settings: {},
    status: 'playing',
    seats,
    host_seat: -1,
    created: 0,
  };
}

/** What the players of a lesson are called: its texts speak of them by these names. */
export function namesInLesson(t: Texts, lesson: LessonInfo): string[] {
  return Array.from({ length: lesson.players }, (_, seat) =>
    t.say(seat === lesson.seat ? 'lesson-you' : `lesson-name-${seat}`),
  );
}

export class LessonStore extends Seated {
  /** Before which step the learner stands; as many as there are steps when it is over. */
  at = $state(0);
  done = $state.raw<readonly string[]>([]);
  /** The last move was allowed, but the lesson is about another. */
  astray = $state(false);
  /** The code of what went wrong between here and the server. */
  failed = $state('');

  protected readonly show = new Show(this, {
    pace: () => settings.beat,
    isStill: () => settings.still,
    isHidden: () => document.hidden,
  });

  constructor(
    readonly game: string,
    readonly lesson: LessonInfo,
  ) {
    super();
    this.online = true;
    this.table = tableOfLesson(game, lesson);
    this.you = { seat: lesson.seat, host: false, room: 'players' };
  }

  get step() {
    return this.lesson.steps[this.at] ?? null;
  }

  get isOver(): boolean {
    return this.view !== null && this.at >= this.lesson.steps.length;
  }

  /** Stands where the learner was; from the first step if that way is no longer there. */
  async begin(done: readonly string[]): Promise<void> {
    const answer = await this.#ask(done);
    if (!answer) {
      if (done.length > 0 && this.failed === 'malformed') await this.begin([]);
      return;
    }
    this.done = done.slice(0, answer.at);
    this.at = answer.at;
    this.astray = false;
    this.answer = null;
    const last = answer.frames?.at(-1);
    if (last) this.#present(last);
    keepProgress(this.game, this.lesson.id, this.done, false);
  }

  /** The step is read. */
  next(): void {
    void this.#do('');
  }

  act(text: string): void {
    void this.#do(text);
  }

  /** A lesson may be about what is forbidden: then to ask why is what it wants. */
  why(text: string): void {
    void this.#do(text);
  }

  do(): void {}

  close(): void {
    this.show.close();
  }

  async #do(text: string): Promise<void> {
    if (this.hasMoveWaiting) return;
    this.hasMoveWaiting = true;
    this.astray = false;
    this.answer = null;
    const answer = await this.#ask([...this.done, text]);
    this.hasMoveWaiting = false;
    if (!answer) return;
    if (answer.refused) {
      const { rule, facts } = answer.refused;
      this.answer = { n: Date.now(), code: 'refused', rule, facts };
    }
    this.astray = answer.astray ?? false;
    if (answer.at <= this.at) return;
    this.done = [...this.done, text];
    this.at = answer.at;
    for (const frame of answer.frames ?? []) this.#add(frame);
    keepProgress(this.game, this.lesson.id, this.done, this.isOver);
  }

  async #ask(done: readonly string[]): Promise<LessonAnswer | null> {
    this.failed = '';
    try {
      return await api.lesson(this.game, this.lesson.id, done);
    } catch (why) {
      if (!(why instanceof Refusal)) throw why;
      this.failed = why.problem.code;
      return null;
    }
  }

  #add(frame: LessonFrame): void {
    this.show.add({
      v: this.version + 1,
      events: (frame.events ?? []) as readonly GameEvent[],
      view: frame.view as GameView,
      moves: frame.moves ?? null,
      undone: false,
      claims: null,
      claim: null,
      clock: null,
      linger: frame.linger ?? 0,
    });
  }

  #present(frame: LessonFrame): void {
    const view = frame.view as GameView;
    const clock = { now: Date.now() };
    const moves = frame.moves ?? null;
    this.show.reset({ v: 0, view, moves, undo: false, claims: [], clock }, []);
  }
}
