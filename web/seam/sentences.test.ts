// Events of random games, told by Python and by the browser's Fluent: every sentence must be the
// same. Needs a Python with the house in it, so it is part of `npm run wire:check`.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { GameEvent } from '@/net/told';
import { Texts } from '@/text/fluent';

interface Told {
  readonly names: string[];
  readonly sentences: readonly {
    readonly game: string;
    readonly event: GameEvent;
    readonly reader: number;
    readonly says: Readonly<Record<string, string>>;
  }[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const venv = `${root}.venv/bin/python`;
const python = process.env.PYTHON ?? (existsSync(venv) ? venv : 'python3');
const read = (path: string) => readFileSync(root + path, 'utf8');

it('every event is told alike in Python and in the browser', { timeout: 120_000 }, () => {
  const env = { ...process.env, PYTHONPATH: root };
  const options = { cwd: root, env, encoding: 'utf8', maxBuffer: 1 << 28 } as const;
  const told = JSON.parse(execFileSync(python, ['tools/sentences.py'], options)) as Told;
  const texts = new Map<string, Texts>();
  const textsOf = (game: string, lang: string) => {
    const key = `${game}/${lang}`;
    const house = read(`logovo/text/text/${lang}.ftl`);
    const found =
      texts.get(key) ?? new Texts(lang, house, read(`logovo/games/${game}/text/${lang}.ftl`));
    texts.set(key, found);
    return found;
  };
  expect(told.sentences.length).toBeGreaterThan(1000);
  for (const { game, event, reader, says } of told.sentences) {
    for (const [lang, said] of Object.entries(says)) {
      const who = { names: told.names, me: reader };
      expect(textsOf(game, lang).say(`event-${event.kind}`, event, who), said).toBe(said);
    }
  }
});
