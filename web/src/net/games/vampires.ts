// Made by `npm run wire` from logovo/games/vampires. Do not edit.

export type VampiresView = {
  readonly observer: number;
  readonly players: number;
  readonly ask: string;
  readonly awaited_seats: readonly number[];
  readonly over: boolean;
  readonly colours: readonly string[];
  readonly lidded: readonly string[];
  readonly open: readonly Grave[];
  readonly last: Opening | null;
  readonly rows: readonly Row[];
  readonly path_stakes: number;
  readonly reserve: number;
  readonly rats_out: number;
  readonly plague: Plague | null;
  readonly gifts: Gifts | null;
  readonly turn: number;
  readonly turn_seat: number;
  readonly opener_seat: number;
  readonly quiet: number;
  readonly winner_seats: readonly number[];
  readonly notes: readonly Grave[];
  readonly barred: readonly string[];
};

/** A grave whose lid and content are known to the eye. `inside_seat` owns the garlic. */
export type Grave = {
  readonly grave: string;
  readonly lid: string;
  readonly inside: string;
  readonly inside_seat: number;
};

/** The last opening as it was found, and what was put in. A barred grave that was chosen has
 *  the lid and content `unknown`. */
export type Opening = {
  readonly seat: number;
  readonly grave: string;
  readonly lid: string;
  readonly inside: string;
  readonly inside_seat: number;
  readonly put: string;
};

/** Open vampires of both ends, each from left to right, and how many lie closed between. Once
 *  none is closed all are in `left`. */
export type Row = {
  readonly seat: number;
  readonly left: readonly string[];
  readonly closed: number;
  readonly right: readonly string[];
  readonly garlic: number;
  readonly stakes: number;
};

/** `stopped_seats` have opened nothing since anybody did, or have had their part if the plague
 *  goes round once. `has_opened`: the one asked, since it came round to them. */
export type Plague = {
  readonly owner_seat: number;
  readonly grave: string;
  readonly stopped_seats: readonly number[];
  readonly has_opened: boolean;
};

/** `vampire` is the one in hand, `left` are still to come after it. */
export type Gifts = {
  readonly seat: number;
  readonly giver_seat: number;
  readonly left: number;
  readonly vampire: string;
};

/** The colours in play are known and the first player is named. */
export type Started = {
  readonly kind: 'started';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly colours: readonly string[];
};

export type TurnBegan = {
  readonly kind: 'turn-began';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
};

/** vampires.show: the lid is turned for all to see. `inside_seat` owns the garlic. */
export type Opened = {
  readonly kind: 'opened';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly grave: string;
  readonly lid: string;
  readonly inside: string;
  readonly inside_seat: number;
};

/** vampires.two-barred-stake: a barred grave was chosen; its lid stays. */
export type Barred = {
  readonly kind: 'barred';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly grave: string;
};

export type Buried = {
  readonly kind: 'buried';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly end: string;
};

/** A match left alone. */
export type Declined = {
  readonly kind: 'declined';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
};

/** No end matches, and the grave stays empty. */
export type Missed = {
  readonly kind: 'missed';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
};

export type GarlicLaid = {
  readonly kind: 'garlic-laid';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
};

export type Stopped = {
  readonly kind: 'stopped';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
};

/** `stakes` lie before them now. */
export type StakeTaken = {
  readonly kind: 'stake-taken';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly stakes: number;
};

export type StakesReturned = {
  readonly kind: 'stakes-returned';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
};

export type GarlicFound = {
  readonly kind: 'garlic-found';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly owner_seat: number;
};

/** The owner has the garlic of the grave just opened back. */
export type GarlicReturned = {
  readonly kind: 'garlic-returned';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
};

/** vampires.stall-garlic: none lies in a grave any more. */
export type GarlicAllReturned = {
  readonly kind: 'garlic-all-returned';
  readonly fleeting?: true;
  readonly secret?: true;
};

export type Given = {
  readonly kind: 'given';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly to_seat: number;
  readonly end: string;
};

export type GiftPut = {
  readonly kind: 'gift-put';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly end: string;
};

/** The next vampire of an end is open now. */
export type TurnedUp = {
  readonly kind: 'turned-up';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly end: string;
  readonly vampire: string;
};

/** `owner_seat` owns the plague that begins. */
export type RatFound = {
  readonly kind: 'rat-found';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly owner_seat: number;
};

/** The rat is out, its grave has a lid of the reserve, all graves are closed. */
export type PlagueEnded = {
  readonly kind: 'plague-ended';
  readonly fleeting?: true;
  readonly secret?: true;
};

export type Won = {
  readonly kind: 'won';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seats: readonly number[];
};

/** vampires.stall-end, vampires.stall-cap: those with the fewest vampires win. */
export type Stalled = {
  readonly kind: 'stalled';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seats: readonly number[];
};

export type View = VampiresView;

/** Everything that can happen, as told to a viewer. */
export type Event =
  | Started
  | TurnBegan
  | Opened
  | Barred
  | Buried
  | Declined
  | Missed
  | GarlicLaid
  | Stopped
  | StakeTaken
  | StakesReturned
  | GarlicFound
  | GarlicReturned
  | GarlicAllReturned
  | Given
  | GiftPut
  | TurnedUp
  | RatFound
  | PlagueEnded
  | Won
  | Stalled;

export type Rule =
  | 'neighbours'
  | 'lids-setup'
  | 'stakes-setup'
  | 'garlic-setup'
  | 'deal'
  | 'row'
  | 'first-player'
  | 'ends'
  | 'order-fixed'
  | 'turn-up'
  | 'gift-open'
  | 'four-open'
  | 'open-one'
  | 'show'
  | 'match'
  | 'match-both'
  | 'match-decline'
  | 'go-on'
  | 'miss'
  | 'garlic-lay'
  | 'garlic-none'
  | 'close'
  | 'reopen'
  | 'turn-passes'
  | 'occupied'
  | 'third-stake'
  | 'gift-order'
  | 'gift-choice'
  | 'put-choice'
  | 'garlic-foreign'
  | 'garlic-own'
  | 'garlic-back'
  | 'garlic-grave'
  | 'rat'
  | 'rat-empty'
  | 'plague-graves'
  | 'plague-circuit'
  | 'plague-match'
  | 'plague-miss'
  | 'plague-occupied'
  | 'plague-just-opened'
  | 'plague-open'
  | 'plague-ends'
  | 'plague-clear'
  | 'plague-next'
  | 'rat-again'
  | 'rat-owner'
  | 'rat-close'
  | 'rat-fresh'
  | 'rat-chain'
  | 'rat-next'
  | 'win'
  | 'stall-garlic'
  | 'stall-end'
  | 'stall-cap'
  | 'two-colours'
  | 'two-lids'
  | 'two-graves'
  | 'two-garlic'
  | 'two-four'
  | 'two-one-by-one'
  | 'two-rat'
  | 'two-barred'
  | 'two-barred-stake'
  | 'open-notes'
  | 'opt-two-graves'
  | 'opt-barred'
  | 'opt-shared-win'
  | 'opt-first'
  | 'default-move'
  | 'same-view'
  | 'view'
  | 'view-forgets'
  | 'show-time'
  | 'own-memory';

export const GRAVES = [
  'a1',
  'b1',
  'c1',
  'd1',
  'e1',
  'f1',
  'g1',
  'h1',
  'a2',
  'b2',
  'c2',
  'd2',
  'e2',
  'f2',
  'g2',
  'h2',
  'a3',
  'b3',
  'c3',
  'd3',
  'e3',
  'f3',
  'g3',
  'h3',
  'a4',
  'b4',
  'c4',
  'f4',
  'g4',
  'h4',
  'a5',
  'b5',
  'c5',
  'f5',
  'g5',
  'h5',
  'a6',
  'b6',
  'c6',
  'd6',
  'e6',
  'f6',
  'g6',
  'h6',
  'a7',
  'b7',
  'c7',
  'd7',
  'e7',
  'f7',
  'g7',
  'h7',
  'a8',
  'b8',
  'c8',
  'd8',
  'e8',
  'f8',
  'g8',
  'h8',
] as const;
