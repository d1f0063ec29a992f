// Made by `npm run wire` from logovo/games/lucky. Do not edit.

export type LuckyView = {
  readonly observer: number;
  readonly players: number;
  readonly ask: string;
  readonly awaited_seats: readonly number[];
  readonly over: boolean;
  readonly round: number;
  readonly first_seat: number;
  readonly turn_seat: number;
  readonly last_played_seat: number;
  readonly deck: number;
  readonly discard: number;
  readonly gold_deck: number;
  readonly forest: readonly PathSeen[];
  readonly goals: readonly GoalSeen[];
  readonly seats: readonly SeatSeen[];
  readonly aside: readonly string[];
  readonly hand: readonly string[];
  readonly held: readonly string[];
  readonly offer: readonly string[];
  readonly taker_seats: readonly number[];
  readonly tied_goal: string;
  readonly fresh_goals: readonly string[];
};

/** A card in the forest. `reached`: a path leads from the entrance to it. `standing`: it hangs
 *  together with the entrance, so that cards may be laid beside it. */
export type PathSeen = {
  readonly x: number;
  readonly y: number;
  readonly card: string;
  readonly turned: boolean;
  readonly reached: boolean;
  readonly standing: boolean;
};

/** `card` is known when the goal is open or tied, and to those who have looked. `tied`: a pit
 *  turned up for all to see, before its layer says how it lies. */
export type GoalSeen = {
  readonly goal: string;
  readonly x: number;
  readonly y: number;
  readonly card: string;
  readonly open: boolean;
  readonly tied: boolean;
  readonly turned: boolean;
  readonly looked_seats: readonly number[];
};

export type SeatSeen = {
  readonly seat: number;
  readonly role: string;
  readonly cards: number;
  readonly broken: readonly string[];
  readonly gold: readonly string[];
};

export type RoundBegan = {
  readonly kind: 'round-began';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly round: number;
  readonly first_seat: number;
};

export type RoleDealt = {
  readonly kind: 'role-dealt';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly role: string;
};

export type HandDealt = {
  readonly kind: 'hand-dealt';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly cards: readonly string[];
};

export type TurnBegan = {
  readonly kind: 'turn-began';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
};

export type PathLaid = {
  readonly kind: 'path-laid';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly card: string;
  readonly turned: boolean;
  readonly x: number;
  readonly y: number;
};

export type GoalOpened = {
  readonly kind: 'goal-opened';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly goal: string;
  readonly card: string;
  readonly turned: boolean;
};

/** A pit is turned up that lies equally well both ways; `seat` will choose. */
export type PitTied = {
  readonly kind: 'pit-tied';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly goal: string;
  readonly card: string;
};

/** The choice is made: a tied pit lies this way. */
export type PitLaid = {
  readonly kind: 'pit-laid';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly goal: string;
  readonly card: string;
  readonly turned: boolean;
};

export type ToolBroken = {
  readonly kind: 'tool-broken';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly target_seat: number;
  readonly tool: string;
};

export type ToolMended = {
  readonly kind: 'tool-mended';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly target_seat: number;
  readonly tool: string;
  readonly card: string;
};

export type PathBurnt = {
  readonly kind: 'path-burnt';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly card: string;
  readonly x: number;
  readonly y: number;
};

export type GoalLookedAt = {
  readonly kind: 'goal-looked-at';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly goal: string;
  readonly card: string;
};

export type CardPassed = {
  readonly kind: 'card-passed';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly card: string;
};

export type PassedEmpty = {
  readonly kind: 'passed-empty';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
};

export type CardDrawn = {
  readonly kind: 'card-drawn';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly card: string;
  readonly left: number;
};

/** `winners` is a role; `by_seat` completed the path, nobody when the cards ran out. */
export type RoundEnded = {
  readonly kind: 'round-ended';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly round: number;
  readonly winners: string;
  readonly by_seat: number;
};

export type RolesShown = {
  readonly kind: 'roles-shown';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly mad_seats: readonly number[];
  readonly lucky_seats: readonly number[];
  readonly aside: readonly string[];
  readonly goals: readonly string[];
};

export type GoldDrawn = {
  readonly kind: 'gold-drawn';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly count: number;
};

export type GoldHanded = {
  readonly kind: 'gold-handed';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly values: readonly string[];
};

export type GoldTaken = {
  readonly kind: 'gold-taken';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly value: string;
};

export type GoldPaid = {
  readonly kind: 'gold-paid';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly values: readonly string[];
};

export type NobodyPaid = {
  readonly kind: 'nobody-paid';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly round: number;
};

export type GameEnded = {
  readonly kind: 'game-ended';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly winner_seats: readonly number[];
  readonly totals: readonly number[];
};

export type View = LuckyView;

/** Everything that can happen, as told to a viewer. */
export type Event =
  | RoundBegan
  | RoleDealt
  | HandDealt
  | TurnBegan
  | PathLaid
  | GoalOpened
  | PitTied
  | PitLaid
  | ToolBroken
  | ToolMended
  | PathBurnt
  | GoalLookedAt
  | CardPassed
  | PassedEmpty
  | CardDrawn
  | RoundEnded
  | RolesShown
  | GoldDrawn
  | GoldHanded
  | GoldTaken
  | GoldPaid
  | NobodyPaid
  | GameEnded;

export type Rule =
  | 'rounds'
  | 'roles-table'
  | 'roles-deal'
  | 'roles-aside'
  | 'entrance'
  | 'goals'
  | 'deck'
  | 'gold-deck'
  | 'first-player'
  | 'clockwise'
  | 'turn'
  | 'pass'
  | 'pass-empty'
  | 'discard-closed'
  | 'draw'
  | 'deck-empty'
  | 'lay-blocked'
  | 'lay-free-cell'
  | 'lay-side'
  | 'lay-upright'
  | 'lay-fit'
  | 'lay-closed-goal'
  | 'cut-off'
  | 'no-bounds'
  | 'dead-end-passes-nothing'
  | 'goal-reached'
  | 'path-length'
  | 'two-goals'
  | 'goal-gold'
  | 'goal-pit'
  | 'goal-turn'
  | 'goal-misfit'
  | 'goal-chain'
  | 'action-open'
  | 'break'
  | 'break-one-each'
  | 'break-effect'
  | 'mend'
  | 'mend-match'
  | 'mend-double'
  | 'fire'
  | 'fire-target'
  | 'fire-gap'
  | 'dust'
  | 'dust-talk'
  | 'end-gold'
  | 'end-exhausted'
  | 'finite'
  | 'reveal-roles'
  | 'win-diggers'
  | 'win-mad'
  | 'pay-diggers'
  | 'pay-skip-mad'
  | 'pay-mad'
  | 'pay-none'
  | 'pay-exact'
  | 'gold-secret'
  | 'next-round'
  | 'next-first'
  | 'game-end'
  | 'tie'
  | 'must-continue'
  | 'broken-no-gold'
  | 'opt-gap'
  | 'opt-goal-step'
  | 'opt-roles'
  | 'opt-first'
  | 'claims'
  | 'claim-goal'
  | 'claim-role'
  | 'claim-free'
  | 'claim-outside'
  | 'claim-newest'
  | 'claim-language'
  | 'default-move';

export const OPENINGS: Readonly<Record<string, readonly number[]>> = {
  T1: [5, 5],
  T2: [10, 10],
  T3: [15, 15],
  T4: [7, 13],
  T5: [11, 14],
  T6: [3, 12],
  T7: [9, 6],
  B1: [1, 4],
  B2: [2, 8],
  B3: [5, 5],
  B4: [10, 10],
  B5: [3, 12],
  B6: [9, 6],
  B7: [7, 13],
  B8: [11, 14],
  B9: [15, 15],
  G: [15, 15],
  P1: [3, 12],
  P2: [9, 6],
  S: [15, 15],
};

export const TOOLS = ['lamp', 'spade', 'boots'] as const;
