// What a board gets from the page around it: the table, as a Svelte context.
import { getContext, setContext } from 'svelte';
import './frame.css';
import type { GameKey, Games } from '@/net/games';
import type { OnShow } from '@/stage/moment';
import type { Manner } from '@/stage/plain';
import type { Facts, GameEvent, GameView } from '@/net/told';
import type { Blocked, ClaimInfo, Clock, SeatInfo } from '@/net/wire';
import type { Texts } from '@/text/fluent';

/** A table of any game. Every field follows the game: read it, or `$derived` it, never copy it. */
export interface AnyTable {
  readonly game: string;
  /** The picture before the viewer, as the game's `views.py` declares it. */
  readonly view: GameView;
  /** The viewer's seat; -1 for onlookers and for the public eye of a replay. */
  readonly me: number;
  /** Players' names by seat, bots included. */
  readonly names: readonly string[];
  /** Who sits where: bot, absent, kept by a bot. */
  readonly seats: readonly SeatInfo[];
  /** The options of this table. */
  readonly options: Readonly<Record<string, string>>;
  /** What may be played now, in notation; empty while events are shown or nothing is asked. */
  readonly legal: readonly string[];
  /** What one might try and why it is forbidden. `why` looks here first. */
  readonly blocked: readonly Blocked[];
  /** What a legal move would bring, by its notation; few moves have one. */
  readonly previews: Readonly<Record<string, Facts>>;
  /** `legal` holds proposals only; other moves may be tried. */
  readonly partial: boolean;
  /** The refusal on show beside the status line, so that a board can draw what its facts say. */
  readonly refusal: { readonly rule: string; readonly facts: Facts } | null;
  /** The event on show; null when the picture is up to date. */
  readonly event: GameEvent | null;
  /** The moment being acted out; null when nothing is. */
  readonly moment: OnShow | null;
  /** How long a thing takes to move, in milliseconds; 0 for no time at all. */
  readonly pace: number;
  /** Nothing may move: highlight instead. */
  readonly still: boolean;
  /** What the seats have claimed, in games with claims. */
  readonly claims: readonly ClaimInfo[];
  readonly clock: Clock | null;
  /** Milliseconds the server's clock is ahead of this one. */
  readonly offset: number;
  readonly t: Texts;
  /** A sentence of the game, with seats named, said to the viewer as "you" where it has that form. */
  readonly say: (id: string, facts?: Facts) => string;
  /** Play this notation. */
  readonly act: (move: string) => void;
  /** Say aloud which rule forbids this notation. */
  readonly why: (move: string) => void;
  /** Tell the status line how far a choice has come: it shows `how-<game>-<ask>-<step>`. */
  readonly guide: (step: string) => void;
  /** Make a claim; null where nobody listens, in a replay. */
  readonly claim: ((text: string) => void) | null;
}

/** The table of one game, with that game's own view and events. */
export interface Table<Key extends GameKey> extends AnyTable {
  readonly game: Key;
  readonly view: Games[Key]['view'];
  readonly event: Games[Key]['event'] | null;
}

export type MannerOf<Key extends GameKey> = Partial<Manner<Games[Key]['event']['kind']>>;

/** Before anything was seen. */
export const NO_VIEW: GameView = {
  observer: -1,
  players: 0,
  ask: '',
  awaited_seats: [],
  over: false,
};

const TABLE = Symbol('table');

export function setTable(table: AnyTable): void {
  setContext(TABLE, table);
}

/** The table around a board of any game. */
export function useAnyTable(): AnyTable {
  return getContext<AnyTable>(TABLE);
}

/** The table around a board of this game. Call it while the component is made. */
export function useTable<Key extends GameKey>(game: Key): Table<Key> {
  const table = useAnyTable();
  if (!plays(table, game)) throw new Error(`a board of ${game} at a table of ${table.game}`);
  return table;
}

function plays<Key extends GameKey>(table: AnyTable, game: Key): table is Table<Key> {
  return table.game === game;
}

type NameOfFact<Told> = Told extends unknown ? keyof Told : never;

/** Whether this kind of event has a fact of that name; some event of the game must have it. */
export function has<Told extends object, Name extends NameOfFact<Told>>(
  event: Told,
  name: Name,
): event is Extract<Told, Readonly<Record<Name, unknown>>> {
  return name in event;
}

/** Whether an event names a seat by one of these facts. */
export function concerns<Told extends object>(
  event: Told | null,
  seat: number,
  ...facts: NameOfFact<Told>[]
): boolean {
  return event !== null && facts.some((name) => has(event, name) && event[name] === seat);
}

/** The others in the order of play after the viewer; everybody for onlookers. */
export function around<One>(everybody: readonly One[], me: number): One[] {
  return me < 0 ? [...everybody] : [...everybody.slice(me + 1), ...everybody.slice(0, me)];
}
