// The queue of steps, without a browser: what is on show when, what is kept, what is forgotten.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Show } from '@/net/show';
import { nothingShown } from '@/net/shown';
import { beatOf } from '@/net/stream';
import type { GameEvent, GameView } from '@/net/told';
import type { MovesInfo, Step } from '@/net/wire';
import { moment, type Director } from '@/stage/moment';

const PACE = 100;

function viewOf(turn: number): GameView & { turn: number } {
  return { observer: 0, players: 2, ask: 'lay', awaited_seats: [turn % 2], over: false, turn };
}

const movesOf = (...legal: string[]): MovesInfo => ({ legal });

function step(v: number, kinds: string[], more: Partial<Step> = {}) {
  const events = kinds.map((kind): GameEvent => ({ kind }));
  return beatOf({ t: 'step', v, events, view: viewOf(v), ...more });
}

function table(more: { breathe?: () => Promise<void> } = {}) {
  const shown = nothingShown();
  const place = { pace: PACE, still: false, hidden: false };
  const show = new Show(shown, {
    pace: () => place.pace,
    isStill: () => place.still,
    isHidden: () => place.hidden,
    ...more,
  });
  return { shown, show, place };
}

const story = (shown: ReturnType<typeof nothingShown>) => shown.log.map((line) => line.event?.kind);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a step', () => {
  it('is one moment, told event by event, and offers moves when all of it was seen', async () => {
    const { shown, show } = table();
    show.add(step(1, ['laid', 'drew'], { moves: movesOf('take') }));
    expect(shown.event?.kind).toBe('laid');
    expect(shown.newestMoves).toBeNull();
    await vi.advanceTimersByTimeAsync(PACE / 2);
    expect(shown.event?.kind).toBe('drew');
    expect(shown.newestMoves).toBeNull();
    await vi.advanceTimersByTimeAsync(PACE / 2);
    expect(shown).toMatchObject({ event: null, moment: null });
    expect(shown.newestMoves?.legal).toEqual(['take']);
    expect(shown.behind).toBe(0);
  });

  it('changes the picture after what the board wants to see on the old one', async () => {
    const { shown, show } = table();
    show.manner = { holds: ['round-won'], slow: [] };
    show.add(step(1, ['round-won', 'dealt']));
    expect(shown.view).toBeNull();
    await vi.advanceTimersByTimeAsync(PACE);
    expect(shown.view).toMatchObject({ turn: 1 });
  });

  it('is drawn before the picture behind it changes', async () => {
    const { shown, show } = table({ breathe: () => new Promise((done) => setTimeout(done, 5)) });
    show.director = ({ events, after }) => [moment('deal', events, { view: after })];
    show.add(step(1, ['dealt']));
    await vi.advanceTimersByTimeAsync(6);
    expect(shown).toMatchObject({ moment: { name: 'deal' }, event: { kind: 'dealt' }, view: null });
    await vi.advanceTimersByTimeAsync(6);
    expect(shown.view).toMatchObject({ turn: 1 });
    show.add(step(2, ['dealt']));
    await vi.advanceTimersByTimeAsync(PACE + 12);
    // Ended between the two: the picture is there at once, and once.
    show.pass();
    expect(shown.view).toMatchObject({ turn: 2 });
    await vi.advanceTimersByTimeAsync(PACE);
    expect(shown).toMatchObject({ moment: null, event: null, behind: 0 });
  });

  it('is given time where the board or the game wants a longer look', async () => {
    const { shown, show } = table();
    show.manner = { holds: [], slow: ['scored'] };
    show.add(step(1, ['scored']));
    await vi.advanceTimersByTimeAsync(1.5 * PACE);
    expect(shown.event?.kind).toBe('scored');
    await vi.advanceTimersByTimeAsync(PACE);
    expect(shown.event).toBeNull();
    show.add(step(2, ['opened'], { linger: 2 }));
    await vi.advanceTimersByTimeAsync(1900);
    expect(shown.event?.kind).toBe('opened');
    await vi.advanceTimersByTimeAsync(100);
    expect(shown.event).toBeNull();
  });

  it('waits for those before it', async () => {
    const { shown, show } = table();
    show.add(step(1, ['laid']));
    show.add(step(2, ['took']));
    expect(shown.behind).toBe(1);
    expect(shown.awaited).toEqual([0]); // who is asked is known before it is seen
    await vi.advanceTimersByTimeAsync(PACE);
    expect(shown.event?.kind).toBe('took');
    expect(story(shown)).toEqual(['laid', 'took']);
  });

  it('without events settles at once', () => {
    const { shown, show } = table();
    show.add(beatOf({ t: 'step', v: 1 }));
    expect(shown).toMatchObject({ behind: 0, event: null });
  });
});

describe('a skip', () => {
  it('ends in the newest picture with the newest moves, also from the middle of a step', async () => {
    const { shown, show } = table();
    show.add(step(1, ['laid', 'drew']));
    show.add(step(2, ['took'], { moves: movesOf('draw') }));
    show.skip();
    await vi.advanceTimersByTimeAsync(10 * PACE);
    expect(shown.view).toMatchObject({ turn: 2 });
    expect(shown.newestMoves?.legal).toEqual(['draw']);
    expect(shown.version).toBe(2);
    expect(shown.event).toBeNull();
    expect(story(shown)).toEqual(['laid', 'drew', 'took']);
  });

  it('does not stop what comes later', async () => {
    const { shown, show } = table();
    show.add(step(1, ['laid']));
    show.skip();
    show.add(step(2, ['took']));
    expect(shown.event?.kind).toBe('took');
    await vi.advanceTimersByTimeAsync(PACE);
    expect(shown).toMatchObject({ event: null, behind: 0 });
  });
});

describe('the curtain', () => {
  it('keeps what comes for later', async () => {
    const { shown, show } = table();
    show.hold(true);
    show.add(step(1, ['laid']));
    await vi.advanceTimersByTimeAsync(10 * PACE);
    expect(shown).toMatchObject({ event: null, behind: 1, view: null });
    show.hold(false);
    expect(shown.event?.kind).toBe('laid');
    await vi.advanceTimersByTimeAsync(PACE);
    expect(shown.behind).toBe(0);
  });

  it('holds back a step that comes after the one on show', async () => {
    const { shown, show } = table();
    show.add(step(1, ['laid']));
    show.hold(true);
    show.add(step(2, ['took']));
    await vi.advanceTimersByTimeAsync(10 * PACE);
    expect(shown.view).toMatchObject({ turn: 1 });
    show.hold(false);
    expect(shown.event?.kind).toBe('took');
  });
});

describe('a page that nobody sees', () => {
  it('stands in the present and can tell again what happened', async () => {
    const { shown, show, place } = table();
    place.hidden = true;
    show.add(step(1, ['laid'], { moves: movesOf('take') }));
    expect(shown.view).toMatchObject({ turn: 1 });
    expect(shown.newestMoves?.legal).toEqual(['take']);
    expect(shown.missed.map((one) => one.kind)).toEqual(['laid']);
    place.hidden = false;
    void show.retell();
    expect(shown.missed).toEqual([]);
    expect(shown.event?.kind).toBe('laid');
    await vi.advanceTimersByTimeAsync(PACE);
    expect(shown.event).toBeNull();
  });
});

describe('a fleeting event', () => {
  const opened: GameEvent = { kind: 'opened', grave: 'a1', fleeting: true };
  const opening = () => beatOf({ t: 'step', v: 1, events: [opened, { kind: 'missed' }] });

  it('is shown and then gone from the story', async () => {
    const { shown, show } = table();
    show.add(opening());
    expect(shown.event).toBe(opened);
    await vi.advanceTimersByTimeAsync(2 * PACE);
    expect(story(shown)).toEqual(['missed']);
    expect(JSON.stringify(shown)).not.toContain('a1');
  });

  it('is not told again to those who looked away', () => {
    const { shown, show, place } = table();
    place.hidden = true;
    show.add(opening());
    expect(shown.missed.map((one) => one.kind)).toEqual(['missed']);
    expect(JSON.stringify(shown)).not.toContain('a1');
  });

  it('is not kept by a skip', () => {
    const { shown, show } = table();
    show.add(opening());
    show.skip();
    expect(JSON.stringify(shown)).not.toContain('a1');
  });

  it('does not come back with a snapshot', () => {
    const { shown, show } = table();
    const present = {
      v: 1,
      view: viewOf(1),
      moves: null,
      undo: false,
      claims: [],
      clock: { now: 0 },
    };
    show.reset(present, [{ event: opened }, { event: { kind: 'missed' } }]);
    expect(story(shown)).toEqual(['missed']);
    expect(JSON.stringify(shown)).not.toContain('a1');
  });
});

describe('a moment', () => {
  /** Two moments of one step: the second is shown large and waits. */
  const twice: Director = ({ events, before, after }) => [
    moment('flight', events.slice(0, 1), { beats: 2, view: before, turn: 0.5 }),
    moment('scene', events.slice(1), { view: after, turn: 1, scene: true, waits: true }),
  ];

  function acted(more: Partial<Step> = {}) {
    const found = table();
    found.show.director = twice;
    found.shown.you = { seat: 0, host: false, room: 'players' };
    found.shown.view = viewOf(0);
    found.show.add(step(1, ['slain', 'cut'], { moves: movesOf('take'), ...more }));
    return found;
  }

  it('has a length of its own, and the picture it speaks of stays until it is over', async () => {
    const { shown } = acted();
    await vi.advanceTimersByTimeAsync(1.9 * PACE);
    expect(shown.moment).toMatchObject({ name: 'flight', length: 2 * PACE, waits: false });
    await vi.advanceTimersByTimeAsync(0.2 * PACE);
    expect(shown.moment?.name).toBe('scene');
    expect(shown.view).toMatchObject({ turn: 0 });
    expect(story(shown)).toEqual(['slain', 'cut']);
  });

  it('that waits ends by a tap only, and the one before it by a tap, too', async () => {
    const { shown, show } = acted();
    show.pass();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown.moment?.name).toBe('scene');
    await vi.advanceTimersByTimeAsync(50 * PACE);
    expect(shown.newestMoves).toBeNull();
    show.pass();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toMatchObject({ moment: null, event: null, view: { turn: 1 } });
    expect(shown.newestMoves?.legal).toEqual(['take']);
    expect(story(shown)).toEqual(['slain', 'cut']);
  });

  it('is not ended by the end of one before it', async () => {
    const { shown, show } = acted();
    show.skip();
    show.add(step(2, ['slain', 'cut']));
    await vi.advanceTimersByTimeAsync(PACE);
    expect(shown.moment?.name).toBe('flight');
  });

  it('takes no time where everything is shown at once', async () => {
    const found = table();
    found.place.pace = 0;
    found.show.director = twice;
    found.show.add(step(1, ['slain', 'cut']));
    await vi.advanceTimersByTimeAsync(0);
    expect(found.shown).toMatchObject({ moment: null, behind: 0, view: { turn: 1 } });
  });

  it('shown large waits for a tap where nothing may move', async () => {
    const { shown, show, place } = table();
    place.still = true;
    show.director = ({ events, after }) => [moment('scene', events, { view: after, scene: true })];
    show.add(step(1, ['slain']));
    await vi.advanceTimersByTimeAsync(50 * PACE);
    expect(shown.moment).toMatchObject({ waits: true });
    show.pass();
    expect(shown.moment).toBeNull();
  });

  it('neither waits nor lingers while a clock runs for the viewer', async () => {
    const now = Date.now();
    const view = { ...viewOf(1), awaited_seats: [0] };
    const { shown } = acted({ view, clock: { now, deadline: now + 5000 } });
    await vi.advanceTimersByTimeAsync(2 * 1000);
    expect(shown.moment).toBeNull();
    expect(shown.newestMoves?.legal).toEqual(['take']);
  });

  it('may wait while the clock runs for somebody else', async () => {
    const now = Date.now();
    const view = { ...viewOf(1), awaited_seats: [1] };
    const { shown } = acted({ view, clock: { now, deadline: now + 5000 } });
    await vi.advanceTimersByTimeAsync(4000);
    expect(shown.moment?.name).toBe('scene');
  });

  it('opens the table to somebody who has just come', async () => {
    const { shown, show } = table();
    show.reset(
      { v: 1, view: viewOf(1), moves: movesOf('lay'), undo: false, claims: [], clock: { now: 0 } },
      [{ event: { kind: 'role-dealt' } }],
    );
    void show.open([moment('role', [{ kind: 'role-dealt' }], { scene: true, waits: true })]);
    expect(shown.moment?.name).toBe('role');
    show.pass();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toMatchObject({ moment: null, event: null });
    expect(story(shown)).toEqual(['role-dealt']);
  });
});
