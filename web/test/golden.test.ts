// What Python's Fluent reader and the browser's must both say: `tests/text/golden.json`, which
// `tests/text/test_golden.py` reads too.
import { describe, expect, it } from 'vitest';
import golden from '../../tests/text/golden.json';
import type { Facts } from '@/net/told';
import { formsFor, isSeatFact, Texts } from '@/text/fluent';

const texts = Object.fromEntries(
  Object.entries(golden.sources).map(([lang, lines]) => [lang, new Texts(lang, lines.join('\n'))]),
);

describe('the same as in Python', () => {
  it.each(golden.sentences)('$lang: $says', ({ lang, id, facts, reader, says }) => {
    const told: Facts = facts;
    expect(texts[lang]!.say(id, told, { names: golden.names, me: reader })).toBe(says);
  });

  it.each(golden.forms)('forms for $facts', ({ facts, reader, forms }) => {
    const told: Facts = facts;
    expect(formsFor(told, reader)).toEqual(forms);
  });

  it.each(Object.entries(golden.seat_facts))('%s holds seats: %s', (name, holds) => {
    expect(isSeatFact(name)).toBe(holds);
  });
});
