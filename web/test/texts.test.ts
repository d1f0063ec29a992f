// Both languages say the same things with the same variables, and every error of the server has words.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { FluentResource } from '@fluent/bundle';
import { titleOf } from '../tools/catalogue';
import { cut, lean } from '../tools/lean';
import { SIGNS } from '@/art/drakon/kinds';
import { ruleOf } from '@/boards/drakon/view';
import { chaptersOf } from '@/lib/rules';
import { ERRORS } from '@/net/errors';

const file = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

function messages(ftl: string): Map<string, string> {
  const found = new Map<string, string>();
  let id = '';
  for (const line of ftl.split('\n')) {
    const start = /^([a-z][\w-]*)\s*=/.exec(line);
    if (start) id = start[1]!;
    if (/^#|^\s*$/.test(line)) id = '';
    if (id) found.set(id, (found.get(id) ?? '') + line + '\n');
  }
  return found;
}

const variables = (text: string) => [...new Set(text.match(/\$\w+/g) ?? [])].sort().join(' ');
const attributes = (text: string) =>
  (text.match(/^\s+\.\w+/gm) ?? []).map((one) => one.trim()).join(' ');

const boards = fileURLToPath(new URL('../src/boards/', import.meta.url));
const games = readdirSync(boards).filter((name) => !name.includes('.'));
const folders = [
  'text',
  'text/check',
  'text/learn',
  'text/review',
  'text/settings',
  'text/remarks',
  ...games.map((game) => `boards/${game}`),
];

describe.each(folders)('the texts in src/%s', (folder) => {
  const sources = { ru: file(`../src/${folder}/ru.ftl`), en: file(`../src/${folder}/en.ftl`) };
  const ru = messages(sources.ru);
  const en = messages(sources.en);

  it('are the same set in both languages', () => {
    expect([...ru.keys()].sort()).toEqual([...en.keys()].sort());
  });

  it('take the same facts in both languages', () => {
    for (const [id, text] of ru) {
      expect(variables(en.get(id)!), id).toBe(variables(text));
      expect(attributes(en.get(id)!), id).toBe(attributes(text));
    }
  });

  it('have no two messages of one name', () => {
    for (const source of Object.values(sources)) {
      const ids = [...source.matchAll(/^([a-z][\w-]*)\s*=/gm)].map((one) => one[1]!);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

it.each(['ru', 'en'])('every kind of chamber says what it does: %s', (language) => {
  const said = messages(file(`../../logovo/games/drakon/text/${language}.ftl`));
  expect(Object.keys(SIGNS)).toContain('start');
  for (const kind of Object.keys(SIGNS)) expect(said.has(ruleOf(kind)), kind).toBe(true);
});

it('every error of the server has a sentence', () => {
  const shell = messages(file('../src/text/en.ftl'));
  const house = messages(file('../../logovo/text/text/en.ftl'));
  expect(ERRORS.length).toBeGreaterThan(25);
  for (const code of ERRORS) {
    expect(shell.has(`error-${code}`) || house.has(`error-${code}`), code).toBe(true);
  }
});

describe('what is read out of a game text', () => {
  const source = [
    'game = Larder',
    '    .about = Be rid of cards.',
    '',
    'word-1 = one',
    '',
    '# --- rules: a turn ---',
    '',
    'rule-lay = Lay.',
    '    .title = Laying',
    'rule-take = Take.',
    '',
    '## The end',
    'rule-end = Over.',
    '',
  ].join('\n');

  it('is the title with its description', () => {
    expect(titleOf('larder', source)).toBe('game-larder = Larder\n    .about = Be rid of cards.\n');
    expect(titleOf('larder', 'word-1 = one\n')).toBe('');
  });

  it('is the order of the rules in chapters', () => {
    expect(chaptersOf(source)).toEqual([
      { title: 'A turn', rules: ['lay', 'take'] },
      { title: 'The end', rules: ['end'] },
    ]);
  });
});

describe('texts as they are fetched', () => {
  const parsed = (ftl: string) => JSON.stringify(new FluentResource(ftl).body);

  it.each(games.flatMap((game) => ['ru', 'en'].map((language) => `${game}/text/${language}.ftl`)))(
    'say the same without notes and blank lines: %s',
    (path) => {
      const whole = file(`../../logovo/games/${path}`);
      expect(parsed(lean(whole))).toBe(parsed(whole));
      expect(lean(whole)).not.toMatch(/^#/m);
    },
  );

  it.each(games.flatMap((game) => ['ru', 'en'].map((language) => `${game}/text/${language}.ftl`)))(
    'are cut where no sentence is lost: %s',
    (path) => {
      const whole = new FluentResource(file(`../../logovo/games/${path}`)).body;
      const { play, later } = cut(file(`../../logovo/games/${path}`));
      const isLater = ({ id }: { id: string }) => /^(rule|option)-/.test(id);
      expect(new FluentResource(later).body).toEqual(whole.filter(isLater));
      expect(new FluentResource(play).body).toEqual(whole.filter((one) => !isLater(one)));
      expect(whole.filter(isLater).length).toBeGreaterThan(20);
    },
  );

  it('keep the chapters of the rules with them', () => {
    const source = 'a = b\n# aside\n\n## The end\n# aside\nrule-end = Over,\n\n    all.\nc = d\n';
    expect(cut(source)).toEqual({
      play: 'a = b\nc = d\n',
      later: '## The end\nrule-end = Over,\n\n all.',
    });
  });
});
