// What the lair acts out: chambers laid, turned, shifted and destroyed, heroes that walk or are made
// to, Drakon on the prowl and whom he catches, coins found, stolen and lost, the way out.
import {
  at,
  cutAt,
  flight,
  moment,
  type ActOf,
  type DirectorOf,
  type Flight,
  type MomentOf,
} from '@/stage/moment';
import type { Event, View } from '@/net/games/drakon';

const TILE = { ratio: 1 };
const COIN = { ratio: 1, size: 1.6 };
const FOLLOWS: readonly Event['kind'][] = [
  'drew',
  'turn',
  'stayed',
  'no-effect',
  'acted-before',
  'passed',
  'dealt',
  'hero-taken',
  'first-player',
];

export const director: DirectorOf<'drakon'> = (act) => {
  const kinds = act.events.map((one) => one.kind);
  const parts = cutAt(act.events, ...kinds.filter((kind) => !FOLLOWS.includes(kind)));
  let view = act.before;
  return parts.map((events, i) => {
    const after = i < parts.length - 1 ? null : act.after;
    const made = part(events, { ...act, before: view, after }, act.after);
    view = made.view ?? view;
    return made;
  });
};

function part(
  events: readonly Event[],
  { before, after, me }: ActOf<'drakon'>,
  present: View | null,
): MomentOf<'drakon'> {
  const first = events[0]!;
  const seat = 'seat' in first ? first.seat : -1;
  const cell = 'x' in first ? [`cell:${first.x},${first.y}`] : [];
  const drawn: Flight[] = events.flatMap((one) =>
    one.kind === 'drew'
      ? [
          flight(
            'tile',
            faceOf(one.chamber, present),
            ['pile', 'deck'],
            handOf(one.seat, one.chamber, me),
            {
              ...TILE,
              start: 0.6,
              end: 0.95,
            },
          ),
        ]
      : [],
  );
  const shown = (
    name: string,
    flights: readonly Flight[],
    more: Partial<MomentOf<'drakon'>> = {},
  ) =>
    moment<Event, View>(name, events, {
      flights: [...flights, ...drawn],
      view: after,
      turn: 0.46,
      ...more,
    });
  switch (first.kind) {
    case 'placed':
      return shown(
        'placed',
        [
          flight('tile', faceOf(first.chamber, present), handOf(seat, first.chamber, me), cell, {
            ...TILE,
            lifts: seat === me,
          }),
        ],
        { cue: 'stone', beats: 1 },
      );
    case 'hero-moved': {
      const forced = first.by_seat !== seat || first.how === 'push';
      return shown(
        forced ? 'forced' : 'walk',
        forced ? [at(`hero:${seat}`, 'gust', '', 'pop', { ratio: 1, size: 1.8, end: 0.5 })] : [],
        {
          beats: forced ? 1.3 : 1,
          view: after ?? withHero(before, seat, first),
          turn: forced ? 0.3 : 0.05,
          cue: 'card',
        },
      );
    }
    case 'sent-to-start':
      return shown(
        'caught',
        [at(`hero:${seat}`, 'bite', '', 'pop', { ratio: 1, size: 2.6, end: 0.6 })],
        {
          beats: 1.6,
          view: after ?? withHero(before, seat, { x: 0, y: 0 }),
          turn: 0.5,
          shakes: 0.12,
          cue: 'bite',
        },
      );
    case 'figure-set':
    case 'figure-moved':
      return shown(
        'drakon',
        [
          at(['figure', ...cell], 'breath', '', 'pop', {
            ratio: 1,
            size: 1.6,
            start: 0.35,
            end: 1,
          }),
        ],
        {
          beats: 1.4,
          view: after ?? (before && { ...before, figure: { x: first.x, y: first.y } }),
          turn: 0.05,
          cue: 'fire',
        },
      );
    case 'coin-found':
      return found(first.coin, seat, me, [`hero:${seat}`, `seat:${seat}`], shown);
    case 'coin-stolen':
      return shown(
        'stolen',
        [coin(first.coin, `coins:${first.from_seat}`, seat, { start: 0.1, end: 0.7 })],
        { beats: 1.5, turn: 0.7, cue: 'coin' },
      );
    case 'coin-lost':
      return shown(
        'lost',
        [
          flight('coin', valueOf(first.coin), [`coins:${seat}`, `seat:${seat}`], [`hero:${seat}`], {
            ...COIN,
            end: 0.35,
          }),
          at(`hero:${seat}`, 'coin', valueOf(first.coin), 'fall', {
            ...COIN,
            start: 0.35,
            end: 0.9,
          }),
        ],
        { beats: 1.4, turn: 0.3, cue: 'lose' },
      );
    case 'coins-swapped':
      return shown(
        'swapped',
        [
          flight('coin', valueOf(first.gave), `coins:${seat}`, 'pile', { ...COIN, end: 0.4 }),
          flight('coin', valueOf(first.got), 'pile', [`coins:${seat}`, `seat:${seat}`], {
            ...COIN,
            start: 0.45,
            end: 0.9,
          }),
        ],
        { beats: 1.5, turn: 0.85, cue: 'coin' },
      );
    case 'destroyed':
      return shown(
        'destroyed',
        [
          at(cell, 'tile', faceOf(first.chamber, before), 'fall', {
            ...TILE,
            start: 0.1,
            end: 0.9,
          }),
          at(cell, 'breath', '', 'burn', { ratio: 1, size: 1.3, end: 0.8 }),
        ],
        { beats: 1.6, turn: 0.1, shakes: 0.05, cue: 'stone' },
      );
    case 'floated': {
      const old = before?.board.find((one) => one.chamber === first.chamber);
      return shown(
        'floated',
        old
          ? [
              flight('tile', faceOf(first.chamber, present), `cell:${old.x},${old.y}`, cell, {
                ...TILE,
                lifts: true,
                end: 0.6,
              }),
            ]
          : [],
        { beats: 1.3, turn: 0.62, cue: 'stone' },
      );
    }
    case 'shifted':
      return shown(
        'shifted',
        [
          flight('tile', faceOf(first.taken, before), cell, handOf(seat, first.taken, me), {
            ...TILE,
            lifts: true,
            end: 0.45,
          }),
          flight('tile', faceOf(first.chamber, present), handOf(seat, first.chamber, me), cell, {
            ...TILE,
            start: 0.3,
            end: 0.75,
          }),
        ],
        { beats: 1.5, turn: 0.76, cue: 'stone' },
      );
    case 'rotated':
      return shown(
        'rotated',
        [
          flight('tile', faceOf(first.chamber, before), cell, cell, {
            ...TILE,
            turned: quarters(before, present, first.chamber),
            lifts: true,
            start: 0.05,
            end: 0.6,
          }),
        ],
        { beats: 1.3, turn: 0.62, cue: 'stone' },
      );
    case 'ability-used':
      return shown(
        'ability',
        [at(`seat:${seat}`, 'hero', first.hero, 'pop', { ratio: 1, size: 1.1 })],
        {
          beats: 1.2,
          cue: 'win',
        },
      );
    case 'coin-kept':
      return shown('kept', [at(`hero:${seat}`, 'shield', '', 'pop', { ratio: 1, size: 1.6 })]);
    case 'chamber-taken':
      return shown('taken', [
        flight(
          'tile',
          faceOf(first.chamber, present),
          handOf(first.from_seat, first.chamber, me),
          handOf(seat, first.chamber, me),
          TILE,
        ),
      ]);
    case 'ended':
      return moment('win', events, { beats: 3.6, view: after, scene: true, cue: 'win' });
    default:
      return shown(first.kind, [], { turn: 0, beats: first.kind === 'turn' ? 0.6 : 1 });
  }
}

const valueOf = (coin: string) => coin.replace(/\D/g, '') || 'unknown';

function coin(word: string, from: string, to: number, more: Partial<Flight>): Flight {
  return flight(
    'coin',
    valueOf(word),
    [from, from.replace('coins', 'seat')],
    [`coins:${to}`, `seat:${to}`],
    {
      ...COIN,
      ...more,
    },
  );
}

/** A coin is held up before it goes into the purse. */
function found(
  word: string,
  seat: number,
  me: number,
  from: readonly string[],
  shown: (
    name: string,
    flights: readonly Flight[],
    more: Partial<MomentOf<'drakon'>>,
  ) => MomentOf<'drakon'>,
): MomentOf<'drakon'> {
  const size = seat === me ? 0.8 : 0.5;
  return shown(
    'found',
    [
      flight('coin', 'unknown', from, 'middle', { ratio: 1, size, end: 0.25 }),
      at('middle', 'luck', valueOf(word), 'flip', {
        ratio: 1,
        size: size * 0.8,
        start: 0.25,
        end: 0.72,
      }),
      flight('coin', valueOf(word), 'middle', [`coins:${seat}`, `seat:${seat}`], {
        ...COIN,
        start: 0.7,
        end: 1,
      }),
    ],
    { beats: 1.8, turn: 0.95, cue: 'coin' },
  );
}

const handOf = (seat: number, chamber: string, me: number) =>
  seat === me ? [`hand:${chamber}`, `seat:${seat}`] : [`seat:${seat}`];

/** A chamber as it lies on the board or in the hand, if this viewer can see it anywhere. */
function faceOf(chamber: string, view: View | null): string {
  const lying = view?.board.find((one) => one.chamber === chamber);
  const held = view?.seats.flatMap((one) => one.hand).find((one) => one.chamber === chamber);
  const tile = chamber === 'unknown' ? null : (lying ?? held);
  return tile ? [tile.kind, ...tile.arrows].join(' ') : 'unknown';
}

function quarters(before: View | null, after: View | null, chamber: string): number {
  const turning = (view: View | null) =>
    view?.board.find((one) => one.chamber === chamber)?.turning ?? 0;
  return (turning(after) - turning(before) + 4) % 4;
}

function withHero(view: View | null, seat: number, to: { x: number; y: number }): View | null {
  if (!view) return null;
  const spot = { x: to.x, y: to.y };
  return {
    ...view,
    seats: view.seats.map((one) => (one.seat === seat ? { ...one, at: spot } : one)),
  };
}
