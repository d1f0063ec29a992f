// The pure part of following a table: versions without a gap, and what still has to be shown.
import type { Claim, Clock, Moves, Snapshot, Step } from './wire';

export interface GameEvent {
  readonly kind: string;
  readonly [fact: string]: unknown;
}

export interface GameView {
  readonly observer: number;
  readonly players: number;
  readonly ask: string;
  readonly awaited_seats: readonly number[];
  readonly over: boolean;
}

/** One version as it will be shown: its events one by one, then (or with them) the view. */
export interface Beat {
  readonly v: number;
  readonly events: readonly GameEvent[];
  readonly view: GameView | null;
  readonly moves: Moves | null;
  readonly undo: boolean;
  readonly undone: boolean;
  readonly claims: readonly Claim[] | null;
  readonly claim: Claim | null;
  readonly clock: Clock | null;
  readonly linger: number;
}

export type Arrival = 'next' | 'old' | 'gap';

/** How a numbered message stands to the last one taken. */
export function arrival(last: number, v: number): Arrival {
  if (v <= last) return 'old';
  return v === last + 1 ? 'next' : 'gap';
}

export function beatOf(step: Step): Beat {
  return {
    v: step.v,
    events: (step.events ?? []) as GameEvent[],
    view: (step.view ?? null) as GameView | null,
    moves: step.moves ?? null,
    undo: step.undo ?? false,
    undone: step.undone ?? false,
    claims: step.claims ?? null,
    claim: step.claim ?? null,
    clock: step.clock ?? null,
    linger: step.linger ?? 0,
  };
}

/** The events a client missed, in order. */
export function missedEvents(snapshot: Snapshot): GameEvent[] {
  return snapshot.missed.flatMap((past) => (past.events ?? []) as GameEvent[]);
}

/** Where in a beat the picture changes: with its first event, unless the board wants some kinds
 *  of event (the end of a round) to be seen on the old picture. */
export function turnOfPicture(events: readonly GameEvent[], holds: readonly string[]): number {
  for (let i = events.length - 1; i >= 0; i--) {
    if (holds.includes(events[i]!.kind)) return i + 1;
  }
  return 0;
}
