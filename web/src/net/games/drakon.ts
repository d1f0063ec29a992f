// Made by `npm run wire` from logovo/games/drakon. Do not edit.

export type DrakonView = {
  readonly observer: number;
  readonly players: number;
  readonly ask: string;
  readonly awaited_seats: readonly number[];
  readonly over: boolean;
  readonly options: readonly (readonly [string, string])[];
  readonly first_seat: number;
  readonly turn_seat: number;
  readonly round: number;
  readonly board: readonly Lying[];
  readonly figure: Spot | null;
  readonly seats: readonly Player[];
  readonly pools: readonly Pool[];
  readonly pile: number;
  readonly hoard: number;
  readonly subject: Spot | null;
  readonly at_stake_seat: number;
  readonly winner_seats: readonly number[];
  readonly ended: string;
  readonly pending: readonly (readonly number[])[];
  readonly turns: number;
  readonly stir: number;
  readonly idle: number;
  readonly forced: number;
  readonly acted: readonly (readonly number[])[];
};

/** A chamber in play with its arrows as it lies. */
export type Lying = {
  readonly chamber: string;
  readonly kind: string;
  readonly arrows: readonly string[];
  readonly turning: number;
  readonly x: number;
  readonly y: number;
};

export type Spot = { readonly x: number; readonly y: number };

export type Player = {
  readonly seat: number;
  readonly hero: string;
  readonly ability: boolean;
  readonly at: Spot;
  readonly hand: readonly Tile[];
  readonly pool: number;
};

/** A chamber of a hand, arrows as at r0; `unknown` for what others hold. */
export type Tile = {
  readonly chamber: string;
  readonly kind: string;
  readonly arrows: readonly string[];
};

/** Coins of a seat or a team: ascending for those who may look, else `unknown`. */
export type Pool = { readonly seats: readonly number[]; readonly coins: readonly string[] };

/** The chambers a seat holds at the beginning. */
export type Dealt = {
  readonly kind: 'dealt';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly chambers: readonly string[];
};

export type FirstPlayer = {
  readonly kind: 'first-player';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
};

export type HeroTaken = {
  readonly kind: 'hero-taken';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly hero: string;
};

/** What the seat can do now: `act`, only use its `ability`, or `nothing`. */
export type Turn = {
  readonly kind: 'turn';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly can: string;
};

export type Placed = {
  readonly kind: 'placed';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly chamber: string;
  readonly turning: number;
  readonly x: number;
  readonly y: number;
};

export type Drew = {
  readonly kind: 'drew';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly chamber: string;
};

/** `seat`'s hero goes to a chamber; `how` is walk, wizard, amazon, control, push or jump, and
 *  `by_seat` the one who decided it. */
export type HeroMoved = {
  readonly kind: 'hero-moved';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly by_seat: number;
  readonly how: string;
  readonly x: number;
  readonly y: number;
};

/** Caught by the figure, or walked into it. */
export type SentToStart = {
  readonly kind: 'sent-to-start';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly how: string;
};

export type FigureSet = {
  readonly kind: 'figure-set';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly x: number;
  readonly y: number;
};

export type FigureMoved = {
  readonly kind: 'figure-moved';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly x: number;
  readonly y: number;
};

/** A seat made no use of what was offered: `jump`, `float`, `shift`, or let the figure stand
 *  (`drakon`). */
export type Stayed = {
  readonly kind: 'stayed';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly ask: string;
};

/** The chamber entered could do nothing. */
export type NoEffect = {
  readonly kind: 'no-effect';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly chamber_kind: string;
};

/** The chamber entered has acted on this hero in this turn and does not do so again. */
export type ActedBefore = {
  readonly kind: 'acted-before';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly chamber_kind: string;
};

/** `wins` is 1 if this coin decides the game; `knowing_seats` see its value. */
export type CoinFound = {
  readonly kind: 'coin-found';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly coin: string;
  readonly wins: number;
  readonly knowing_seats: readonly number[];
};

export type CoinLost = {
  readonly kind: 'coin-lost';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly coin: string;
  readonly knowing_seats: readonly number[];
};

export type CoinStolen = {
  readonly kind: 'coin-stolen';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly from_seat: number;
  readonly coin: string;
  readonly wins: number;
  readonly knowing_seats: readonly number[];
};

/** The Thief gave one coin to the hoard for another. */
export type CoinsSwapped = {
  readonly kind: 'coins-swapped';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly gave: string;
  readonly got: string;
  readonly wins: number;
  readonly knowing_seats: readonly number[];
};

/** The Knight's counter saved it. */
export type CoinKept = {
  readonly kind: 'coin-kept';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
};

export type AbilityUsed = {
  readonly kind: 'ability-used';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly hero: string;
};

/** A random chamber goes from hand to hand. */
export type ChamberTaken = {
  readonly kind: 'chamber-taken';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly from_seat: number;
  readonly chamber: string;
};

/** The Dwarf put chambers under the pile, in this order, and drew others. */
export type Refilled = {
  readonly kind: 'refilled';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly put: readonly string[];
  readonly drew: readonly string[];
};

export type Destroyed = {
  readonly kind: 'destroyed';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly chamber: string;
  readonly x: number;
  readonly y: number;
};

export type Floated = {
  readonly kind: 'floated';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly chamber: string;
  readonly turning: number;
  readonly x: number;
  readonly y: number;
};

/** `taken` goes to the hand, `chamber` lies in its place. */
export type Shifted = {
  readonly kind: 'shifted';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly taken: string;
  readonly chamber: string;
  readonly turning: number;
  readonly x: number;
  readonly y: number;
};

export type Rotated = {
  readonly kind: 'rotated';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly chamber: string;
  readonly turning: number;
  readonly x: number;
  readonly y: number;
};

/** A seat without an action left its ability alone. */
export type Passed = {
  readonly kind: 'passed';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
};

/** All coins are turned up: `gold` per seat, with teams that of the pool. */
export type Ended = {
  readonly kind: 'ended';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly winner_seats: readonly number[];
  readonly reason: string;
  readonly gold: readonly number[];
};

export type View = DrakonView;

/** Everything that can happen, as told to a viewer. */
export type Event =
  | Dealt
  | FirstPlayer
  | HeroTaken
  | Turn
  | Placed
  | Drew
  | HeroMoved
  | SentToStart
  | FigureSet
  | FigureMoved
  | Stayed
  | NoEffect
  | ActedBefore
  | CoinFound
  | CoinLost
  | CoinStolen
  | CoinsSwapped
  | CoinKept
  | AbilityUsed
  | ChamberTaken
  | Refilled
  | Destroyed
  | Floated
  | Shifted
  | Rotated
  | Passed
  | Ended;

export type Rule =
  | 'start-tile'
  | 'deal'
  | 'hero-figure'
  | 'hoard'
  | 'coins-face-down'
  | 'first-player'
  | 'clockwise'
  | 'one-action'
  | 'must-act'
  | 'skip'
  | 'place-adjacent'
  | 'no-facing-arrows'
  | 'place-turned'
  | 'place-anywhere'
  | 'place-order'
  | 'draw'
  | 'pile-empty'
  | 'hand-empty'
  | 'last-tile'
  | 'under-pile'
  | 'no-fit'
  | 'move-arrow'
  | 'move-needs-chamber'
  | 'entry'
  | 'no-repeat'
  | 'not-entry'
  | 'must-may'
  | 'owner-resolves'
  | 'together'
  | 'figure-aside'
  | 'figure-first'
  | 'figure-late'
  | 'figure-catch'
  | 'figure-all'
  | 'figure-at-start'
  | 'figure-pass'
  | 'figure-walk-in'
  | 'figure-start-entry'
  | 'figure-not-hero'
  | 'random-coin'
  | 'blank'
  | 'start-chamber'
  | 'destroy'
  | 'drakon-moves'
  | 'figure-stay'
  | 'escape'
  | 'escape-jump'
  | 'escape-frees'
  | 'find-coin'
  | 'floating'
  | 'floating-riders'
  | 'lose-gold'
  | 'harp'
  | 'harp-choice'
  | 'harp-may-place'
  | 'harp-no-arrow'
  | 'harp-itself'
  | 'shift'
  | 'map'
  | 'master-key'
  | 'mind-control'
  | 'forced-way'
  | 'chain'
  | 'rotate'
  | 'steal-cw'
  | 'steal-ccw'
  | 'wind'
  | 'wind-through'
  | 'wind-virtual'
  | 'wind-harp'
  | 'wind-stuck'
  | 'teleport'
  | 'heroes-dealt'
  | 'ability-once'
  | 'ability-when'
  | 'ability-only'
  | 'amazon'
  | 'barbarian'
  | 'dwarf'
  | 'knight'
  | 'thief-steal'
  | 'thief-swap'
  | 'wizard'
  | 'wizard-wind'
  | 'variant-escape'
  | 'escape-by-moving'
  | 'team-seats'
  | 'team-goal'
  | 'team-pool'
  | 'team-opponents'
  | 'fixed-gold'
  | 'variants-mix'
  | 'win-gold'
  | 'win-anytime'
  | 'no-action-end'
  | 'default-move'
  | 'tie'
  | 'stall';

export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const;
