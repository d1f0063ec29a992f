import { describe, expect, it } from 'vitest';
import { arrival, beatOf, keepable, missedEvents } from '@/net/stream';
import { turnOfPicture } from '@/stage/plain';

describe('versions', () => {
  it('are taken in order, once', () => {
    expect(arrival(4, 5)).toBe('next');
    expect(arrival(5, 5)).toBe('old');
    expect(arrival(5, 3)).toBe('old');
    expect(arrival(5, 7)).toBe('gap');
  });

  it('fill in what the server leaves out', () => {
    const beat = beatOf({ t: 'step', v: 9 });
    expect(beat).toMatchObject({
      v: 9,
      events: [],
      view: null,
      moves: null,
      linger: 0,
    });
  });

  it('tell the events of a missed tail in order, skipping what one may not see', () => {
    const missed = [
      { v: 1, events: [{ kind: 'laid' }] },
      { v: 2 },
      { v: 3, events: [{ kind: 'took' }] },
    ];
    expect(missedEvents({ missed }).map((one) => one.kind)).toEqual(['laid', 'took']);
  });

  it('leave nothing fleeting to be told again', () => {
    const events = [{ kind: 'opened', fleeting: true as const }, { kind: 'buried' }];
    expect(keepable(events)).toEqual([{ kind: 'buried' }]);
  });
});

describe('the picture', () => {
  const events = ['laid', 'round-won', 'scored', 'dealt'].map((kind) => ({ kind }));

  it('changes with the first event', () => expect(turnOfPicture(events, [])).toBe(0));
  it('waits for what must be seen on the old one', () =>
    expect(turnOfPicture(events, ['round-won', 'scored'])).toBe(3));
  it('changes after all of them if the last is held', () =>
    expect(turnOfPicture(events, ['dealt'])).toBe(4));
});
