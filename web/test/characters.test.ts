// Every character has a name and a face in every game, and something to say in both languages.
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const read = (path: string) => readFileSync(at(path), 'utf8');
const games = readdirSync(at('../../logovo/games'), { withFileTypes: true })
  .filter((one) => one.isDirectory() && !one.name.startsWith('_'))
  .map((one) => one.name);

/** The words of a tuple of the house, as it is written there. */
function words(file: string, name: RegExp): string[] {
  const found = name.exec(read(`../../logovo/bots/characters/${file}`));
  return [...(found?.[1] ?? '').matchAll(/\w+/g)].map(([word]) => word.toLowerCase());
}
const characters = words('__init__.py', /CHARACTERS: Final = \(([^)]+)\)/);
const occasions = words('remarks.py', /OCCASIONS: Final = \(([^)]+)\)/);

/** The sentences of a file by their names. */
function sentences(path: string): Map<string, string> {
  const lines = read(path).matchAll(/^([\w-]+) = (.+)$/gm);
  return new Map([...lines].map(([, name, said]) => [name!, said!]));
}

it('knows who there is', () => {
  expect(characters.length).toBeGreaterThan(2);
  expect(occasions.length).toBeGreaterThan(2);
});

describe.each(['en', 'ru'])('in %s', (lang) => {
  const shell = sentences(`../src/text/${lang}.ftl`);
  const said = sentences(`../src/text/remarks/${lang}.ftl`);

  it.each(games)('everybody in %s has a name, and no two the same', (game) => {
    const names = characters.map((one) => shell.get(`character-${game}-${one}`));
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(characters.length);
  });

  it.each(characters)('who is %s is called so and has a phrase for every occasion', (one) => {
    expect(shell.get(`character-${one}`)).toBeTruthy();
    for (const what of occasions) expect(said.get(`phrase-${one}-${what}`), what).toBeTruthy();
  });
});

describe('a face', () => {
  const face = read('../src/art/CharacterFace.svelte');

  it.each(games)('is drawn for %s', (game) => {
    expect(face).toMatch(new RegExp(`^ {4}${game}: \\['#`, 'm'));
  });

  it.each(characters)('has a ground, brows and a mouth for who is %s', (one) => {
    expect(face.match(new RegExp(`^ {4}${one}: '`, 'gm'))).toHaveLength(3);
  });
});

it('tells what bots say from what people do by who they are', () => {
  expect(read('../src/lib/remarks.svelte.ts')).toContain(`/^(${characters.join('|')})-/`);
});
