// What the larder acts out: cards from hands to the discard and back, a closed card turned up, four
// in a row and Firebreath, debts that grow, and the sheet of a round.
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
import type { Event, Laid, View } from '@/net/games/larder';

/** No more cards than this fly at once. */
const MOST = 6;
/** One's own move is known to oneself. */
const OWN = 0.7;

const handOf = (seat: number, card: string, me: number) =>
  seat === me ? [`hand:${card}`, `seat:${seat}`] : [`cards:${seat}`, `seat:${seat}`];
const many = <Thing>(count: number, make: (i: number) => Thing): Thing[] =>
  Array.from({ length: Math.min(count, MOST) }, (_, i) => make(i));

export const director: DirectorOf<'larder'> = (act) => {
  const parts = cutAt(
    act.events,
    'turned-up',
    'laid',
    'took',
    'four-in-a-row',
    'burnt',
    'drew',
    'round-won',
    'round-stalled',
    'game-won',
    'round-began',
  );
  let view = act.before;
  return parts.map((events, i) => {
    const after = i < parts.length - 1 ? null : act.after;
    const made = part(events, { ...act, before: view, after }, parts[i - 1]?.[0] ?? null);
    view = made.view ?? view;
    return made;
  });
};

function part(
  events: readonly Event[],
  { before, after, me }: ActOf<'larder'>,
  previous: Event | null,
): MomentOf<'larder'> {
  const first = events[0]!;
  const seat = 'seat' in first ? first.seat : -1;
  const beats = seat === me ? OWN : 1;
  switch (first.kind) {
    case 'laid': {
      const grown = (after?.debt ?? 0) > (before?.debt ?? 0) ? (after?.debt ?? 0) : 0;
      return moment(grown ? 'debt' : 'laid', events, {
        beats: grown ? beats + 0.5 : beats,
        flights: [
          ...laying(first, before, me, previous),
          ...(grown
            ? [
                at(['discard'], 'debt', `+${grown}`, 'pop', {
                  ratio: 1,
                  size: 1.3,
                  start: 0.4,
                  end: 1,
                }),
              ]
            : []),
        ],
        view: after ?? withLaid(before, first),
        turn: grown ? 0.34 : 0.48,
        cue: 'card',
      });
    }
    case 'turned-up':
      return moment('turned', events, {
        beats: 1.5,
        flights: [
          at(`stack:${seat}:${first.stack}`, 'blind', first.card, 'flip', {
            size: seat === me ? 1 : 1.6,
            end: 0.95,
          }),
          at(`stack:${seat}:${first.stack}`, first.fits ? 'fits' : 'misfits', '', 'pop', {
            ratio: 1,
            size: 0.8,
            start: 0.55,
            end: 1,
          }),
        ],
        view: after,
        turn: 0.98,
        cue: 'hush',
      });
    case 'took': {
      const cards = first.cards.slice(-MOST);
      return moment('took', events, {
        beats: 1.2,
        flights: staggered(
          cards.map((card) => flight('card', card, 'discard', handOf(seat, card, me))),
          0.1,
          0.7,
        ),
        view: after,
        turn: 0.3,
        cue: 'card',
      });
    }
    case 'four-in-a-row':
    case 'burnt':
      return moment(first.kind === 'burnt' ? 'burnt' : 'four', events, {
        beats: 1.9,
        flights: [
          ...staggered(
            first.cards.slice(-MOST).map((card) => at('discard', 'card', card, 'fall')),
            0.3,
            0.9,
          ),
          ...(first.kind === 'burnt'
            ? []
            : [at('discard', 'four', first.card, 'pop', { ratio: 1, size: 1.5, end: 0.7 })]),
          at('discard', 'flame', '', 'burn', { ratio: 80 / 60, size: 1.5, start: 0.2, end: 1 }),
        ],
        view: after,
        turn: 0.3,
        shakes: 0.25,
        cue: 'fire',
      });
    case 'drew':
      return moment('drew', events, {
        flights: staggered(
          many(first.count, (i) =>
            flight(
              'card',
              first.cards[i] ?? 'unknown',
              'trouble',
              handOf(seat, first.cards[i] ?? '', me),
            ),
          ),
          0,
          0.8,
        ),
        view: after,
        turn: 0.5,
        cue: 'card',
      });
    case 'removed':
      return moment('removed', events, {
        beats: 1.2,
        flights: staggered(
          many(4, () =>
            at(handOf(seat, first.card, me), 'card', first.card, 'fall', { size: 0.8 }),
          ),
          0,
          0.8,
        ),
        view: after,
        turn: 0.2,
        cue: 'card',
      });
    case 'skipped':
      return moment('skipped', events, {
        beats: 0.8,
        flights: [at(`seat:${seat}`, 'skip', '', 'pop', { ratio: 1, size: 0.7 })],
        view: after,
      });
    case 'pulled':
      return moment('pulled', events, {
        flights: [
          flight(
            'card',
            first.card,
            handOf(first.from_seat, first.card, me),
            handOf(seat, first.card, me),
          ),
        ],
        view: after,
        turn: 0.46,
        cue: 'card',
      });
    case 'fetched':
      return moment('fetched', events, {
        flights: [
          flight(
            'card',
            first.card,
            stackOf(before, seat, first.card),
            handOf(seat, first.card, me),
          ),
        ],
        view: after,
        turn: 0.46,
        cue: 'card',
      });
    case 'swap-chosen':
    case 'swapped':
    case 'kept':
      return swap(events, before, after, me);
    case 'round-won':
    case 'round-stalled':
      return moment('round', events, {
        beats: 1.5 + only(events, 'scored').length * 0.5,
        view: after,
        turn: 1,
        scene: true,
        waits: true,
        cue: 'win',
      });
    case 'game-won':
      return moment('win', events, { beats: 3, view: after, scene: true, cue: 'win' });
    case 'round-began':
      return moment('deal', events, {
        beats: 1.5,
        flights: staggered(
          only(events, 'dealt').flatMap((one) =>
            many(2, () =>
              flight('card', 'unknown', 'trouble', [`seat:${one.seat}`], { size: 0.4 }),
            ),
          ),
          0.1,
          0.9,
        ),
        view: after,
        cue: 'card',
      });
    default:
      return moment(first.kind, events, { beats, view: after, turn: 0.2 });
  }
}

/** Cards that are laid: the last of them from the reserve, a blind one from where it was turned. */
function laying(laid: Laid, view: View | null, me: number, previous: Event | null): Flight[] {
  const { seat, card, count, reserve } = laid;
  const blind = previous?.kind === 'turned-up' ? [`stack:${seat}:${previous.stack}`] : null;
  return staggered(
    many(count, (i) =>
      flight(
        'card',
        card,
        blind ?? (i < count - reserve ? handOf(seat, card, me) : stackOf(view, seat, card)),
        'discard',
      ),
    ),
    0,
    0.48,
  );
}

function stackOf(view: View | null, seat: number, card: string): string[] {
  const i = view?.seats[seat]?.stacks.findIndex((one) => one.open === card) ?? -1;
  return [...(i >= 0 ? [`stack:${seat}:${i + 1}`] : []), `seat:${seat}`];
}

/** The swap comes to light for all at once; until then each has only chosen. */
function swap(
  events: readonly Event[],
  before: View | null,
  after: View | null,
  me: number,
): MomentOf<'larder'> {
  const swapped = only(events, 'swapped');
  if (swapped.length === 0) return moment('chosen', events, { beats: 0.5, view: after });
  return moment('swap', events, {
    beats: 1.6,
    flights: swapped.flatMap(({ seat, given, taken }) => [
      flight('card', given, handOf(seat, given, me), stackOf(before, seat, taken), {
        start: 0.05,
        end: 0.5,
      }),
      flight('card', taken, stackOf(before, seat, taken), handOf(seat, taken, me), {
        start: 0.15,
        end: 0.6,
      }),
    ]),
    view: after,
    turn: 0.55,
    cue: 'card',
  });
}

function withLaid(view: View | null, { seat, card, count, reserve }: Laid): View | null {
  if (!view) return null;
  let [fromHand, fromReserve] = [count - reserve, reserve];
  const seats = view.seats.map((one) =>
    one.seat !== seat
      ? one
      : {
          ...one,
          hand_size: Math.max(0, one.hand_size - (count - reserve)),
          hand: one.hand.filter((other) => other !== card || fromHand-- <= 0),
          stacks: one.stacks.map((stack) =>
            stack.open === card && fromReserve-- > 0 ? { ...stack, open: '' } : stack,
          ),
        },
  );
  const discard = [...view.discard, ...Array.from({ length: count }, () => card)];
  return { ...view, seats, discard };
}
