// A figure of the rulebook: one step of a lesson, from the table before it to what it brings.
import { api } from '@/net/api';
import type { GameEvent, GameView } from '@/net/told';
import type { LessonFilm, LessonFrame } from '@/net/wire';
import type { Texts } from '@/text/fluent';
import { sentenceOf } from '@/lib/telling';
import type { Watched } from '../film.svelte';
import { namesInLesson, tableOfLesson } from '../learn/lesson.svelte';

const films = new Map<string, Promise<LessonFilm>>();

/** A lesson has several figures; it is asked for once. */
function filmOf(game: string, lesson: string): Promise<LessonFilm> {
  const key = `${game}/${lesson}`;
  const known = films.get(key);
  if (known) return known;
  const asked = api.lessonFilm(game, lesson);
  asked.catch(() => films.delete(key));
  films.set(key, asked);
  return asked;
}

export class Figure implements Watched {
  film = $state.raw<LessonFilm | null>(null);
  /** 0 for the table before; then what each move brings. */
  at = $state(0);
  /** Figures stand still: one steps from picture to picture. */
  readonly acting = { moment: null, event: null };
  readonly #step: string;

  constructor(
    readonly game: string,
    figure: string,
    readonly texts: () => Texts,
  ) {
    const [lesson = '', step = ''] = figure.split(':');
    this.#step = step;
    void filmOf(game, lesson).then(
      (found) => (this.film = found),
      () => {},
    );
  }

  readonly #index = $derived.by(
    () => this.film?.lesson.steps.findIndex((one) => one.id === this.#step) ?? -1,
  );
  readonly frames = $derived.by<readonly LessonFrame[]>(() => {
    const before = this.film?.before[this.#index];
    return before ? [before, ...(this.film?.frames[this.#index] ?? [])] : [];
  });
  readonly #frame = $derived(this.frames[this.at] ?? null);
  readonly view = $derived((this.#frame?.view as GameView | undefined) ?? null);
  readonly events = $derived((this.#frame?.events ?? []) as readonly GameEvent[]);
  readonly table = $derived.by(() =>
    this.film ? tableOfLesson(this.game, this.film.lesson) : null,
  );
  readonly seats = $derived(this.table?.seats ?? []);
  readonly me = $derived(this.film?.lesson.seat ?? -1);
  readonly names = $derived.by(() =>
    this.film ? namesInLesson(this.texts(), this.film.lesson) : [],
  );
  readonly who = $derived({ names: this.names, me: this.me });

  get t(): Texts {
    return this.texts();
  }

  /** What has happened, in a sentence or two; before anything has, what the lesson says there. */
  get caption(): string {
    if (this.at === 0) {
      const lesson = this.film?.lesson.id ?? '';
      return this.t.maybe(`lesson-${lesson}-${this.#step}`) ?? '';
    }
    const told = this.events.map((event) => sentenceOf(this.t, event, this.who, true));
    return told.filter((one) => one !== null).join(' ');
  }
}
