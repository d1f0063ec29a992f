// Every game of the house has all its parts in the client; what is missing is named.
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const folders = (path: string) =>
  readdirSync(at(path), { withFileTypes: true })
    .filter((one) => one.isDirectory() && !one.name.startsWith('_'))
    .map((one) => one.name);

const PARTS = {
  'Board.svelte': 'the board; until then the game is played on buttons',
  'Scene.svelte': 'the picture for the front page',
  'about.ts': 'how many play in a one-click game',
  'en.ftl': 'the words of the board in English',
  'ru.ftl': 'the words of the board in Russian',
};

describe.each(folders('../../logovo/games'))('the client of %s', (game) => {
  it.each(Object.entries(PARTS))('has src/boards/<game>/%s: %s', (part, what) => {
    const path = `src/boards/${game}/${part}`;
    expect(existsSync(at(`../${path}`)), `web/${path} is missing: ${what}`).toBe(true);
  });

  it('has generated types', () => {
    const path = `src/net/games/${game}.ts`;
    expect(existsSync(at(`../${path}`)), `web/${path} is missing: run npm run wire`).toBe(true);
  });
});

it('has no board of a game that is not there', () => {
  const games = folders('../../logovo/games');
  expect(folders('../src/boards').filter((folder) => !games.includes(folder))).toEqual([]);
});
