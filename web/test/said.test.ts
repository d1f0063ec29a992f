// Every text a component names outright is there, in both languages: a screen seldom visited would show
// the name of the message instead.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { Texts } from '@/text/fluent';

const sources = fileURLToPath(new URL('../src/', import.meta.url));
const house = fileURLToPath(new URL('../../logovo/', import.meta.url));
const read = (path: string) => readFileSync(path, 'utf8');

const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(svelte|ts)$/.test(path))
  .map((path) => path.replaceAll('\\', '/'));
const games = [...new Set(files.flatMap((path) => /^boards\/(\w+)\//.exec(path)?.[1] ?? []))];

/** The pages that have a part of the shell's texts to themselves, as whoever opens them
 *  fetches it. */
const PARTS: Record<string, RegExp> = {
  check: /^pages\/Check\./,
  review: /^pages\/(Review\.|review\/)/,
  settings: /^pages\/(Settings|OwnData)\./,
  learn: /^pages\/((Learn|Puzzles|Rules)\.|(learn|puzzles|rules)\/)/,
};
const partOf = (path: string) =>
  Object.keys(PARTS).find((part) => PARTS[part]!.test(path)) ??
  /^boards\/(\w+)\//.exec(path)?.[1] ??
  '';

/** The ids between the brackets of a `say(…)`: a plain one, or those of a choice. */
function ids(source: string): string[] {
  const found: string[] = [];
  for (const call of source.matchAll(/\bsay\(([^(),{}]*)/g))
    for (const one of call[1]!.matchAll(/(?<![=!]\s*)'([a-z][\w.-]*)'/g)) found.push(one[1]!);
  return found;
}

function texts(language: string, part: string): Texts {
  const shared = [`${house}text/text/${language}.ftl`, `${sources}text/${language}.ftl`];
  const own = games.includes(part)
    ? [`${sources}boards/${part}/${language}.ftl`, `${house}games/${part}/text/${language}.ftl`]
    : part
      ? [`${sources}text/${part}/${language}.ftl`]
      : [];
  return new Texts(language, ...[...shared, ...own].map(read));
}

describe.each(['ru', 'en'])('what is said in %s', (language) => {
  it.each(['', ...Object.keys(PARTS), ...games])('has a text: %s', (part) => {
    const t = texts(language, part);
    const here = files.filter((path) => partOf(path) === part);
    const said = here.flatMap((path) => ids(read(sources + path)));
    expect(said.length).toBeGreaterThan(5);
    expect(said.filter((id) => !t.has(id))).toEqual([]);
  });
});
