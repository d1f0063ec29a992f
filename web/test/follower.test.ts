// Following a table without a browser: versions, greetings, commands until they are answered.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forget } from '@/lib/keep';
import { Follower } from '@/net/follower';
import type { LinkEnd } from '@/net/link';
import { Pending } from '@/net/pending';
import { Seen } from '@/net/seen';
import { nothingShown } from '@/net/shown';
import type { Command, FromClient, FromServer, Snapshot, TableInfo } from '@/net/wire';

const TABLE: TableInfo = {
  id: 'k3v9',
  game: 'larder',
  ruleset: 1,
  players: 2,
  options: {},
  settings: {},
  status: 'playing',
  seats: [],
  host_seat: 0,
  created: 0,
};

function snapshot(v: number, more: Partial<Snapshot> = {}): Snapshot {
  return {
    t: 'snapshot',
    v,
    engine: '',
    you: { seat: 0, host: true, room: 'players' },
    table: TABLE,
    view: { observer: 0, players: 2, ask: 'lay', awaited_seats: [0], over: false },
    moves: { legal: ['take'], blocked: [{ move: 'draw', rule: 'larder.draw', facts: {} }] },
    undo: false,
    claims: [],
    clock: { now: 0 },
    missed: [],
    gap: false,
    talk: [],
    ...more,
  };
}

class Wire {
  readonly shown = nothingShown();
  readonly sent: FromClient[] = [];
  restarts = 0;
  closed = false;
  end: LinkEnd | null = null;
  readonly follower: Follower;

  constructor(token = 'secret-token') {
    const identity = { table: 'k3v9', token, onlooker: 'Vera' };
    const viewing = { pace: () => 0, isStill: () => false, isHidden: () => false };
    this.follower = new Follower(
      identity,
      this.shown,
      new Pending('test'),
      new Seen('test'),
      viewing,
      (end) => {
        this.end = end;
        return {
          send: (message) => void this.sent.push(message),
          restart: () => void this.restarts++,
          close: () => (this.closed = true),
        };
      },
    );
  }

  hear(...messages: FromServer[]) {
    for (const message of messages) this.end!.hear(message);
  }

  get commands(): Command[] {
    return this.sent.filter((one) => one.t === 'cmd');
  }
}

beforeEach(() => {
  forget('pending.test');
  forget('seen.test');
});

describe('greeting', () => {
  it('names the seat by its token, the onlooker by name, and where one has come to', () => {
    const anna = new Wire();
    expect(anna.end!.hello()).toEqual({
      t: 'hello',
      table: 'k3v9',
      token: 'secret-token',
      v: 0,
      said: 0,
    });
    anna.hear(snapshot(7));
    expect(anna.end!.hello()).toMatchObject({ v: 7 });
    expect(new Wire('').end!.hello()).toMatchObject({ name: 'Vera' });
  });

  it('tells the story so far the first time, and what was missed later', () => {
    const { shown, ...wire } = new Wire();
    const end = wire.end!;
    end.hear(snapshot(1, { missed: [{ v: 1, events: [{ kind: 'dealt' }] }] }));
    expect(shown.missed).toEqual([]);
    end.hear(snapshot(2, { missed: [{ v: 2, events: [{ kind: 'laid' }] }] }));
    expect(shown.missed.map((one) => one.kind)).toEqual(['laid']);
    expect(shown.log.map((line) => line.event?.kind)).toEqual(['dealt', 'laid']);
  });
});

describe('a page that is opened anew', () => {
  const claim = { seat: 1, text: 'claim g2 gold' };
  const note = { n: 1, v: 2, at: 0, kind: 'left', seat: 1, name: 'Boris' } as const;
  const missed = [
    { v: 1, events: [{ kind: 'dealt' }] },
    { v: 2, claim },
    { v: 3, events: [{ kind: 'laid' }], stand_in: { seat: 0, by: 'bot' as const } },
    { v: 4, undone: true },
  ];

  it('has claims, changes of seats and moves in somebody’s name at their place', () => {
    const wire = new Wire();
    wire.hear(snapshot(4, { missed, notes: [note] }));
    const lines = wire.shown.log.map((line) => Object.keys(line).find((key) => key !== 'n'));
    expect(lines).toEqual(['event', 'claim', 'note', 'standIn', 'event', 'undone']);
    wire.hear({ t: 'note', note: { ...note, n: 2, kind: 'back' } }, { t: 'note', note });
    expect(wire.shown.log.flatMap((line) => line.note?.kind ?? [])).toEqual(['left', 'back']);
    wire.hear(snapshot(4, { notes: [note, { ...note, n: 2, kind: 'back' }] }));
    expect(wire.shown.log.flatMap((line) => line.note?.kind ?? [])).toEqual(['left', 'back']);
  });

  it('tells what was done in our name since we last looked, once', () => {
    const first = new Wire();
    first.hear(snapshot(2, { missed: missed.slice(0, 2) }));
    const later = new Wire();
    later.hear(snapshot(4, { missed }));
    expect(later.shown.playedForUs.flatMap((line) => line.event?.kind ?? [])).toEqual(['laid']);
    const again = new Wire();
    again.hear(snapshot(4, { missed }));
    expect(again.shown.playedForUs).toEqual([]);
    const boris = new Wire();
    forget('seen.test');
    boris.hear(snapshot(4, { missed, you: { seat: 1, host: false, room: 'players' } }));
    expect(boris.shown.playedForUs).toEqual([]);
  });
});

describe('versions', () => {
  it('are taken once and in order; a gap asks for a fresh start', () => {
    const wire = new Wire();
    wire.hear(snapshot(3));
    wire.hear({ t: 'step', v: 3, events: [{ kind: 'old' }] });
    wire.hear({ t: 'step', v: 5, events: [{ kind: 'far' }] });
    expect(wire.shown.log).toEqual([]);
    expect(wire.restarts).toBe(1);
    wire.hear({ t: 'step', v: 4, events: [{ kind: 'laid' }] });
    expect(wire.shown.log.map((line) => line.event?.kind)).toEqual(['laid']);
    expect(wire.end!.hello()).toMatchObject({ v: 4 });
  });
});

describe('a command', () => {
  it('waits for its answer, and a second move for the first', () => {
    const wire = new Wire();
    wire.hear(snapshot(3));
    wire.follower.act('take');
    wire.follower.act('draw');
    expect(wire.commands.map((one) => one.do)).toEqual([{ kind: 'move', text: 'take' }]);
    expect(wire.shown).toMatchObject({ waiting: 1, hasMoveWaiting: true });
    wire.hear({ t: 'res', v: 3, id: wire.commands[0]!.id, ok: true });
    expect(wire.shown).toMatchObject({ waiting: 0, hasMoveWaiting: false });
  });

  it('without an answer is sent again after a lost connection, with the same id', () => {
    const wire = new Wire();
    wire.hear(snapshot(3));
    wire.follower.act('take');
    wire.hear(snapshot(3));
    expect(wire.commands.map((one) => one.id)).toEqual([
      wire.commands[0]!.id,
      wire.commands[0]!.id,
    ]);
  });

  it('outlives the page', () => {
    const before = new Wire();
    before.follower.act('take');
    const after = new Wire();
    expect(after.shown).toMatchObject({ waiting: 1, hasMoveWaiting: true });
    after.hear(snapshot(3));
    expect(after.commands).toEqual(before.commands);
  });

  it('is sent again when the server was too busy', () => {
    vi.useFakeTimers();
    const wire = new Wire();
    wire.follower.act('take');
    wire.hear({ t: 'res', v: 3, id: wire.commands[0]!.id, ok: false, code: 'busy' });
    vi.runAllTimers();
    expect(wire.commands).toHaveLength(2);
    expect(wire.shown.waiting).toBe(1);
    vi.useRealTimers();
  });

  it('that is refused says why; one that came too late is dropped', () => {
    const wire = new Wire();
    wire.follower.act('take');
    const id = wire.commands[0]!.id;
    wire.hear({
      t: 'res',
      v: 3,
      id,
      ok: false,
      code: 'refused',
      rule: 'larder.take',
      facts: { count: 1 },
    });
    expect(wire.shown.answer).toMatchObject({ code: 'refused', rule: 'larder.take' });
    wire.follower.act('take');
    expect(wire.shown.answer).toBeNull();
    wire.hear({ t: 'res', v: 3, id: wire.commands.at(-1)!.id, ok: false, code: 'stale' });
    expect(wire.shown).toMatchObject({ answer: null, waiting: 0 });
  });
});

describe('why', () => {
  it('is answered from the list at hand, else asked', () => {
    const wire = new Wire();
    wire.hear(snapshot(3));
    wire.follower.why('draw');
    expect(wire.shown.answer?.rule).toBe('larder.draw');
    expect(wire.sent).toEqual([]);
    wire.follower.why('lay 7 1');
    expect(wire.sent[0]).toMatchObject({ t: 'why', text: 'lay 7 1' });
  });

  it('that cannot be answered says so with its facts', () => {
    const wire = new Wire();
    wire.hear(snapshot(3), {
      t: 'because',
      id: 'question',
      ok: false,
      code: 'too-fast',
      facts: { seconds: 3 },
    });
    expect(wire.shown.answer).toMatchObject({ code: 'too-fast', facts: { seconds: 3 } });
  });
});

describe('talk', () => {
  it('is heard once, however often it is told', () => {
    const wire = new Wire();
    const saying = (n: number) => ({
      n,
      room: 'players' as const,
      seat: 0,
      name: 'Anna',
      at: 0,
      text: 'Hi',
    });
    wire.hear(
      snapshot(1, { talk: [saying(1)] }),
      { t: 'talk', saying: saying(2) },
      { t: 'talk', saying: saying(2) },
    );
    expect(wire.shown.talk.map((one) => one.n)).toEqual([1, 2]);
    expect(wire.end!.hello()).toMatchObject({ said: 2 });
  });
});

describe('the end', () => {
  it('is known when the server wants no more of us', () => {
    const wire = new Wire();
    wire.hear({ t: 'bye', code: 'kicked', resume: false });
    expect(wire.shown.gone).toBe('kicked');
    wire.follower.close();
    expect(wire.closed).toBe(true);
  });
});

describe('an undo', () => {
  it('is offered for one version, and lapses with the next', () => {
    const wire = new Wire();
    wire.hear(snapshot(3, { undo: true }));
    expect(wire.shown).toMatchObject({ version: 3, undoable: 3 });
    wire.hear({ t: 'step', v: 4 });
    expect(wire.shown).toMatchObject({ version: 4, undoable: 3 });
    wire.hear({ t: 'undo', v: 4 });
    expect(wire.shown).toMatchObject({ version: 4, undoable: 4 });
  });
});

describe('a coach that refuses', () => {
  const refusal = (wire: Wire) => {
    const asked = wire.sent.find((one) => one.t === 'hint')!;
    wire.hear({ t: 'hinted', id: asked.id, v: 1, code: 'too-fast', facts: { seconds: 2 } });
  };

  it('is heard by a player who asked, and not by one who only wants to be warned', () => {
    const asking = new Wire();
    const watched = new Wire();
    for (const wire of [asking, watched]) wire.hear(snapshot(1));
    asking.follower.hint(false);
    watched.follower.hint(true);
    refusal(asking);
    refusal(watched);
    expect(asking.shown.answer?.code).toBe('too-fast');
    expect(watched.shown.answer).toBeNull();
    expect(watched.shown.hinting).toBe(false);
  });
});
