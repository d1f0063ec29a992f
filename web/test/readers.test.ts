// The events of all games as the browser reads their texts: each is told to the one who acts as "you".
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it, vi } from 'vitest';
import { Texts } from '@/text/fluent';

const games = fileURLToPath(new URL('../../logovo/games/', import.meta.url));
const keys = readdirSync(games).filter((name) => /^[a-z]+$/.test(name));
const read = (game: string, language: string) =>
  readFileSync(`${games}${game}/text/${language}.ftl`, 'utf8');

const NAMES = ['Anna', 'Boris', 'Vera'];
const YOU = { en: /\byou(r|rs)?\b/i, ru: /(^|[^а-яё])(вы|вас|вами?|ваш[а-яё]*)($|[^а-яё])/i };

describe.each(keys)('the events of %s', (game) => {
  it.each(['en', 'ru'] as const)('speak to the one who acts, in %s', (language) => {
    const source = read(game, language);
    const t = new Texts(language, source);
    const events = new FluentResource(source).body.filter((message) =>
      message.id.startsWith('event-'),
    );
    const addressed = events.filter((message) => 'you' in message.attributes);
    expect(addressed.length).toBeGreaterThan(events.length / 2);
    const troubles = vi.spyOn(console, 'error');
    // Whatever the sentences name besides, so that none lacks a fact.
    const named = [...source.matchAll(/\$(\w+)/g)].map((one) => [one[1]!, 0]);
    for (const { id } of addressed) {
      const facts = {
        ...Object.fromEntries(named),
        seat: 1,
        from_seat: 0,
        to_seat: 0,
        by_seat: 0,
        seats: [1],
        winner_seats: [1],
      };
      const told = t.say(id, facts, { names: NAMES, me: 1 });
      expect(told, id).toBe(t.say(`${id}.you`, facts, { names: NAMES, me: 1 }));
      expect(told, id).toMatch(YOU[language]);
      expect(told, id).not.toContain('Boris');
      expect(t.say(id, facts, { names: NAMES, me: 2 }), id).not.toMatch(YOU[language]);
      expect(t.say(id, facts, { names: NAMES, me: -1 }), id).not.toMatch(YOU[language]);
    }
    expect(troubles).not.toHaveBeenCalled();
  });
});
