// The pure part of following a table: versions without a gap, and what still has to be shown.
import type { GameEvent, GameView } from './told';
import type { Told } from './shown';
import type { ClaimInfo, Clock, MovesInfo, Past, Snapshot, StandIn, Step } from './wire';

/** One version as it will be shown: its events one by one, then (or with them) the view. */
export interface Beat {
  readonly v: number;
  readonly events: readonly GameEvent[];
  readonly view: GameView | null;
  readonly moves: MovesInfo | null;
  readonly undone: boolean;
  readonly claims: readonly ClaimInfo[] | null;
  readonly claim: ClaimInfo | null;
  readonly clock: Clock | null;
  readonly linger: number;
  readonly standIn?: StandIn | null;
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
    events: step.events ?? [],
    view: step.view ?? null,
    moves: step.moves ?? null,
    undone: step.undone ?? false,
    claims: step.claims ?? null,
    claim: step.claim ?? null,
    clock: step.clock ?? null,
    linger: step.linger ?? 0,
    standIn: step.stand_in ?? null,
  };
}

/** The events a client missed, in order. */
export function missedEvents(snapshot: Pick<Snapshot, 'missed'>): GameEvent[] {
  return snapshot.missed.flatMap((past) => past.events ?? []);
}

/** The lines of the story that a snapshot tells: what was missed, and between it the lines about
 *  the people that came after number `noted`. */
export function missedLines(
  { missed, notes = [] }: Pick<Snapshot, 'missed' | 'notes'>,
  noted: number,
): Told[] {
  const fresh = notes.filter((note) => note.n > noted);
  const lines: Told[] = [];
  const notesUntil = (v: number) => {
    while (fresh.length > 0 && fresh[0]!.v < v) lines.push({ note: fresh.shift()! });
  };
  for (const past of missed) {
    notesUntil(past.v);
    lines.push(...linesOf(past));
  }
  notesUntil(Infinity);
  return lines;
}

/** One version as lines of the story. */
export function linesOf(past: Past): Told[] {
  const lines: Told[] = past.stand_in ? [{ standIn: past.stand_in }] : [];
  for (const event of keepable(past.events ?? [])) lines.push({ event });
  if (past.claim) lines.push({ claim: past.claim });
  if (past.undone) lines.push({ undone: true });
  return lines;
}

/** What was done in the name of a seat after version `seen`. */
export function playedFor(missed: readonly Past[], seat: number, seen: number): Told[] {
  return missed.filter((past) => past.v > seen && past.stand_in?.seat === seat).flatMap(linesOf);
}

/** What may be told again later: a fleeting event is for people to remember. */
export function keepable(events: readonly GameEvent[]): GameEvent[] {
  return events.filter((event) => event.fleeting !== true);
}
