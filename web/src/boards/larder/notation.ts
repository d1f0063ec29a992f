// Sorting what is legal by the thing one would touch. The grammar is in `larder/moves.py`.
export interface Offers {
  /** By card: how many may be laid. */
  readonly lay: ReadonlyMap<string, readonly number[]>;
  /** By hand card: the open cards it may be exchanged for. */
  readonly swap: ReadonlyMap<string, readonly string[]>;
  /** Numbers of stacks whose closed card may be turned up. */
  readonly turn: readonly number[];
  readonly fetch: readonly string[];
  /** Moves that are a button each. */
  readonly plain: readonly string[];
}

export function offers(legal: readonly string[]): Offers {
  const lay = new Map<string, number[]>();
  const swap = new Map<string, string[]>();
  const turn: number[] = [];
  const fetch: string[] = [];
  const plain: string[] = [];
  for (const move of legal) {
    const [verb, first = '', second = ''] = move.split(' ');
    if (verb === 'lay')
      lay.set(
        first,
        [...(lay.get(first) ?? []), Number(second)].sort((a, b) => a - b),
      );
    else if (verb === 'swap') swap.set(first, [...(swap.get(first) ?? []), second]);
    else if (verb === 'turn') turn.push(Number(first));
    else if (verb === 'fetch') fetch.push(first);
    else plain.push(move);
  }
  return { lay, swap, turn, fetch, plain };
}

/** The message and facts that name a move on a button. */
export function labelOf(move: string): { id: string; facts: Record<string, string | number> } {
  const [verb = '', first = '', second = ''] = move.split(' ');
  switch (verb) {
    case 'lay':
      return { id: 'move-lay', facts: { card: first, count: Number(second) } };
    case 'swap':
      return { id: 'move-swap', facts: { given: first, taken: second } };
    case 'remove':
    case 'fetch':
      return { id: `move-${verb}`, facts: { card: first } };
    case 'turn':
      return { id: 'move-turn-up', facts: { stack: Number(first) } };
    case 'name':
      return { id: 'move-name', facts: { seat: Number(first.slice(1)) - 1 } };
    default:
      return { id: `move-${verb}`, facts: {} };
  }
}

/** The next count after a tap: round and round through what may be laid. */
export function nextCount(counts: readonly number[], now: number): number {
  return counts.find((count) => count > now) ?? counts[0] ?? 0;
}
