// Which decisions a review speaks of, and in what words.
import type { JudgedDecision, JudgedMove, ReviewPage } from '@/net/wire';

export type Verdict = JudgedMove['verdict'];
/** What a decision is called in the list: a verdict, or a good move that came out badly. */
export type Remark = Verdict | 'bad-luck';

const UNSOUND: readonly string[] = ['inaccuracy', 'mistake', 'blunder'];

/** Short signs, as in books about chess. */
export const SIGNS: Readonly<Record<string, string>> = {
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
  'bad-luck': '!',
  best: '✓',
};

export const isUnsound = (judged: JudgedMove | null | undefined): boolean =>
  judged !== null && judged !== undefined && UNSOUND.includes(judged.verdict);

/** Empty where nothing is said. */
export function remarkOn(made: JudgedDecision): Remark {
  const { foresight, hindsight } = made;
  if (!foresight || !hindsight) return '';
  if (isUnsound(foresight)) return foresight.verdict;
  return foresight.verdict && isUnsound(hindsight) ? 'bad-luck' : '';
}

/** The decisions of a seat that are worth a look, in their order. */
export const worthALook = (decisions: readonly JudgedDecision[], seat: number): JudgedDecision[] =>
  decisions.filter((made) => made.seat === seat && remarkOn(made));

/** A part of the scale as points of a hundred, with its sign. */
export function points(part: number, scale: number): string {
  const whole = Math.round((100 * part) / scale);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : '0';
}

export const percent = (part: number): string => String(Math.round(100 * part));

/** How luck treated a seat. */
export function luckOf(luck: number, scale: number): { kind: string; luck: number } {
  const share = (100 * luck) / scale;
  const kind = Math.abs(share) < 0.5 ? 'none' : share < 0 ? 'cost' : 'gave';
  return { kind, luck: Math.round(Math.abs(share)) };
}

/** The chances of every seat, 0 to 1, and the entry after which each holds. */
export function curveOf(
  page: Pick<ReviewPage, 'scale' | 'curve' | 'entries'>,
): { entry: number; chances: number[] }[] {
  const scale = page.scale || 1;
  return (page.curve ?? []).slice(1).map((point, i) => ({
    entry: page.entries?.[i] ?? i,
    chances: point.map((chance) => chance / scale),
  }));
}
