// Made by `npm run wire` from logovo/games/larder. Do not edit.

export type LarderView = {
  readonly observer: number;
  readonly players: number;
  readonly ask: string;
  readonly awaited_seats: readonly number[];
  readonly over: boolean;
  readonly round: number;
  readonly starter_seat: number;
  readonly winner_seat: number;
  readonly clockwise: boolean;
  readonly seats: readonly PlayerView[];
  readonly swap: string;
  readonly discard: readonly string[];
  readonly value: number;
  readonly fits: readonly string[];
  readonly debt: number;
  readonly skips: number;
  readonly touched: number;
  readonly left: number;
  readonly trouble: number;
  readonly aside: number;
  readonly gone: number;
  readonly plays: number;
  readonly tricks: readonly string[];
  readonly chaos: boolean;
  readonly closing: boolean;
};

export type PlayerView = {
  readonly seat: number;
  readonly hand: readonly string[];
  readonly hand_size: number;
  readonly stacks: readonly StackView[];
  readonly lost: number;
  readonly last_loss: number;
  readonly hindrance: string;
};

/** A place of a reserve. `closed` is `unknown` or empty, `open` a card or empty. */
export type StackView = { readonly closed: string; readonly open: string };

/** `seat` will move first. */
export type RoundBegan = {
  readonly kind: 'round-began';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly round: number;
  readonly seat: number;
};

export type TrickRevealed = {
  readonly kind: 'trick-revealed';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly trick: string;
};

export type HindranceTaken = {
  readonly kind: 'hindrance-taken';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly hindrance: string;
};

/** `hand` is the seat's own secret; `open` lies on the reserve for all to see. */
export type Dealt = {
  readonly kind: 'dealt';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly hand: readonly string[];
  readonly open: readonly string[];
};

/** What the seat decided; both words are empty if it keeps its cards. */
export type SwapChosen = {
  readonly kind: 'swap-chosen';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly given: string;
  readonly taken: string;
};

/** The choice comes to light. */
export type Swapped = {
  readonly kind: 'swapped';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly given: string;
  readonly taken: string;
};

export type Kept = {
  readonly kind: 'kept';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
};

/** `count` equal cards, the last `reserve` of them from the reserve. */
export type Laid = {
  readonly kind: 'laid';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly card: string;
  readonly count: number;
  readonly reserve: number;
};

/** The closed card of a stack; it is laid if it fits, else taken with the discard. */
export type TurnedUp = {
  readonly kind: 'turned-up';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly stack: number;
  readonly card: string;
  readonly fits: boolean;
};

/** The whole discard, and with it a card turned up that did not fit. */
export type Took = {
  readonly kind: 'took';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly cards: readonly string[];
  readonly count: number;
};

/** Four equal cards from the hand leave the game. */
export type Removed = {
  readonly kind: 'removed';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly card: string;
};

/** Four equal cards on top: the discard leaves the game. */
export type FourInARow = {
  readonly kind: 'four-in-a-row';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly card: string;
  readonly cards: readonly string[];
  readonly count: number;
};

/** A Firebreath takes the discard out of the game. */
export type Burnt = {
  readonly kind: 'burnt';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly cards: readonly string[];
  readonly count: number;
};

/** From the trouble pile: for a debt, or because of the trick about dragons. */
export type Drew = {
  readonly kind: 'drew';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly cards: readonly string[];
  readonly count: number;
};

export type Skipped = {
  readonly kind: 'skipped';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
};

export type ExtraTurn = {
  readonly kind: 'extra-turn';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
};

/** `seat` pulled a card from the hand of `from_seat`. */
export type Pulled = {
  readonly kind: 'pulled';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly from_seat: number;
  readonly card: string;
};

/** The seat turned the direction of play. */
export type TurnedRound = {
  readonly kind: 'turned-round';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly clockwise: boolean;
};

/** An open card of the reserve came to the hand. */
export type Fetched = {
  readonly kind: 'fetched';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly card: string;
};

export type RoundWon = {
  readonly kind: 'round-won';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly round: number;
  readonly seat: number;
};

export type RoundStalled = {
  readonly kind: 'round-stalled';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly round: number;
  readonly plays: number;
};

/** A hand is shown and its coins are counted together with those of the reserve. `loss` and
 *  `total` are below zero where 8s bring more than the rest costs; `gain` and `ahead` are that
 *  much above it, else 0. */
export type Scored = {
  readonly kind: 'scored';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly cards: readonly string[];
  readonly loss: number;
  readonly total: number;
  readonly gain: number;
  readonly ahead: number;
};

export type GameWon = {
  readonly kind: 'game-won';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seats: readonly number[];
};

export type View = LarderView;

/** Everything that can happen, as told to a viewer. */
export type Event =
  | RoundBegan
  | TrickRevealed
  | HindranceTaken
  | Dealt
  | SwapChosen
  | Swapped
  | Kept
  | Laid
  | TurnedUp
  | Took
  | Removed
  | FourInARow
  | Burnt
  | Drew
  | Skipped
  | ExtraTurn
  | Pulled
  | TurnedRound
  | Fetched
  | RoundWon
  | RoundStalled
  | Scored
  | GameWon;

export type Rule =
  | 'deal-reserve'
  | 'deal-hand'
  | 'swap'
  | 'trouble-pile'
  | 'first-player'
  | 'clockwise'
  | 'lay-equal'
  | 'take-discard'
  | 'remove-four'
  | 'hand-first'
  | 'open-reserve'
  | 'join-reserve'
  | 'blind-reserve'
  | 'covered'
  | 'turn-ends'
  | 'empty-discard'
  | 'equal-or-higher'
  | 'dragon-any'
  | 'no-dragon-on-six'
  | 'no-nine-on-dragon'
  | 'effective-top'
  | 'four-in-a-row'
  | 'three-lower'
  | 'four-draw-two'
  | 'four-pass-on'
  | 'four-spent'
  | 'four-draw-first'
  | 'trouble-empty'
  | 'five-skip'
  | 'five-guardian'
  | 'six-no-dragons'
  | 'zero'
  | 'firebreath'
  | 'guardian'
  | 'round-ends'
  | 'score-coins'
  | 'score-cap'
  | 'game-ends'
  | 'tie-round'
  | 'default-move'
  | 'stall'
  | 'last-round'
  | 'hindrance-taken'
  | 'invasion'
  | 'unknown'
  | 'chaos'
  | 'trick-revealed'
  | 'trick-zero'
  | 'trick-dragons'
  | 'trick-one'
  | 'trick-two'
  | 'trick-seven'
  | 'trick-eight'
  | 'trick-nine';

export const KINDS = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  'zero',
  'firebreath',
  'guardian',
] as const;

export const COINS: Readonly<Record<string, number>> = {
  '1': 1,
  '2': 1,
  '3': 1,
  '4': 1,
  '5': 1,
  '6': 1,
  '7': 1,
  '8': 1,
  '9': 1,
  zero: 3,
  firebreath: 3,
  guardian: 3,
};
