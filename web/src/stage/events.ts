// The events of a moment with the types of their game.
import type { GameKey, Games } from '@/net/games';
import type { GameEvent } from '@/net/told';
import type { Moment } from './moment';

/** What a moment tells. Scenes of a game are shown at tables of that game only. */
export function eventsOf<Key extends GameKey>(
  table: { readonly game: Key },
  moment: Moment,
): readonly Games[Key]['event'][] {
  const { events } = moment;
  if (!areOf(events, table.game)) throw new Error(`no moment of ${table.game}`);
  return events;
}

function areOf<Key extends GameKey>(
  events: readonly GameEvent[],
  game: Key,
): events is readonly Games[Key]['event'][] {
  return game.length > 0 && events.length >= 0;
}
