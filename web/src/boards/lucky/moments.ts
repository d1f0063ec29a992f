// What lucky acts out: cards that go where they are played, goals turned, fire, tools broken and
// mended; at the end of a round the roles turned up one after another, then the gold taken.
import {
  at,
  cutAt,
  flight,
  moment,
  only,
  staggered,
  type ActOf,
  type DirectorOf,
  type Flight,
  type MomentOf,
} from '@/stage/moment';
import type { Event, PathLaid, View } from '@/net/games/lucky';

const CARD = { ratio: 92 / 64 };

/** Where the cards of a seat come from and go to. */
const handOf = (seat: number, card: string, me: number) =>
  seat === me ? [`hand:${card}`, `seat:${seat}`] : [`seat:${seat}`];

export const director: DirectorOf<'lucky'> = (act) => {
  const parts = cutAt(
    act.events,
    'goal-opened',
    'pit-tied',
    'pit-laid',
    'round-ended',
    'gold-handed',
    'gold-taken',
    'round-began',
    'game-ended',
  );
  const moments: MomentOf<'lucky'>[] = [];
  let view = act.before;
  parts.forEach((events, i) => {
    const made = part(events, {
      ...act,
      before: view,
      after: i < parts.length - 1 ? null : act.after,
    });
    const last = moments.at(-1);
    // Several who take gold in one go are one moment.
    if (last?.name === 'gold' && made.name === 'gold') {
      moments[moments.length - 1] = together(last, made);
    } else moments.push(made);
    view = made.view ?? view;
  });
  return moments;
};

/** Somebody who comes to a round in which they have done nothing yet looks at their role first. */
export const overture: DirectorOf<'lucky'> = ({ events, me }) => {
  const began = events.findLastIndex((one) => one.kind === 'round-began');
  if (began < 0) return [];
  const round = events.slice(began);
  const mine = round.some(
    (one) => 'seat' in one && one.seat === me && !BEFORE_PLAY.includes(one.kind),
  );
  const role = roleOf(round, me);
  return role && !mine ? [moment('role', [role], { beats: 2, scene: true, waits: true })] : [];
};

const BEFORE_PLAY: readonly Event['kind'][] = ['role-dealt', 'hand-dealt', 'turn-began'];

const roleOf = (events: readonly Event[], me: number) =>
  only(events, 'role-dealt').find((one) => one.seat === me && one.role !== 'unknown');

function together(one: MomentOf<'lucky'>, other: MomentOf<'lucky'>): MomentOf<'lucky'> {
  const flights = [...one.flights, ...other.flights];
  return {
    ...one,
    events: [...one.events, ...other.events],
    beats: 1 + flights.length * 0.15,
    flights: staggered(flights, 0, 0.8),
    view: other.view ?? one.view,
  };
}

/** One thing that happens, with the picture it leaves behind. */
function part(events: readonly Event[], act: ActOf<'lucky'>): MomentOf<'lucky'> {
  const { before, after, me } = act;
  const first = events[0]!;
  const drawn = only(events, 'card-drawn').map((one) =>
    flight('card', one.card, 'deck', handOf(one.seat, one.card, me), {
      ...CARD,
      start: 0.6,
      end: 0.95,
    }),
  );
  const played = (card: string, to: string, more: Partial<Flight> = {}) =>
    flight('card', card, handOf(seatOf(first), card, me), to, {
      ...CARD,
      lifts: seatOf(first) === me,
      ...more,
    });
  switch (first.kind) {
    case 'path-laid':
      return moment('path', events, {
        flights: [
          played(first.card, `cell:${first.x},${first.y}`, { turned: first.turned ? 2 : 0 }),
          ...drawn,
        ],
        view: after ?? withPath(before, first, me),
        turn: 0.46,
        cue: 'card',
      });
    case 'goal-opened':
    case 'pit-tied':
    case 'pit-laid': {
      const goal = before?.goals.find((one) => one.goal === first.goal);
      const turned = 'turned' in first && first.turned ? 2 : 0;
      return moment(first.kind === 'pit-laid' ? 'pit' : 'goal', events, {
        beats: 1.9,
        flights: goal
          ? [
              at(`cell:${goal.x},${goal.y}`, 'goal', first.card, 'flip', {
                ...CARD,
                turned,
                end: 0.9,
              }),
              ...drawn,
            ]
          : drawn,
        view: after ?? withGoal(before, first.goal, first.card),
        turn: 0.5,
        cue: first.card === 'G' ? 'win' : 'stone',
      });
    }
    case 'tool-broken':
      return moment('broken', events, {
        beats: 1.2,
        flights: [
          played(`break-${first.tool}`, `tool:${first.target_seat}:${first.tool}`, {
            size: 1.6,
            end: 0.4,
          }),
          at(`tool:${first.target_seat}:${first.tool}`, 'crack', '', 'pop', {
            ratio: 1,
            size: 2.2,
            start: 0.4,
            end: 0.9,
          }),
          ...drawn,
        ],
        view: after,
        turn: 0.42,
        shakes: 0.4,
        cue: 'stone',
      });
    case 'tool-mended':
      return moment('mended', events, {
        beats: 1.2,
        flights: [
          played(first.card, `tool:${first.target_seat}:${first.tool}`, { size: 1.6, end: 0.4 }),
          at(`tool:${first.target_seat}:${first.tool}`, 'spark', '', 'pop', {
            ratio: 1,
            size: 2.2,
            start: 0.4,
            end: 0.9,
          }),
          ...drawn,
        ],
        view: after,
        turn: 0.42,
        cue: 'coin',
      });
    case 'path-burnt':
      return moment('fire', events, {
        beats: 1.8,
        flights: [
          played('fire', `cell:${first.x},${first.y}`, { end: 0.25 }),
          at(`cell:${first.x},${first.y}`, 'card', first.card, 'fall', {
            ...CARD,
            start: 0.5,
            end: 0.85,
          }),
          at(`cell:${first.x},${first.y}`, 'flame', '', 'burn', {
            ...CARD,
            size: 1.5,
            start: 0.25,
            end: 0.85,
          }),
          ...drawn.map((one) => ({ ...one, start: 0.8, end: 1 })),
        ],
        view: after,
        turn: 0.5,
        shakes: 0.3,
        cue: 'fire',
      });
    case 'goal-looked-at': {
      const goal = before?.goals.find((one) => one.goal === first.goal);
      const place = goal ? [`cell:${goal.x},${goal.y}`] : [];
      const seen = first.card !== 'unknown';
      return moment('dust', events, {
        beats: seen ? 1.8 : 1.3,
        flights: [
          flight('card', 'dust', handOf(first.seat, 'dust', me), place, { ...CARD, end: 0.3 }),
          seen
            ? at(place, 'goal', first.card, 'flip', { ...CARD, start: 0.3, end: 0.95 })
            : at(place, 'eye', '', 'pop', { ratio: 1, start: 0.3, end: 0.95, seat: first.seat }),
          ...drawn,
        ],
        view: after,
        turn: 0.9,
        cue: 'hush',
      });
    }
    case 'card-passed':
      return moment('passed', events, {
        flights: [played(first.card, 'deck', { size: 1.3 }), ...drawn],
        view: after,
        turn: 0.46,
        cue: 'card',
      });
    case 'round-ended':
      return ending(events);
    case 'gold-handed':
    case 'gold-taken':
      return moment('gold', events, {
        flights: [
          flight(
            'gold',
            'value' in first ? first.value : '',
            'middle',
            [`gold:${first.seat}`, `seat:${first.seat}`],
            {
              ratio: 1,
              size: 1.4,
              end: first.kind === 'gold-taken' ? 0.5 : 0,
            },
          ),
        ].filter(() => first.kind === 'gold-taken'),
        view: after,
        turn: 0.5,
        cue: 'coin',
      });
    case 'round-began': {
      const mine = roleOf(events, me);
      // The role comes first: it is what the moment is about.
      return mine
        ? moment('role', events, { beats: 2, view: after, scene: true, waits: true, cue: 'hush' })
        : moment('deal', events, { beats: 1.6, view: after, cue: 'card' });
    }
    case 'game-ended':
      return moment('win', events, { beats: 3.4, view: after, scene: true, cue: 'win' });
    default:
      return moment(first.kind, events, { view: after });
  }
}

/** The end of a round: the roles, whoever was mad last of all, and where the gold was. */
function ending(events: readonly Event[]): MomentOf<'lucky'> {
  const shown = only(events, 'roles-shown')[0];
  const count = (shown?.mad_seats.length ?? 0) + (shown?.lucky_seats.length ?? 0);
  return moment('roles', events, {
    beats: 3.2 + count * 0.55,
    scene: true,
    waits: true,
    cue: 'hush',
  });
}

const seatOf = (event: Event) => ('seat' in event ? event.seat : -1);

function withPath(view: View | null, laid: PathLaid, me: number): View | null {
  if (!view) return null;
  const { x, y, card, turned, seat } = laid;
  const mine = seat === me ? view.hand.indexOf(card) : -1;
  return {
    ...view,
    forest: [...view.forest, { x, y, card, turned, reached: true, standing: true }],
    hand: view.hand.filter((_, i) => i !== mine),
  };
}

function withGoal(view: View | null, goal: string, card: string): View | null {
  if (!view) return null;
  const goals = view.goals.map((one) => (one.goal === goal ? { ...one, card, open: true } : one));
  return { ...view, goals };
}
