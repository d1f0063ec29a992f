// An event as a sentence on this screen.
import type { Told } from '@/net/shown';
import type { GameEvent } from '@/net/told';
import type { Texts, Who } from '@/text/fluent';
import { claimSentence } from './claims';
import { noteSentence, standInSentence } from './people';

/** The sentence of an event; null where it has none. What the screen hides on purpose (one's own
 *  role behind a button) is not printed beside it before the game is over. */
export function sentenceOf(t: Texts, event: GameEvent, who: Who, over: boolean): string | null {
  if (event.secret === true && !over) return t.maybe(`hidden-${event.kind}`) ?? t.say('hidden');
  return t.maybe(`event-${event.kind}`, event, who);
}

/** A line of the chronicle as a sentence; null where it has none. */
export function lineSentence(t: Texts, line: Told, who: Who, over: boolean): string | null {
  if (line.undone) return t.say('undone');
  if (line.note) return noteSentence(t, line.note, who);
  if (line.standIn) return standInSentence(t, line.standIn, who);
  if (line.claim) {
    const { id, facts } = claimSentence(line.claim);
    return t.say(id, facts, who);
  }
  return line.event ? sentenceOf(t, line.event, who, over) : null;
}
