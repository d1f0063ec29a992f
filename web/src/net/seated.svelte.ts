// What a seat has before it, as reactive fields: at a live table (`seat.svelte.ts`) and in a lesson.
import type { OnShow } from '@/stage/moment';
import { PLAIN, type Manner } from '@/stage/plain';
import type { Stage } from '@/stage/registry';
import type { Show } from './show';
import type { Answer, Line, Shown, Told } from './shown';
import type { GameEvent, GameView } from './told';
import type {
  ClaimInfo,
  Clock,
  Command,
  Hinted,
  MovesInfo,
  Rematch,
  Saying,
  TableInfo,
  You,
} from './wire';

export abstract class Seated implements Shown {
  online = $state(false);
  gone = $state('');
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<You | null>(null);
  view = $state.raw<GameView | null>(null);
  newestMoves = $state.raw<MovesInfo | null>(null);
  version = $state(0);
  undoable = $state(-1);
  claims = $state.raw<readonly ClaimInfo[]>([]);
  clock = $state.raw<Clock | null>(null);
  offset = $state(0);
  talk = $state.raw<readonly Saying[]>([]);
  log = $state.raw<readonly Line[]>([]);
  event = $state.raw<GameEvent | null>(null);
  moment = $state.raw<OnShow | null>(null);
  missed = $state.raw<readonly GameEvent[]>([]);
  playedForUs = $state.raw<readonly Told[]>([]);
  answer = $state.raw<Answer | null>(null);
  hinted = $state.raw<Hinted | null>(null);
  hintedFor = $state('');
  hinting = $state(false);
  rematch = $state.raw<Rematch | null>(null);
  behind = $state(0);
  awaited = $state.raw<readonly number[]>([]);
  waiting = $state(0);
  hasMoveWaiting = $state(false);

  /** What may be played on the picture that is on show; null while events still run. */
  get moves(): MovesInfo | null {
    if (!this.isSettled || this.hasMoveWaiting || this.isLeft) return null;
    return this.table?.ended ? null : this.newestMoves;
  }

  /** Whether a bot keeps our seat at our own wish. */
  get isLeft(): boolean {
    return this.seat >= 0 && (this.table?.seats[this.seat]?.left ?? false);
  }

  get undo(): boolean {
    return this.undoable === this.version && this.isSettled;
  }

  get isSettled(): boolean {
    return this.behind === 0 && this.event === null && this.moment === null;
  }

  get seat(): number {
    return this.you?.seat ?? -1;
  }

  hush(): void {
    this.answer = null;
  }

  forgetPlayedForUs(): void {
    this.playedForUs = [];
  }

  forgetMissed(): void {
    this.missed = [];
  }

  /** The queue that fills these fields. */
  protected abstract readonly show: Show;

  set manner(manner: Partial<Manner>) {
    this.show.manner = { ...PLAIN, ...manner };
  }

  /** The game's own moments have come: from now on they are acted out. */
  direct(stage: Stage): void {
    if (this.show.director) return;
    this.show.director = stage.director;
    const told = this.log.flatMap((line) => line.event ?? []);
    // The first step of a game may be on show while its stage is still being fetched.
    const events = [...told, ...this.show.telling];
    const act = { events, before: null, after: this.view, me: this.seat };
    const opening = stage.overture?.(act) ?? [];
    if (opening.length > 0) void this.show.open(opening);
  }

  /** Ends the moment on show. */
  pass(): void {
    this.show.pass();
  }

  skip(): void {
    this.show.skip();
  }

  retell(): Promise<void> {
    return this.show.retell();
  }

  abstract act(text: string): void;

  abstract do(wish: Command['do']): void;

  abstract why(text: string): void;
}
