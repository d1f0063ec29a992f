// A step of a game that has no moments of its own: told in one go, on the new picture unless the
// board wants some kinds of event to be seen on the old one.
import type { GameEvent, GameView } from '@/net/told';
import { moment, type Act, type Moment } from './moment';

/** How a board wants its events shown. Every field is a list of event kinds. */
export interface Manner<Kind extends string = string> {
  /** Seen on the picture as it was before the step (the end of a round). */
  readonly holds: readonly Kind[];
  /** Worth a longer look, alone. */
  readonly slow: readonly Kind[];
}

export const PLAIN: Manner = { holds: [], slow: [] };

const SLOW = 1.6;

export function plainly({ events, after }: Act, manner: Manner): Moment[] {
  const turn = turnOfPicture(events, manner.holds);
  const parts: { events: GameEvent[]; held: boolean; slow: boolean }[] = [];
  events.forEach((event, i) => {
    const held = i < turn;
    const slow = manner.slow.includes(event.kind);
    const last = parts.at(-1);
    if (last && last.held === held && !last.slow && !slow) last.events.push(event);
    else parts.push({ events: [event], held, slow });
  });
  return parts.map((one) =>
    moment<GameEvent, GameView>(one.events[0]!.kind, one.events, {
      beats: one.slow ? SLOW : 1,
      view: one.held ? null : after,
    }),
  );
}

/** Where in a step the picture changes: with its first event, unless the board holds it. */
export function turnOfPicture(events: readonly GameEvent[], holds: readonly string[]): number {
  for (let i = events.length - 1; i >= 0; i--) {
    if (holds.includes(events[i]!.kind)) return i + 1;
  }
  return 0;
}
