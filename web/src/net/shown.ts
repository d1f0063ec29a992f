// What one viewer at one table has before them. Plain fields: the browser makes them reactive
// (`seat.svelte.ts`), the tests look at them as they are.
import type { OnShow } from '@/stage/moment';
import type { Facts, GameEvent, GameView } from './told';
import type {
  ClaimInfo,
  Clock,
  Hinted,
  MovesInfo,
  NoteInfo,
  Rematch,
  Saying,
  StandIn,
  TableInfo,
  You,
} from './wire';

/** What a line of the story tells: exactly one of these. */
export interface Told {
  readonly event?: GameEvent;
  readonly claim?: ClaimInfo;
  readonly undone?: boolean;
  /** Somebody came, went or was replaced. */
  readonly note?: NoteInfo;
  /** A bot or the clock moved in a player's name; what it did follows. */
  readonly standIn?: StandIn;
}

/** A line of the story. */
export interface Line extends Told {
  readonly n: number;
}

/** Why something was not done. */
export interface Answer {
  readonly n: number;
  readonly code: string;
  readonly rule: string;
  readonly facts: Facts;
}

export interface Shown {
  online: boolean;
  /** Why the server wants no more of us; empty while it does. */
  gone: string;
  table: TableInfo | null;
  you: You | null;
  view: GameView | null;
  /** What may be played on the newest picture, whether or not that is on show already. */
  newestMoves: MovesInfo | null;
  /** The version that `newestMoves` belongs to. */
  version: number;
  /** The version of our own move that may be taken back; -1 for none. */
  undoable: number;
  claims: readonly ClaimInfo[];
  clock: Clock | null;
  /** Milliseconds the server's clock is ahead of ours. */
  offset: number;
  talk: readonly Saying[];
  log: readonly Line[];
  /** The event on show; null when the picture is up to date. */
  event: GameEvent | null;
  /** The moment it belongs to; null when nothing is acted out. */
  moment: OnShow | null;
  /** What happened while nobody was looking; can be shown again. */
  missed: readonly GameEvent[];
  /** What a bot or the clock did in our name since we last looked. */
  playedForUs: readonly Told[];
  answer: Answer | null;
  /** What a coach said last, and whether one is thinking. */
  hinted: Hinted | null;
  /** The choices it was said about. */
  hintedFor: string;
  hinting: boolean;
  rematch: Rematch | null;
  /** Steps that have come and are not shown yet. */
  behind: number;
  /** Who is asked now, also while the picture is held back. */
  awaited: readonly number[];
  /** Commands without an answer, and whether one of them is a move. */
  waiting: number;
  hasMoveWaiting: boolean;
}

export function nothingShown(): Shown {
  return {
    online: false,
    gone: '',
    table: null,
    you: null,
    view: null,
    newestMoves: null,
    version: 0,
    undoable: -1,
    claims: [],
    clock: null,
    offset: 0,
    talk: [],
    log: [],
    event: null,
    moment: null,
    missed: [],
    playedForUs: [],
    answer: null,
    hinted: null,
    hintedFor: '',
    hinting: false,
    rematch: null,
    behind: 0,
    awaited: [],
    waiting: 0,
    hasMoveWaiting: false,
  };
}

/** What a seat may choose from, as one text: two decisions with the same are the same. */
export function choicesOf(moves: MovesInfo | null): string {
  return moves?.legal.join('\n') ?? '';
}
