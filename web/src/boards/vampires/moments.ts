// What the graveyard acts out: lids that open and close where they lie, vampires, garlic and stakes
// that go from row to grave and from row to row, the rats of the plague.
import {
  at,
  cutAt,
  flight,
  moment,
  staggered,
  type ActOf,
  type DirectorOf,
  type Flight,
  type MomentOf,
} from '@/stage/moment';
import type { Event, View } from '@/net/games/vampires';
import { COLUMNS, LINES, PLACES } from './view';

const TOMB = { ratio: 54 / 48 };
const CHIP = { ratio: 56 / 48 };
const SMALL = { ratio: 1, size: 1.4 };

export const director: DirectorOf<'vampires'> = (act) => {
  const kinds: Event['kind'][] = act.events.map((one) => one.kind);
  const parts = cutAt(act.events, ...kinds.filter((kind) => !FOLLOWS.includes(kind)));
  let grave = act.before?.last?.grave ?? '';
  return parts.map((events, i) => {
    const opened = events.find((one) => one.kind === 'opened');
    if (opened?.kind === 'opened') grave = opened.grave;
    const after = i < parts.length - 1 ? null : act.after;
    return part(events, { ...act, after }, act.after, grave);
  });
};

/** What belongs to the thing before it. */
const FOLLOWS: readonly Event['kind'][] = ['turn-began', 'turned-up', 'garlic-all-returned'];

function part(
  events: readonly Event[],
  { before, after }: ActOf<'vampires'>,
  present: View | null,
  grave: string,
): MomentOf<'vampires'> {
  const first = events[0]!;
  const place = grave ? [`grave:${grave}`] : [];
  const lid = (how: 'open' | 'close', start: number, end: number): Flight[] =>
    place.length
      ? [at(place, 'lid', String(PLACES.indexOf(grave)), how, { ...TOMB, start, end })]
      : [];
  // In a plague the graves stay open until it is over.
  const closes = present?.open.some((one) => one.grave === grave) ? [] : lid('close', 0.55, 0.8);
  const shown = (name: string, flights: readonly Flight[], more = {}): MomentOf<'vampires'> =>
    moment(name, events, { flights, view: after, turn: 0.5, ...more });
  const turnedUp = events.flatMap((one) =>
    one.kind === 'turned-up'
      ? [
          at(`end:${one.seat}:${one.end}`, 'awakes', one.vampire, 'flip', {
            ...CHIP,
            start: 0.5,
            end: 1,
          }),
        ]
      : [],
  );
  switch (first.kind) {
    case 'opened':
      return moment('opened', events, {
        beats: 1.3,
        flights: lid('open', 0, 0.22),
        cue: first.lid === 'rat' ? 'bite' : 'stone',
        view: after,
        turn: 1,
      });
    case 'barred':
      return shown('barred', [at(place, 'barred', '', 'pop', { ratio: 1 })], { cue: 'refused' });
    case 'buried': {
      const colour = endOf(before, first.seat, first.end);
      return shown(
        'buried',
        [
          flight(
            'vampire',
            colour,
            [`end:${first.seat}:${first.end}`, `seat:${first.seat}`],
            place,
            {
              ...CHIP,
              lifts: true,
            },
          ),
          ...closes,
          ...turnedUp,
        ],
        { beats: 1.2, turn: 0.48, cue: 'hush' },
      );
    }
    case 'missed':
    case 'declined':
    case 'stopped':
      return shown(first.kind, closes, { cue: closes.length ? 'stone' : '' });
    case 'garlic-laid':
      return shown(
        'garlic',
        [flight('garlic', '', `garlic:${first.seat}`, place, { ...SMALL, size: 0.8 }), ...closes],
        { beats: 1.1, cue: 'card' },
      );
    case 'garlic-found':
      return shown('garlic-found', [at(place, 'garlic', '', 'pop', { ratio: 1 })], { cue: 'bite' });
    case 'garlic-returned':
      return shown('garlic-back', [
        flight('garlic', '', place, `garlic:${first.seat}`, SMALL),
        ...closes,
      ]);
    case 'stake-taken':
      return shown(
        'stake',
        [flight('stake', '', 'chapel', `stakes:${first.seat}`, { ...SMALL, size: 1.8 })],
        {
          cue: 'stone',
        },
      );
    case 'stakes-returned':
      return shown('stakes-back', [
        flight('stake', '', `stakes:${first.seat}`, 'chapel', { ...SMALL, size: 0.5 }),
      ]);
    case 'given':
      return shown(
        'given',
        [
          flight(
            'vampire',
            endOf(before, first.seat, first.end),
            [`end:${first.seat}:${first.end}`, `seat:${first.seat}`],
            [`row:${first.to_seat}`, `seat:${first.to_seat}`],
            { ...CHIP, end: 0.6, lifts: true },
          ),
          ...turnedUp,
        ],
        { beats: 1.3, turn: 0.62, cue: 'bite' },
      );
    case 'gift-put':
      return shown(
        'gift',
        [
          flight(
            'vampire',
            before?.gifts?.vampire ?? '',
            'middle',
            [`end:${first.seat}:${first.end}`, `seat:${first.seat}`],
            CHIP,
          ),
        ],
        { cue: 'card' },
      );
    case 'rat-found':
      return moment('plague', events, {
        beats: 2,
        flights: staggered(
          around(grave).map((to) =>
            flight('rat', '', place, `grave:${to}`, { ...TOMB, size: 0.9 }),
          ),
          0.1,
          0.95,
        ),
        view: after,
        turn: 0.2,
        shakes: 0.1,
        cue: 'bite',
      });
    case 'plague-ended':
      return shown(
        'plague-over',
        (before?.open ?? []).map((one) =>
          at(`grave:${one.grave}`, 'lid', String(PLACES.indexOf(one.grave)), 'close', {
            ...TOMB,
            end: 0.4,
          }),
        ),
        { turn: 0.4, cue: 'stone' },
      );
    case 'won':
    case 'stalled':
      return moment('win', events, { beats: 3.4, view: after, scene: true, cue: 'win' });
    default:
      return shown(first.kind, [], { turn: 0 });
  }
}

/** The vampire that lies open at an end of a row. */
function endOf(view: View | null, seat: number, end: string): string {
  const row = view?.rows[seat];
  if (!row) return '';
  const all = [...row.left, ...row.right];
  return (end === 'left' ? all[0] : all.at(-1)) ?? '';
}

/** The graves beside one, for the rats to run to. */
function around(grave: string): string[] {
  const x = COLUMNS.findIndex((one) => one === grave[0]);
  const y = LINES.findIndex((one) => one === grave[1]);
  const found: string[] = [];
  for (const [dx, dy] of [
    [0, -1],
    [1, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [-1, -1],
  ] as const) {
    const to = COLUMNS[x + dx] && LINES[y + dy] ? PLACES[(y + dy) * 8 + x + dx] : null;
    if (to) found.push(to);
  }
  return found;
}
