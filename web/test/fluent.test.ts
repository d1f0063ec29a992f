import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Texts } from '@/text/fluent';

const RU = `
word-7 = семёрка
    .acc = семёрку
word-zero = Зеро
word-T-4 = зал
laid = { $count ->
        [one] { $seat } кладёт { NAME($card, case: "acc") }.
       *[few] { $seat } кладёт { $count } штуки.
    }
dealt = { $seat } получает карты.
    .you = Вам: { NAME($hand) }.
broken = { $seat } ломает. Пострадавший: { $target_seat }.
    .you = Вы ломаете. Пострадавший: { $target_seat }.
    .to-you = { $seat } ломает вам.
    .yourself = Вы ломаете себе.
moved = Герой игрока { $seat } идёт.
    .you = Ваш герой идёт.
took = { $count } { $count ->
        [one] карта
        [few] карты
       *[many] карт
    }
several = { $cards ->
        [one] одна
        [few] немного
       *[many] много
    }
which = { $card ->
        [7] семь
       *[other] иное
    }
won = { $seats ->
        [one] Побеждает { $seats }
       *[few] Побеждают { $seats }
    }
ended = Победа: { $winner_seats }
    .you = Вы победили!
fits = { $fits ->
        [1] подходит
       *[0] не подходит
    }
`;

describe('sentences', () => {
  const t = new Texts('ru', RU);
  const who = { names: ['Анна', 'Борис'], me: 1 };
  let heard: string[] = [];

  beforeEach(() => {
    heard = [];
    vi.spyOn(console, 'error').mockImplementation((said: string) => void heard.push(said));
  });

  it('puts a word into its case, and leaves it where the text has no such case', () => {
    expect(t.say('laid', { seat: 0, card: '7', count: 1 }, who)).toBe('Анна кладёт семёрку.');
    expect(t.say('laid', { seat: 0, card: 'zero', count: 1 }, who)).toBe('Анна кладёт Зеро.');
  });

  it('joins several words and knows how many they are', () => {
    expect(t.say('dealt', { seat: 1, hand: ['7', 'zero'] }, who)).toBe('Вам: семёрка, Зеро.');
    expect(t.say('several', { cards: ['7'] })).toBe('одна');
    expect(t.say('several', { cards: ['7', '7', 'zero'] })).toBe('немного');
  });

  it('speaks to the reader only where the seat is theirs', () => {
    expect(t.say('dealt', { seat: 0, hand: ['7'] }, who)).toBe('Анна получает карты.');
    expect(t.say('dealt', { seat: -1, hand: [] }, { names: [], me: -1 })).toContain('получает');
  });

  it.each([
    [0, 1, 'Анна ломает вам.'],
    [1, 0, 'Вы ломаете. Пострадавший: Анна.'],
    [1, 1, 'Вы ломаете себе.'],
    [0, 2, 'Анна ломает. Пострадавший: Вера.'],
  ])('tells Boris what seat %i does to seat %i', (seat, target_seat, said) => {
    const three = { names: ['Анна', 'Борис', 'Вера'], me: 1 };
    expect(t.say('broken', { seat, target_seat }, three)).toBe(said);
  });

  it('falls back where a form is missing, and names everybody to onlookers', () => {
    expect(t.say('moved', { seat: 1, by_seat: 1 }, who)).toBe('Ваш герой идёт.');
    expect(t.say('moved', { seat: 0, by_seat: 1 }, who)).toBe('Герой игрока Анна идёт.');
    expect(t.say('broken', { seat: 1, target_seat: 0 }, { ...who, me: -1 })).toBe(
      'Борис ломает. Пострадавший: Анна.',
    );
    expect(t.say('ended', { winner_seats: [0, 1] }, who)).toBe('Вы победили!');
    expect(t.say('ended', { winner_seats: [0] }, who)).toBe('Победа: Анна');
  });

  it.each([
    [1, '1 карта'],
    [3, '3 карты'],
    [11, '11 карт'],
    [22, '22 карты'],
  ])('counts %i', (count, said) => expect(t.say('took', { count })).toBe(said));

  it('chooses by a word that is a number, by a truth value, and by how many seats', () => {
    expect(t.say('which', { card: '7' })).toBe('семь');
    expect(t.say('which', { card: 'zero' })).toBe('иное');
    expect(t.say('fits', { fits: true })).toBe('подходит');
    expect(t.say('fits', { fits: false })).toBe('не подходит');
    expect(t.say('won', { seats: [0, 1] }, who)).toBe('Побеждают Анна, Борис');
    expect(t.say('won', { seats: [1] }, who)).toBe('Побеждает Борис');
  });

  it('names what has no text by itself', () => {
    expect(t.word('@3,4')).toBe('@3,4');
    expect(t.word('T 4')).toBe('зал');
    expect(heard).toEqual([]);
    expect(t.say('missing')).toBe('missing');
    expect(t.maybe('missing')).toBeNull();
  });

  it('says aloud what is missing, once', () => {
    expect(t.maybe('lacking')).toBeNull();
    expect(heard).toEqual([]);
    expect(t.say('lacking')).toBe('lacking');
    expect(t.say('lacking')).toBe('lacking');
    expect(t.say('moved.lacking')).toBe('moved.lacking');
    expect(t.word('hammer', 'acc')).toBe('hammer');
    expect(heard).toEqual([
      'no text: lacking (ru)',
      'no text: moved.lacking (ru)',
      'no text: word-hammer (ru)',
    ]);
  });

  it('says aloud that a sentence lacks a fact', () => {
    expect(t.maybe('broken', { seat: 0 }, who)).toContain('Анна ломает');
    expect(heard).toEqual(['bad text: broken (ru): Unknown variable: $target_seat']);
  });
});

describe('sentences that come later', () => {
  const SHELL = 'rule-rejoin = Come back.\nask = Well?\n';
  const RULES = 'rule-lay = Lay { $count }.\n    .refused = Not so.\nrule-ask = New.\n';

  let heard: string[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    heard = [];
    vi.spyOn(console, 'error').mockImplementation((said: string) => void heard.push(said));
    return () => vi.useRealTimers();
  });

  it('are empty until they are there, then said, and never taken for missing', async () => {
    const t = new Texts('en', SHELL);
    const fetched = vi.fn(() => Promise.resolve(RULES));
    t.later(/^rule-/, fetched);
    expect(t.say('ask')).toBe('Well?');
    expect(t.say('rule-rejoin')).toBe('Come back.');
    expect(fetched).not.toHaveBeenCalled();
    expect(t.say('rule-lay', { count: 2 })).toBe('');
    expect(t.maybe('rule-lay.refused')).toBeNull();
    await t.rest();
    expect(t.say('rule-lay', { count: 2 })).toBe('Lay 2.');
    expect(t.maybe('rule-lay.refused')).toBe('Not so.');
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(heard).toEqual([]);
    expect(t.say('rule-unwritten')).toBe('rule-unwritten');
    expect(heard).toEqual(['no text: rule-unwritten (en)']);
  });

  it('are fetched again when the line broke: by themselves, and at once if one is wanted', async () => {
    const t = new Texts('en', SHELL);
    let isBroken = true;
    const fetched = vi.fn(() =>
      isBroken ? Promise.reject(new Error('gone')) : Promise.resolve(RULES),
    );
    t.later(/^rule-/, fetched);
    await t.rest();
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(fetched).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(500);
    isBroken = false;
    expect(t.say('rule-lay', { count: 2 })).toBe('');
    expect(fetched).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetched).toHaveBeenCalledTimes(3);
    expect(t.say('rule-lay', { count: 2 })).toBe('Lay 2.');
  });
});
