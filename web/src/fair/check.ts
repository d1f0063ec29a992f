// Whether the luck of a finished game is what was fixed before it: computed here, from the log file
// alone and from what this browser kept. The findings have the names `logovo verify` gives them.
import { Broken, partsOf, rowsOf, type BrokenCode, type Parts, type Player } from './parts';
import { commitment, Stream } from './stream';

export interface Finding {
  readonly code:
    | BrokenCode
    | 'other-commitment'
    | 'withheld'
    | 'house'
    | 'order'
    | 'copied'
    | 'player'
    | 'swapped'
    | 'not-used'
    | 'draw'
    | 'own-other'
    | 'own-parties';
  readonly line?: number;
  readonly seat?: number;
  readonly other?: number;
  readonly draw?: number;
  readonly expected?: number;
  readonly found?: number;
}

/** What a browser kept of its own part: see `net/number.ts`. */
export interface Own {
  readonly seat: number;
  readonly secret: string;
  readonly commit: string;
  readonly house: string;
  /** The commitments that were shown when the number was told; empty if it never was. */
  readonly seen: readonly { readonly seat: number; readonly commit: string }[];
}

export interface Verdict {
  readonly result: 'fair' | 'forged' | 'not-verifiable';
  readonly findings: readonly Finding[];
  readonly parts: Parts | null;
  /** Seats whose number is in the luck, and those that committed and did not tell it. */
  readonly added: readonly number[];
  readonly leftOut: readonly number[];
}

/** Draws that must fit before another cause is believed. */
const ENOUGH = 8;

export function verify(text: string, own: readonly Own[] = []): Verdict {
  try {
    const parts = partsOf(rowsOf(text));
    if (!parts) return verdict('not-verifiable', [], null);
    const findings = [...commitments(parts, own), ...own.flatMap((one) => ownFindings(parts, one))];
    if (parts.secret && !findings.some((one) => one.code === 'order'))
      findings.push(...wrongDraws(parts));
    return verdict(findings.length > 0 ? 'forged' : 'fair', findings, parts);
  } catch (why) {
    if (!(why instanceof Broken)) throw why;
    return verdict('forged', [{ code: why.code, line: why.line }], null);
  }
}

function verdict(
  result: Verdict['result'],
  findings: readonly Finding[],
  parts: Parts | null,
): Verdict {
  const seats = (told: boolean) =>
    (parts?.players ?? []).filter((one) => (one.secret !== '') === told).map((one) => one.seat);
  return { result, findings, parts, added: seats(true), leftOut: seats(false) };
}

function commitments(parts: Parts, own: readonly Own[]): Finding[] {
  const findings: Finding[] = [];
  if (own.some((one) => one.house && one.house !== parts.house))
    findings.push({ code: 'other-commitment' });
  if (!parts.secret) findings.push({ code: 'withheld' });
  else if (commitment('house', parts.secret) !== parts.house) findings.push({ code: 'house' });
  const seats = parts.players.map((one) => one.seat);
  if (seats.some((seat, i) => i > 0 && seat <= seats[i - 1]!)) findings.push({ code: 'order' });
  if (new Set(parts.players.map((one) => one.commit)).size < seats.length)
    findings.push({ code: 'copied' });
  for (const one of parts.players)
    if (one.secret && commitment('player', one.secret) !== one.commit)
      findings.push({ code: 'player', seat: one.seat });
  return findings;
}

/** Whether the log has what this browser has told, and those it has told it with. */
function ownFindings(parts: Parts, own: Own): Finding[] {
  if (own.seen.length === 0) return [];
  const mine = parts.players.find((one) => one.seat === own.seat);
  if (!mine || mine.commit !== own.commit) return [{ code: 'own-other', seat: own.seat }];
  const shown = (people: readonly { seat: number; commit: string }[]) =>
    people.map((one) => `${one.seat}:${one.commit}`).join();
  if (shown(own.seen) !== shown(parts.players)) return [{ code: 'own-parties', seat: own.seat }];
  return [];
}

/** The first draw that differs, or what was done to the players if that explains all. */
function wrongDraws(parts: Parts): Finding[] {
  const opened = parts.players.filter((one) => one.secret);
  const at = firstWrong(parts, opened, parts.draws.length);
  if (at < 0) return [];
  const cause = at < ENOUGH ? otherPeople(parts, opened) : null;
  if (cause) return [cause];
  const draw = parts.draws[at]!;
  const expected = new Stream(parts.secret, parts.table, opened).number(at, draw.outcomes);
  return [{ code: 'draw', line: draw.line, draw: at + 1, expected, found: draw.result }];
}

/** Whether the draws fit if two players change places, or if one added nothing. */
function otherPeople(parts: Parts, opened: readonly Player[]): Finding | null {
  const some = Math.min(parts.draws.length, ENOUGH * 8);
  if (some < ENOUGH) return null;
  for (const [i, one] of opened.entries())
    for (const two of opened.slice(i + 1)) {
      const people = opened.map((who) =>
        who === one
          ? { ...one, secret: two.secret }
          : who === two
            ? { ...two, secret: one.secret }
            : who,
      );
      if (firstWrong(parts, people, some) < 0)
        return { code: 'swapped', seat: one.seat, other: two.seat };
    }
  for (const one of opened)
    if (
      firstWrong(
        parts,
        opened.filter((who) => who !== one),
        some,
      ) < 0
    )
      return { code: 'not-used', seat: one.seat };
  return null;
}

function firstWrong(parts: Parts, opened: readonly Player[], many: number): number {
  const stream = new Stream(parts.secret, parts.table, opened);
  return parts.draws
    .slice(0, many)
    .findIndex((draw, at) => stream.number(at, draw.outcomes) !== draw.result);
}
