// The moments of every game, over random games: nothing is left untold, and a move takes about as
// long as a move should. A director is given what the viewer was told and has nothing else to show.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { GameEvent, GameView } from '@/net/told';
import type { Director } from '@/stage/moment';

interface Film {
  readonly game: string;
  readonly seed: number;
  readonly eyes: number;
  readonly steps: readonly { readonly events: readonly GameEvent[]; readonly view: GameView }[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const venv = `${root}.venv/bin/python`;
const python = process.env.PYTHON ?? (existsSync(venv) ? venv : 'python3');
const env = { ...process.env, PYTHONPATH: root };
const options = { cwd: root, env, encoding: 'utf8', maxBuffer: 1 << 28 } as const;
const films = JSON.parse(execFileSync(python, ['tools/films.py'], options)) as Film[];
const directors = import.meta.glob<{ director: Director }>('../src/boards/*/moments.ts', {
  eager: true,
});

describe.each(films)('game $seed of $game through the eyes of $eyes', ({ game, eyes, steps }) => {
  const { director } = directors[`../src/boards/${game}/moments.ts`]!;
  const acts = steps.slice(1).map((step, i) => {
    const act = { events: step.events, before: steps[i]!.view, after: step.view, me: eyes };
    return { act, moments: director(act) };
  });

  it('tells every event once and in order', () => {
    for (const { act, moments } of acts)
      expect(moments.flatMap((one) => one.events)).toEqual(act.events);
  });

  it('ends each step on the picture the server sent, and shows no other game', () => {
    for (const { act, moments } of acts) {
      expect(moments.at(-1)?.view ?? act.after).toBe(act.after);
      for (const one of moments) if (one.view) expect(one.view.players).toBe(act.after.players);
    }
  });

  it('takes about a beat for a move, unless there is something to see', () => {
    const plain = acts.filter(({ moments }) => moments.every((one) => !one.scene));
    const beats = plain.map(({ moments }) => moments.reduce((sum, one) => sum + one.beats, 0));
    beats.sort((a, b) => a - b);
    const middle = beats[Math.floor(beats.length / 2)]!;
    expect(middle).toBeGreaterThan(0.5);
    expect(middle).toBeLessThan(1.6);
    for (const { moments } of acts)
      for (const one of moments)
        for (const { start, end } of one.flights) expect(start <= end && end <= 1.001).toBe(true);
  });
});

it('has a film of every game', () => {
  expect(new Set(films.map((one) => one.game)).size).toBe(Object.keys(directors).length);
});
