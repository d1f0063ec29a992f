// What a review says about one decision, in sentences.
import type { JudgedDecision, LyingThere, MoveText } from '@/net/wire';
import type { Texts } from '@/text/fluent';
import { isUnsound, percent, remarkOn } from './verdicts';

export interface Telling {
  t: Texts;
  names: readonly string[];
}

/** A move in words. */
export const inWords = ({ t, names }: Telling, move: MoveText): string =>
  t.say(`move-${move.kind}`, move.facts, { names, me: -1 });

/** What lies at a hidden place, and how likely that is unless it is certain. */
export function lineOf({ t, names }: Telling, there: LyingThere): string {
  const place = t.say(
    `hidden-${there.kind}`,
    { seat: there.seat, at: there.at },
    { names, me: -1 },
  );
  const things = there.things.map(({ thing, count }) => t.say('hidden-thing', { thing, count }));
  // Rounded down: what is not sure is never called a hundred.
  const share = Math.floor(100 * there.share);
  return t.say('hidden-line', { place, things: things.join(', '), share });
}

/** The sentences about a decision; `lay`: by what really lay there, not by what was known. */
export function verdictOn(telling: Telling, made: JudgedDecision, lay: boolean): string[] {
  const { t, names } = telling;
  const judged = lay ? made.hindsight : made.foresight;
  const name = names[made.seat] ?? '';
  const said = [
    t.say('review-played', { entry: made.entry, name, move: inWords(telling, made.played) }),
  ];
  if (!made.foresight || !judged) return [...said, t.say('review-forced')];
  if (!judged.verdict) return [...said, t.say('review-unsaid')];
  const verdict = t.say(`review-${judged.verdict}`);
  said.push(t.say(lay ? 'review-lay-is' : 'review-is', { verdict }));
  if (isUnsound(judged))
    said.push(
      t.say('review-better', {
        move: inWords(telling, judged.best),
        loss: percent(judged.loss),
        error: percent(judged.error),
      }),
    );
  if (!lay && isUnsound(judged) && !isUnsound(made.hindsight)) said.push(t.say('review-came-well'));
  if (!lay && remarkOn(made) === 'bad-luck')
    said.push(t.say('review-came-badly', { loss: percent(made.hindsight?.loss ?? 0) }));
  if (made.because) said.push(t.say('review-because', { line: lineOf(telling, made.because) }));
  return said;
}
