// Both languages say the same things with the same variables, and every error of the server has words.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { titleOf } from '../tools/catalogue';
import { chaptersOf } from '@/lib/rules';

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
const attributes = (text: string) => (text.match(/^\s+\.\w+/gm) ?? []).map((one) => one.trim()).join(' ');

const ru = messages(file('../src/text/ru.ftl'));
const en = messages(file('../src/text/en.ftl'));

describe('the texts of the shell', () => {
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
    for (const path of ['../src/text/ru.ftl', '../src/text/en.ftl']) {
      const ids = [...file(path).matchAll(/^([a-z][\w-]*)\s*=/gm)].map((one) => one[1]!);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('have a sentence for every error of the protocol', () => {
    const section = file('../../docs/protocol.md').split('## Errors')[1]!.split('\n## ')[0]!;
    const codes = [...section.matchAll(/^\| (`[^|]*`) \| /gm)]
      .flatMap((row) => [...row[1]!.matchAll(/`([a-z-]+)`/g)].map((code) => code[1]!))
      .filter((code) => code !== 'refused'); // a refusal brings its rule's own sentence
    const house = file('../../logovo/text/text/en.ftl');
    expect(codes.length).toBeGreaterThan(25);
    for (const code of codes) {
      expect(en.has(`error-${code}`) || house.includes(`error-${code} =`), code).toBe(true);
    }
  });
});

describe('what is read out of a game text', () => {
  const source = 'game = Larder\n    .about = Be rid of cards.\n\nword-1 = one\n\n# --- rules: a turn ---\n\nrule-lay = Lay.\n    .title = Laying\nrule-take = Take.\n\n## The end\nrule-end = Over.\n';

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
