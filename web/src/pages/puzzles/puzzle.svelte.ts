// A puzzle on the board: the position through the seat's eyes, what led to it, and tries at it. The
// server keeps what is hidden, and the answer until it is found or asked for.
import { keepSolved } from '@/lib/solved';
import { settings } from '@/lib/settings.svelte';
import { api, Refusal } from '@/net/api';
import { Seated } from '@/net/seated.svelte';
import { Show } from '@/net/show';
import type { GameEvent, GameView } from '@/net/told';
import type { PuzzleAnswer, PuzzlePage, ReplayStep, TableInfo } from '@/net/wire';

/** An opened grave stays open this long, so that it can be remembered. */
const LOOK = 1.1;

function tableOf(page: PuzzlePage): TableInfo {
  const { game, players } = page.card;
  const seats = Array.from({ length: players }, (_, seat) => ({
    seat,
    kind: 'human' as const,
    name: '',
    here: true,
  }));
  return {
    id: '',
    game,
    ruleset: 0,
    players,
    options: page.options,
    settings: {},
    status: 'playing',
    seats,
    host_seat: -1,
    created: 0,
  };
}

export class PuzzleStore extends Seated {
  /** What came of the last try. */
  result = $state.raw<PuzzleAnswer | null>(null);
  /** The move or seat that was tried. */
  tried = $state('');
  watching = $state(false);
  watched = $state(false);

  protected readonly show = new Show(this, {
    pace: () => settings.beat,
    isStill: () => settings.still,
    isHidden: () => document.hidden,
  });

  constructor(readonly page: PuzzlePage) {
    super();
    this.online = true;
    this.table = tableOf(page);
    this.you = { seat: page.seat, host: false, room: 'players' };
    this.#stand();
  }

  get kind() {
    return this.page.card.kind;
  }

  get isTold(): boolean {
    return this.result?.told === true;
  }

  /** Moves are offered once everything was seen, and until the answer is known. */
  override get moves() {
    if (this.isTold || this.watching) return null;
    if (this.kind === 'memory' && !this.watched) return null;
    return super.moves;
  }

  /** The whole story step by step, then the position. */
  async watch(): Promise<void> {
    if (this.watching) return;
    this.watching = true;
    const [first, ...rest] = this.page.steps;
    if (first) this.#present(first, false);
    rest.forEach((step, i) =>
      this.show.add({
        v: this.version + 1,
        events: step.events as readonly GameEvent[],
        view: step.views[0] as GameView,
        moves: i === rest.length - 1 ? (this.page.moves ?? null) : null,
        undone: false,
        claims: null,
        claim: null,
        clock: null,
        linger: step.events.some((event) => event.kind === 'opened') ? LOOK : 0,
      }),
    );
    while (!this.isSettled) await new Promise((done) => setTimeout(done, 100));
    this.watching = false;
    this.watched = true;
    this.#stand();
  }

  act(text: string): void {
    void this.answerWith(text, false);
  }

  why(text: string): void {
    const known = this.page.moves?.blocked?.find((one) => one.move === text);
    if (known)
      this.answer = { n: Date.now(), code: 'refused', rule: known.rule, facts: known.facts };
    else void this.answerWith(text, false);
  }

  /** Tells the answer without one's own. */
  reveal(): Promise<void> {
    const any = this.tried || this.page.moves?.legal[0] || this.#anySeat();
    return this.answerWith(any, true);
  }

  async answerWith(text: string, reveal: boolean): Promise<void> {
    if (this.hasMoveWaiting || this.isTold) return;
    this.hasMoveWaiting = true;
    this.answer = null;
    try {
      const result = await api.tryPuzzle(this.page.card.id, text, reveal);
      if (!reveal) this.tried = text;
      this.result = result;
      if (result.right && !reveal) keepSolved(this.page.card.id);
    } catch (why) {
      if (!(why instanceof Refusal)) throw why;
      const { code, rule, facts } = why.problem;
      this.answer = { n: Date.now(), code, rule: rule ?? '', facts: facts ?? {} };
    }
    this.hasMoveWaiting = false;
  }

  do(): void {}

  close(): void {
    this.show.close();
  }

  #anySeat(): string {
    return this.page.seat === 0 ? 'p2' : 'p1';
  }

  #stand(): void {
    const last = this.page.steps.at(-1);
    if (last) this.#present(last, true);
  }

  #present(step: ReplayStep, asked: boolean): void {
    const moves = asked ? (this.page.moves ?? null) : null;
    const view = step.views[0] as GameView;
    this.show.reset({ v: 0, view, moves, undo: false, claims: [], clock: { now: Date.now() } }, []);
  }
}
