// What the developer's drawer may keep: never what the screen must forget.
import { describe, expect, it } from 'vitest';
import { Frames, gist, type Frame } from '@/net/frames';
import type { LinkEnd } from '@/net/link';
import type { FromServer } from '@/net/wire';

const view = {
  observer: 0,
  players: 2,
  ask: 'lay',
  awaited_seats: [0],
  over: false,
  hand: ['zero'],
};

describe('a frame', () => {
  it('has no token', () => {
    expect(JSON.stringify(gist({ t: 'hello', table: 'k3v9', token: 'my-seat' }))).not.toContain(
      'my-seat',
    );
  });

  it('has no view, so that a past one cannot be looked up', () => {
    const kept = JSON.stringify(gist({ t: 'step', v: 2, view, moves: { legal: ['take'] } }));
    expect(kept).not.toContain('zero');
    expect(JSON.parse(kept)).toMatchObject({ v: 2, legal: 1 });
  });

  it('keeps of a move only its first word', () => {
    const sent = gist({ t: 'cmd', id: 'a', base: 1, do: { kind: 'move', text: 'open c5' } });
    expect(sent).toMatchObject({ id: 'a', do: { kind: 'move', text: 'open …' } });
    expect(gist({ t: 'why', id: 'b', text: 'open c5' })).toMatchObject({ text: 'open …' });
    const stop = gist({ t: 'cmd', id: 'c', base: 1, do: { kind: 'move', text: 'stop' } });
    expect(stop).toMatchObject({ do: { text: 'stop' } });
  });

  it('tells events, but not what is fleeting or hidden on purpose', () => {
    const events = [
      { kind: 'laid', card: '7' },
      { kind: 'opened', grave: 'a1', fleeting: true as const },
      { kind: 'role-dealt', role: 'mad', secret: true as const },
    ];
    expect(gist({ t: 'step', v: 2, events })).toMatchObject({
      events: [
        { kind: 'laid', card: '7' },
        { fleeting: true },
        { kind: 'role-dealt', secret: true },
      ],
    });
    const kept = JSON.stringify(gist({ t: 'step', v: 2, events }));
    expect(kept).not.toContain('a1');
    expect(kept).not.toContain('mad');
  });
});

describe('the last frames', () => {
  function watched() {
    let frames: readonly Frame[] = [];
    const heard: FromServer[] = [];
    let inner: LinkEnd | null = null;
    const connect = new Frames((now) => (frames = now)).watch((end) => {
      inner = end;
      return { send: () => {}, restart: () => {}, close: () => {} };
    });
    const line = connect({
      hello: () => ({ t: 'hello', table: 'k3v9' }),
      hear: (message) => void heard.push(message),
      state: () => {},
    });
    return { frames: () => frames, heard, line, end: inner! as LinkEnd };
  }

  it('are noted both ways, without what keeps a connection alive', () => {
    const { frames, heard, line, end } = watched();
    end.hello();
    end.hear({ t: 'step', v: 1 });
    end.hear({ t: 'pong', at: 1, now: 2 });
    line.send({ t: 'why', id: 'a', text: 'draw' });
    expect(frames().map((one) => one.way)).toEqual(['out', 'in', 'out']);
    expect(heard).toHaveLength(2);
  });

  it('are only so many', () => {
    const { frames, end } = watched();
    for (let v = 1; v <= 100; v++) end.hear({ t: 'step', v });
    expect(frames()).toHaveLength(40);
    expect(frames().at(-1)!.text).toContain('"v":100');
  });
});
