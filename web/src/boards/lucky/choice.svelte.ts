// What somebody is about to play: the card taken up, where it is tried out, which fire would be lit.
import type { Table } from '../board';
import { hopeless, isPlayable, lossesOf, offers, type Fire, type Spot } from './view';

/** A place where the card lies for show. */
export interface Tried {
  readonly x: number;
  readonly y: number;
  readonly turned: boolean;
  readonly move: string;
}

export class Choice {
  readonly #table: Table<'lucky'>;
  /** The card of the hand taken up; empty for none. */
  card = $state('');
  spot = $state.raw<Tried | null>(null);
  /** The fire one has tapped, before it is lit. */
  burning = $state.raw<Fire | null>(null);

  readonly offer = $derived.by(() => offers(this.#table.legal));
  readonly targets = $derived.by(() => this.offer.targets.get(this.card) ?? []);
  readonly losses = $derived.by(() =>
    this.burning ? lossesOf(this.#table.previews[this.burning.move]) : null,
  );
  /** The place it is tried out on, with all ways of lying there. */
  readonly place = $derived.by(() => {
    const { spot } = this;
    const spots = this.offer.spots.get(this.card);
    return spot ? (spots?.find((one) => one.x === spot.x && one.y === spot.y) ?? null) : null;
  });

  constructor(table: Table<'lucky'>) {
    this.#table = table;
  }

  /** How far the choice has come, for the status line. */
  get step(): string {
    const { view, me } = this.#table;
    const { card, offer } = this;
    if (!card) return view.seats[me]?.broken.length && offer.spots.size === 0 ? 'broken' : '';
    if (!isPlayable(card, offer)) return 'pass';
    if (card === 'fire') return this.burning ? 'burning' : 'fire';
    if (card === 'dust') return 'dust';
    return offer.targets.has(card) ? 'tool' : this.spot ? 'tried' : 'path';
  }

  drop(): void {
    this.card = '';
    this.spot = null;
    this.burning = null;
  }

  pick(card: string): void {
    const { legal, view, why } = this.#table;
    const again = this.card === card;
    this.drop();
    if (again) return;
    this.card = card;
    if (legal.length > 0 && !isPlayable(card, this.offer)) why(hopeless(card, view));
  }

  /** A first tap lays the card there for show, the next ones turn it. */
  touch(place: Spot): void {
    const { spot } = this;
    const at =
      spot && spot.x === place.x && spot.y === place.y
        ? place.moves.findIndex((one) => one.turned === spot.turned)
        : -1;
    const next = place.moves[(at + 1) % place.moves.length]!;
    this.spot = { x: place.x, y: place.y, turned: next.turned, move: next.move };
  }
}
