// Lines of the chronicle about the people, and moves in somebody's name, as sentences.
import type { NoteInfo, StandIn } from '@/net/wire';
import type { Facts, Texts, Who } from '@/text/fluent';

export function noteSentence(t: Texts, note: NoteInfo, who: Who): string {
  const seat = note.seat ?? -1;
  const facts: Facts = { level: note.level ? t.say(`level-${note.level}`) : '' };
  // Whoever sat there then, not who sits there now.
  const names = [...who.names];
  if (seat >= 0 && note.name) names[seat] = note.name;
  if (seat < 0)
    return t.maybe(`note-${note.kind}.nobody`, facts) ?? t.say(`note-${note.kind}`, facts);
  return t.say(`note-${note.kind}`, { ...facts, seat }, { names, me: note.name ? who.me : -1 });
}

export function standInSentence(t: Texts, one: StandIn, who: Who): string {
  return t.say(`stand-in-${one.by}`, { seat: one.seat }, who);
}
