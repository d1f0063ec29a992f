// What the dragons act out: a knight rides out, a dragon falls and its hidden tokens come to light,
// the cut, the choices, the theft, the way home, a new dragon, the market, action cards.
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
import type { Event, KnightSent, View } from '@/net/games/gold';

const DRAGON = { ratio: 132 / 200, size: 0.8 };
const KNIGHT = { ratio: 50 / 40 };
const GEM = { ratio: 1, size: 0.62 };
/** No more things than this fly at once. */
const MOST = 10;

const STARTS: readonly Event['kind'][] = [
  'knight-sent',
  'dragon-slain',
  'deadlocked',
  'hoard-taken',
  'reds-taken',
  'hoard-cut',
  'share-taken',
  'share-kept',
  'victim-named',
  'token-stolen',
  'knights-home',
  'dragon-gone',
  'dragon-laid',
  'market-opened',
  'market-closed',
  'offer-made',
  'traded',
  'card-played',
  'card-cancelled',
  'token-vanished',
  'accused',
  'fine-paid',
  'game-ended',
];
/** What happens several times in a row, or follows at once, is one moment. */
const JOINED: Readonly<Record<string, readonly Event['kind'][]>> = {
  'share-taken': ['share-taken', 'share-kept'],
  'share-kept': ['share-kept'],
  'knights-home': ['knights-home'],
  'dragon-gone': ['dragon-laid'],
  'dragon-laid': ['dragon-laid'],
  'victim-named': ['token-stolen'],
};

export const director: DirectorOf<'gold'> = (act) => {
  const parts: Event[][] = [];
  for (const events of cutAt(act.events, ...STARTS)) {
    const last = parts.at(-1);
    const joins = last && JOINED[last[0]!.kind]?.includes(events[0]!.kind);
    if (joins) last.push(...events);
    else parts.push(events);
  }
  let view = act.before;
  return parts.map((events, i) => {
    const after = i < parts.length - 1 ? null : act.after;
    const made = part(events, { ...act, before: view, after }, act.after);
    view = made.view ?? view;
    return made;
  });
};

const stash = (seat: number) => [`stash:${seat}`, `seat:${seat}`];
const gems = (
  tokens: readonly string[],
  from: string | readonly string[],
  to: string | readonly string[],
): Flight[] => tokens.slice(0, MOST).map((token) => flight('gem', token, from, to, GEM));

function part(
  events: readonly Event[],
  { before, after, me }: ActOf<'gold'>,
  present: View | null,
): MomentOf<'gold'> {
  const first = events[0]!;
  const shown = (name: string, flights: readonly Flight[], more: Partial<MomentOf<'gold'>> = {}) =>
    moment<Event, View>(name, events, { flights, view: after, turn: 0.5, ...more });
  switch (first.kind) {
    case 'knight-sent':
      return shown(
        'sent',
        [
          flight(
            'knight',
            first.knight,
            [`knight:${first.seat}:${first.knight}`, `seat:${first.seat}`],
            [`line:${first.place}`, `lair:${first.place}`],
            { ...KNIGHT, lifts: true, seat: first.seat },
          ),
        ],
        { view: after ?? withKnight(before, first, present), turn: 0.46, cue: 'card' },
      );
    case 'dragon-slain':
    case 'deadlocked': {
      const hidden = only(events, 'hoard-laid')[0]?.hidden.length ?? 0;
      return moment('slain', events, {
        beats: 3 + Math.min(6, hidden) * 0.3,
        view: after,
        turn: 1,
        scene: true,
        cue: 'stone',
      });
    }
    case 'hoard-taken':
    case 'reds-taken': {
      const tokens = first.kind === 'hoard-taken' ? first.tokens : many('R', first.count);
      return shown(
        'hoard',
        staggered(gems(tokens, ['division', 'middle'], stash(first.seat)), 0.1, 0.9),
        {
          beats: 1.4,
          turn: 0.9,
          cue: 'coin',
        },
      );
    }
    case 'hoard-cut':
      return shown(
        'cut',
        staggered(
          only(events, 'share-laid').flatMap((one) =>
            gems(one.tokens.slice(0, 4), 'division', `share:${one.share}`),
          ),
          0.1,
          0.7,
        ),
        { beats: 1.6, turn: 0.05, cue: 'coin' },
      );
    case 'share-taken':
    case 'share-kept':
      return shares(events, before, shown);
    case 'victim-named':
      if (only(events, 'token-stolen').length === 0)
        return shown(
          'victim',
          [
            flight('hand', '', `seat:${first.seat}`, stash(first.victim_seat), {
              ratio: 1,
              seat: first.seat,
              end: 0.6,
            }),
          ],
          { beats: 1.1, cue: 'hush' },
        );
      return moment('theft', events, {
        beats: 2.4,
        view: after,
        turn: 1,
        scene: true,
        cue: 'hush',
      });
    case 'token-stolen':
      return moment('theft', events, {
        beats: 2.4,
        view: after,
        turn: 1,
        scene: true,
        cue: 'hush',
      });
    case 'knights-home':
      return shown('home', home(events, before), { beats: 0.9, turn: 0.6, cue: 'card' });
    case 'dragon-gone':
    case 'dragon-laid':
      return shown('dragon', arriving(events), { beats: 1.4, turn: 0.62, cue: 'fire' });
    case 'market-opened':
      return moment('market', events, {
        beats: 1.8,
        view: after,
        turn: 0.9,
        scene: true,
        cue: 'win',
      });
    case 'market-closed':
      return moment('closed', events, {
        beats: 1.4,
        view: after,
        turn: 0.9,
        scene: true,
        cue: 'hush',
      });
    case 'offer-made':
      return shown('offer', [], { beats: first.to_seat === me ? 0.8 : 0.5, turn: 0, cue: 'card' });
    case 'traded':
      return shown(
        'traded',
        staggered(
          [
            ...gems(first.give, stash(first.seat), stash(first.to_seat)),
            ...gems(first.get, stash(first.to_seat), stash(first.seat)),
          ],
          0,
          0.8,
        ),
        { beats: 1.2, turn: 0.8, cue: 'coin' },
      );
    case 'card-played':
      return moment('card', events, { beats: 2, view: after, turn: 0.9, scene: true, cue: 'card' });
    case 'card-cancelled':
      return shown('cancelled', [at('middle', 'cross', '', 'pop', { ratio: 1 })], { cue: 'lose' });
    case 'token-vanished':
      return shown('vanished', [at(['division', 'middle'], 'gem', first.token, 'fall', GEM)], {
        beats: 1.4,
        cue: 'hush',
      });
    case 'accused':
      return moment('accused', events, {
        beats: 2.2,
        view: after,
        turn: 0.9,
        scene: true,
        cue: 'bite',
      });
    case 'fine-paid':
      return shown(
        'fine',
        [flight('gem', first.token, stash(first.seat), stash(first.to_seat), { ...GEM, end: 0.6 })],
        { beats: 1.2, cue: 'coin' },
      );
    case 'game-ended':
      return moment('win', events, { beats: 4, view: after, scene: true, cue: 'win' });
    case 'ready-said':
    case 'game-waits':
    case 'game-goes-on':
      return shown(first.kind, [], { beats: 0.5, turn: 0 });
    default:
      return shown(first.kind, [], { turn: 0 });
  }
}

const many = (token: string, count: number) => Array.from({ length: count }, () => token);

/** Shares as they are chosen go to their owners' stashes. */
function shares(
  events: readonly Event[],
  before: View | null,
  shown: (
    name: string,
    flights: readonly Flight[],
    more: Partial<MomentOf<'gold'>>,
  ) => MomentOf<'gold'>,
): MomentOf<'gold'> {
  const taken = only(events, 'share-taken');
  const kept = only(events, 'share-kept');
  const shareOf = (seat: number) =>
    taken.find((one) => one.seat === seat)?.share ??
    before?.battle?.shares.find((one) => one.taker_seat === seat)?.share ??
    0;
  const flights = kept.length
    ? kept.flatMap((one) =>
        gems(one.tokens, [`share:${shareOf(one.seat)}`, 'division'], stash(one.seat)),
      )
    : taken.map((one) =>
        at(`share:${one.share}`, 'hand', '', 'pop', { ratio: 1, size: 0.8, seat: one.seat }),
      );
  const count = Math.max(kept.length, taken.length);
  return shown('choice', kept.length ? staggered(flights, 0.1, 0.9) : flights, {
    beats: 1 + 0.3 * (count - 1),
    turn: kept.length ? 0.9 : 0.4,
    cue: 'coin',
  });
}

function home(events: readonly Event[], before: View | null): Flight[] {
  const place = before?.battle?.place ?? '';
  const riders = only(events, 'knights-home').flatMap((one) =>
    one.knights.map((knight) =>
      flight(
        'knight',
        knight,
        [`line:${place}`, `lair:${place}`, 'middle'],
        [`knight:${one.seat}:${knight}`, `seat:${one.seat}`],
        { ...KNIGHT, seat: one.seat },
      ),
    ),
  );
  return staggered(riders, 0, 0.7);
}

function arriving(events: readonly Event[]): Flight[] {
  const gone = only(events, 'dragon-gone').map((one) =>
    at(`lair:${one.place}`, 'dragon', one.dragon, 'fall', { ...DRAGON, end: 0.35 }),
  );
  const come = only(events, 'dragon-laid').map((one) =>
    flight('dragon', one.dragon, 'bag', `lair:${one.place}`, { ...DRAGON, start: 0.3, end: 0.62 }),
  );
  return [...gone, ...come];
}

/** The knight stands before the dragon; how strong they are together the server has counted. */
function withKnight(view: View | null, sent: KnightSent, present: View | null): View | null {
  if (!view) return null;
  const { seat, knight, place, sword } = sent;
  const counted = present?.places.find((one) => one.place === place);
  return {
    ...view,
    everybody: view.everybody.map((one) =>
      one.seat === seat
        ? { ...one, face_up: one.face_up.filter((other) => other !== knight) }
        : one,
    ),
    places: view.places.map((one) =>
      one.place !== place
        ? one
        : {
            ...one,
            line: [...one.line, { seat, knight, sword }],
            power: counted?.dragon === one.dragon ? counted.power : one.strength,
          },
    ),
  };
}
