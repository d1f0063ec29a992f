// How a finished game ended, in numbers and sentences: made of its public events, so that the
// summary and every replay tell the same.
import type { Facts, GameEvent } from '@/net/told';

export interface Tale {
  /** What is counted for everybody: messages `tale-<game>-<column>`. */
  readonly columns: readonly string[];
  /** By seat, one number for each column. */
  readonly rows: readonly (readonly number[])[];
  /** Sentences beside: messages with their facts. */
  readonly lines: readonly { readonly id: string; readonly facts: Facts }[];
}

/** What a file `boards/<key>/tale.ts` exports. */
export interface TaleModule {
  tale(events: readonly GameEvent[], players: number): Tale;
}

/** Counts something about each seat. */
export function bySeat(players: number, count: (seat: number) => readonly number[]): number[][] {
  return Array.from({ length: players }, (_, seat) => [...count(seat)]);
}

/** The events of one kind, with the facts of that kind. */
export function only<Told extends { readonly kind: string }, Kind extends Told['kind']>(
  events: readonly Told[],
  kind: Kind,
): Extract<Told, { readonly kind: Kind }>[] {
  return events.filter((one): one is Extract<Told, { readonly kind: Kind }> => one.kind === kind);
}

const modules = import.meta.glob<TaleModule>('./*/tale.ts');

/** The tale of a game; a game without one of its own has places and scores. */
export async function loadTale(game: string): Promise<TaleModule | null> {
  return (await modules[`./${game}/tale.ts`]?.()) ?? null;
}
