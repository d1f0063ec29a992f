// What a game acts out: a step of the table as a few named moments. Pure data, made by the
// `moments.ts` of each game from what this viewer was told and from nothing else.
import type { Sound } from '@/lib/sound';
import type { GameKey, Games } from '@/net/games';
import type { GameEvent, GameView } from '@/net/told';

/** How a thing behaves on its way.
 *  - `fly`: from one place to another
 *  - `pop`: comes up at a place, stays, and goes
 *  - `flip`: lies at a place with its back up and is turned
 *  - `burn`: stands at a place and goes up in flames
 *  - `fall`: drops off the table
 *  - `open`, `close`: slides off a place, or onto it */
export type How = 'fly' | 'pop' | 'flip' | 'burn' | 'fall' | 'open' | 'close';

/** A thing on its way. Places are names (`data-place`); the first that is on the screen counts. */
export interface Flight {
  /** What the game's `Prop.svelte` draws, and as what. */
  readonly prop: string;
  readonly face: string;
  readonly how: How;
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** When it sets out and when it is there, in parts of the moment. */
  readonly start: number;
  readonly end: number;
  /** How often as high as wide. */
  readonly ratio: number;
  /** How many times as large as the place it lies in. */
  readonly size: number;
  /** Quarters by which it is turned. */
  readonly turned: number;
  /** Whether the thing at the start is gone from there meanwhile. */
  readonly lifts: boolean;
  /** Whose it is; -1 for nobody's. */
  readonly seat: number;
}

/** What is heard. */
export type Cue = Sound | '';

export interface Moment<Event extends GameEvent = GameEvent, View extends GameView = GameView> {
  readonly name: string;
  /** What it tells, in order. */
  readonly events: readonly Event[];
  /** Its length; 1 is that of an ordinary move. */
  readonly beats: number;
  /** The picture that is on the table from `turn` on (a part of the moment); null leaves it. */
  readonly view: View | null;
  readonly turn: number;
  readonly flights: readonly Flight[];
  /** Whether the game's `Moments.svelte` shows it large, before the board. */
  readonly scene: boolean;
  /** It stays until somebody taps. */
  readonly waits: boolean;
  /** The table trembles, at this part of the moment; negative for never. */
  readonly shakes: number;
  readonly cue: Cue;
}

/** A moment being acted out, with the time it has here and now. */
export interface OnShow extends Moment {
  /** Milliseconds; of one that waits, until it stands still. */
  readonly length: number;
}

/** A step as it came: pictures before and after, and what happened between. */
export interface Act<Event extends GameEvent = GameEvent, View extends GameView = GameView> {
  readonly events: readonly Event[];
  readonly before: View | null;
  readonly after: View | null;
  readonly me: number;
}

export type Director<Event extends GameEvent = GameEvent, View extends GameView = GameView> = (
  act: Act<Event, View>,
) => readonly Moment<Event, View>[];

export type ActOf<Key extends GameKey> = Act<Games[Key]['event'], Games[Key]['view']>;
export type MomentOf<Key extends GameKey> = Moment<Games[Key]['event'], Games[Key]['view']>;
export type DirectorOf<Key extends GameKey> = Director<Games[Key]['event'], Games[Key]['view']>;

/** A moment with everything that is not said about it. */
export function moment<Event extends GameEvent, View extends GameView>(
  name: string,
  events: readonly Event[],
  more: Partial<Omit<Moment<Event, View>, 'name' | 'events'>> = {},
): Moment<Event, View> {
  return {
    name,
    events,
    beats: 1,
    view: null,
    turn: 0,
    flights: [],
    scene: false,
    waits: false,
    shakes: -1,
    cue: '',
    ...more,
  };
}

type Ways = string | readonly string[];
const list = (ways: Ways) => (typeof ways === 'string' ? [ways] : ways);

/** A thing that goes from one place to another. */
export function flight(
  prop: string,
  face: string,
  from: Ways,
  to: Ways,
  more: Partial<Omit<Flight, 'prop' | 'face' | 'from' | 'to'>> = {},
): Flight {
  return {
    prop,
    face,
    how: 'fly',
    from: list(from),
    to: list(to),
    start: 0,
    end: 0.45,
    ratio: 1.4,
    size: 1,
    turned: 0,
    lifts: false,
    seat: -1,
    ...more,
  };
}

/** A thing that is seen at one place only. */
export function at(
  place: Ways,
  prop: string,
  face: string,
  how: How,
  more: Partial<Omit<Flight, 'prop' | 'face' | 'from' | 'to'>> = {},
): Flight {
  return flight(prop, face, place, place, { how, end: 1, ...more });
}

/** Several things one after another between two points of the moment. */
export function staggered(flights: readonly Flight[], start: number, end: number): Flight[] {
  const span = flights[0] ? Math.min(0.4, (end - start) / 1.5) : 0;
  const gap = flights.length > 1 ? (end - start - span) / (flights.length - 1) : 0;
  return flights.map((one, i) => ({ ...one, start: start + gap * i, end: start + gap * i + span }));
}

/** What happened, cut where an event of one of these kinds begins. */
export function cutAt<Event extends GameEvent>(
  events: readonly Event[],
  ...kinds: Event['kind'][]
): Event[][] {
  const parts: Event[][] = [];
  for (const event of events) {
    if (parts.length === 0 || kinds.includes(event.kind)) parts.push([event]);
    else parts.at(-1)!.push(event);
  }
  return parts;
}

/** The events of one kind, with the facts of that kind. */
export function only<Event extends GameEvent, Kind extends Event['kind']>(
  events: readonly Event[],
  ...kinds: Kind[]
): Extract<Event, { kind: Kind }>[] {
  const wanted: readonly string[] = kinds;
  return events.filter((one): one is Extract<Event, { kind: Kind }> => wanted.includes(one.kind));
}
