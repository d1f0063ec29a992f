// Made by `npm run wire` from logovo/games/gold. Do not edit.

export type GoldView = {
  readonly observer: number;
  readonly players: number;
  readonly ask: string;
  readonly awaited_seats: readonly number[];
  readonly over: boolean;
  readonly window: string;
  readonly active_seat: number;
  readonly turn: number;
  readonly skips: number;
  readonly slain: number;
  readonly deck_size: number;
  readonly market_to_come: boolean;
  readonly bag_size: number;
  readonly places: readonly Place[];
  readonly everybody: readonly Player[];
  readonly battle: Battle | null;
  readonly market: Market | null;
  readonly resume: string;
  readonly resume_seat: number;
  readonly pending: readonly Pending[];
  readonly played: readonly string[];
  readonly action_deck_size: number;
  readonly sword_on: boolean;
  readonly secret_cards: readonly string[];
};

/** One of the four places; `dragon` is `-` on an empty one. */
export type Place = {
  readonly place: string;
  readonly dragon: string;
  readonly strength: number;
  readonly potions: number;
  readonly hidden: number;
  readonly power: number;
  readonly tokens: readonly string[];
  readonly line: readonly Standing[];
};

/** A knight at a dragon. */
export type Standing = { readonly seat: number; readonly knight: string; readonly sword: boolean };

/** What lies before one player. `spoils` is their part of the last dragon slain; `stash` and
 *  `cards` are empty where the observer may not look. `points` is 0 before the end; until then
 *  `sure` is what the stash counts for its owner whatever the others have, `hoped` what
 *  majorities may add; to nobody else are they told. */
export type Player = {
  readonly seat: number;
  readonly face_up: readonly string[];
  readonly face_down: readonly string[];
  readonly stash_size: number;
  readonly cards_size: number;
  readonly spoils: readonly string[];
  readonly stash: readonly string[];
  readonly cards: readonly string[];
  readonly points: number;
  readonly sure: number;
  readonly hoped: number;
};

/** The dragon being wound up. `token` has been taken by the Gloves. */
export type Battle = {
  readonly place: string;
  readonly rank_seats: readonly number[];
  readonly choice_seats: readonly number[];
  readonly hoard: readonly string[];
  readonly shares: readonly Share[];
  readonly thief_at: number;
  readonly thief_seat: number;
  readonly victim_seat: number;
  readonly victim_stash: readonly string[];
  readonly cloaked_seats: readonly number[];
  readonly token: string;
};

export type Share = {
  readonly share: number;
  readonly tokens: readonly string[];
  readonly taker_seat: number;
};

export type Market = {
  readonly ready_seats: readonly number[];
  readonly offers: readonly OfferShown[];
  readonly offers_made: readonly number[];
  readonly offers_made_last: number;
  readonly offers_most: number;
};

export type OfferShown = {
  readonly number: number;
  readonly seat: number;
  readonly to_seat: number;
  readonly give: readonly string[];
  readonly get: readonly string[];
};

/** An action card shown but not yet settled; the last one may cancel the one before. */
export type Pending = {
  readonly seat: number;
  readonly card: string;
  readonly target_seats: readonly number[];
  readonly places: readonly string[];
  readonly knight: string;
  readonly token: string;
};

export type FirstPlayer = {
  readonly kind: 'first-player';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
};

/** A dragon comes to a place with its visible tokens. */
export type DragonLaid = {
  readonly kind: 'dragon-laid';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly place: string;
  readonly dragon: string;
  readonly strength: number;
  readonly hidden: number;
  readonly tokens: readonly string[];
};

/** Action cards dealt or drawn; only the one who got them sees them. */
export type CardsDrawn = {
  readonly kind: 'cards-drawn';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly count: number;
  readonly cards: readonly string[];
};

/** The played action cards are the new action deck. */
export type DeckReshuffled = {
  readonly kind: 'deck-reshuffled';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly count: number;
};

export type TurnBegan = {
  readonly kind: 'turn-began';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly turn: number;
};

/** Face-down knights turn face up. */
export type KnightsFlipped = {
  readonly kind: 'knights-flipped';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly knights: readonly string[];
};

export type TurnSkipped = {
  readonly kind: 'turn-skipped';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
};

export type KnightSent = {
  readonly kind: 'knight-sent';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly knight: string;
  readonly place: string;
  readonly dragon: string;
  readonly sword: boolean;
};

export type DragonSlain = {
  readonly kind: 'dragon-slain';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly place: string;
  readonly dragon: string;
  readonly seats: readonly number[];
};

/** Nobody could move a knight: this dragon counts as slain. */
export type Deadlocked = {
  readonly kind: 'deadlocked';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly place: string;
  readonly dragon: string;
};

/** The hidden tokens are added: the whole hoard. */
export type HoardLaid = {
  readonly kind: 'hoard-laid';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly hidden: readonly string[];
  readonly tokens: readonly string[];
};

/** One player alone slew the dragon. */
export type HoardTaken = {
  readonly kind: 'hoard-taken';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly tokens: readonly string[];
};

export type RedsTaken = {
  readonly kind: 'reds-taken';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly count: number;
};

export type NothingToCut = {
  readonly kind: 'nothing-to-cut';
  readonly fleeting?: true;
  readonly secret?: true;
};

export type HoardCut = {
  readonly kind: 'hoard-cut';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly shares: number;
};

export type ShareLaid = {
  readonly kind: 'share-laid';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly share: number;
  readonly tokens: readonly string[];
};

export type ShareTaken = {
  readonly kind: 'share-taken';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly share: number;
  readonly tokens: readonly string[];
};

/** A share joins its owner's stash. */
export type ShareKept = {
  readonly kind: 'share-kept';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly tokens: readonly string[];
};

export type VictimNamed = {
  readonly kind: 'victim-named';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly victim_seat: number;
};

/** Somebody looks into a stash; nobody else sees what is in it. */
export type StashSeen = {
  readonly kind: 'stash-seen';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly victim_seat: number;
  readonly count: number;
  readonly tokens: readonly string[];
};

/** A token passes from stash to stash; the two know which. */
export type TokenStolen = {
  readonly kind: 'token-stolen';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly victim_seat: number;
  readonly token: string;
};

export type KnightsHome = {
  readonly kind: 'knights-home';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly knights: readonly string[];
};

export type DragonGone = {
  readonly kind: 'dragon-gone';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly place: string;
  readonly dragon: string;
};

export type MarketOpened = {
  readonly kind: 'market-opened';
  readonly fleeting?: true;
  readonly secret?: true;
};

export type OfferMade = {
  readonly kind: 'offer-made';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly number: number;
  readonly seat: number;
  readonly to_seat: number;
  readonly give: readonly string[];
  readonly get: readonly string[];
};

/** An offer is gone without a trade; `why` is declined, withdrawn, stale or lapsed. */
export type OfferStruck = {
  readonly kind: 'offer-struck';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly number: number;
  readonly seat: number;
  readonly to_seat: number;
  readonly why: string;
};

export type Traded = {
  readonly kind: 'traded';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly number: number;
  readonly seat: number;
  readonly to_seat: number;
  readonly give: readonly string[];
  readonly get: readonly string[];
};

export type ReadySaid = {
  readonly kind: 'ready-said';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
};

/** `why` is ready, spent or clock. */
export type MarketClosed = {
  readonly kind: 'market-closed';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly why: string;
};

/** An action card is shown with its target; what goes into the sack is hidden. */
export type CardPlayed = {
  readonly kind: 'card-played';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly card: string;
  readonly target_seats: readonly number[];
  readonly places: readonly string[];
  readonly knight: string;
  readonly token: string;
};

export type CardCancelled = {
  readonly kind: 'card-cancelled';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly card: string;
  readonly player_seat: number;
};

/** Some holder of a fitting card is asked; nobody learns who. */
export type GameWaits = {
  readonly kind: 'game-waits';
  readonly fleeting?: true;
  readonly secret?: true;
};

/** Nobody is asked any more in this window. */
export type GameGoesOn = {
  readonly kind: 'game-goes-on';
  readonly fleeting?: true;
  readonly secret?: true;
};

export type SharesSwapped = {
  readonly kind: 'shares-swapped';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seats: readonly number[];
};

export type DragonsExchanged = {
  readonly kind: 'dragons-exchanged';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly places: readonly string[];
  readonly dragons: readonly string[];
};

export type SwordRaised = {
  readonly kind: 'sword-raised';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
};

export type DragonWeakened = {
  readonly kind: 'dragon-weakened';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly place: string;
  readonly dragon: string;
  readonly strength: number;
};

export type KnightRecalled = {
  readonly kind: 'knight-recalled';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly knight: string;
  readonly place: string;
};

export type Cloaked = {
  readonly kind: 'cloaked';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
};

/** The victim will choose the token. */
export type StoneShown = {
  readonly kind: 'stone-shown';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
};

/** The sack: one token drawn from the bag, one put in. */
export type TokenExchanged = {
  readonly kind: 'token-exchanged';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly drawn: string;
  readonly put: string;
};

/** The Seal: the new order of choice. */
export type ChoiceReordered = {
  readonly kind: 'choice-reordered';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seats: readonly number[];
};

/** The Gloves took a token out of the hoard; nobody saw whose they were. */
export type TokenVanished = {
  readonly kind: 'token-vanished';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly token: string;
};

export type Accused = {
  readonly kind: 'accused';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly accused_seat: number;
  readonly right: boolean;
};

export type GlovesShown = {
  readonly kind: 'gloves-shown';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly token: string;
  readonly kept: boolean;
};

/** The culprit's random token for the accuser; the two know which. */
export type FinePaid = {
  readonly kind: 'fine-paid';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly to_seat: number;
  readonly token: string;
};

/** `why` is deck-out, all-slain or stall. */
export type GameEnded = {
  readonly kind: 'game-ended';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly why: string;
};

export type Scored = {
  readonly kind: 'scored';
  readonly fleeting?: true;
  readonly secret?: true;
  readonly seat: number;
  readonly coins: number;
  readonly sets: number;
  readonly majorities: number;
  readonly points: number;
  readonly tokens: readonly string[];
};

export type View = GoldView;

/** Everything that can happen, as told to a viewer. */
export type Event =
  | FirstPlayer
  | DragonLaid
  | CardsDrawn
  | DeckReshuffled
  | TurnBegan
  | KnightsFlipped
  | TurnSkipped
  | KnightSent
  | DragonSlain
  | Deadlocked
  | HoardLaid
  | HoardTaken
  | RedsTaken
  | NothingToCut
  | HoardCut
  | ShareLaid
  | ShareTaken
  | ShareKept
  | VictimNamed
  | StashSeen
  | TokenStolen
  | KnightsHome
  | DragonGone
  | MarketOpened
  | OfferMade
  | OfferStruck
  | Traded
  | ReadySaid
  | MarketClosed
  | CardPlayed
  | CardCancelled
  | GameWaits
  | GameGoesOn
  | SharesSwapped
  | DragonsExchanged
  | SwordRaised
  | DragonWeakened
  | KnightRecalled
  | Cloaked
  | StoneShown
  | TokenExchanged
  | ChoiceReordered
  | TokenVanished
  | Accused
  | GlovesShown
  | FinePaid
  | GameEnded
  | Scored;

export type Rule =
  | 'dragons-open'
  | 'market-placed'
  | 'visible-tokens'
  | 'knights-dealt'
  | 'stash-hidden'
  | 'first-player'
  | 'clockwise'
  | 'send'
  | 'must-send'
  | 'no-knight'
  | 'stay'
  | 'several'
  | 'slain'
  | 'overshoot'
  | 'order'
  | 'one-send'
  | 'hidden-tokens'
  | 'bag-empty'
  | 'solo'
  | 'participants'
  | 'wizard-red'
  | 'wizards-many'
  | 'contribution'
  | 'rank'
  | 'divider'
  | 'cut-shares'
  | 'cut-complete'
  | 'cut-nothing'
  | 'choose'
  | 'auto-cut'
  | 'thief'
  | 'thief-order'
  | 'thief-must'
  | 'thief-wizard'
  | 'knights-home'
  | 'flip'
  | 'dragon-out'
  | 'replace'
  | 'stuck'
  | 'market-when'
  | 'market-all'
  | 'market-goods'
  | 'offer'
  | 'offer-limit'
  | 'accept'
  | 'offer-stale'
  | 'accept-short'
  | 'decline'
  | 'ready'
  | 'market-ends'
  | 'actions-dealt'
  | 'wizard-cards'
  | 'wizard-cards-only'
  | 'action-reshuffle'
  | 'action-play'
  | 'action-window'
  | 'card-ring'
  | 'card-powder'
  | 'card-stone'
  | 'card-gloves'
  | 'accuse'
  | 'card-sword'
  | 'card-weak'
  | 'card-recall'
  | 'card-ball'
  | 'card-cloak'
  | 'card-sack'
  | 'card-horn'
  | 'card-seal'
  | 'card-wand'
  | 'score-coins'
  | 'score-sets'
  | 'score-majority'
  | 'majority-tie'
  | 'default-move'
  | 'winner'
  | 'tie'
  | 'end-deck'
  | 'end-all-slain'
  | 'stall';

export const LETTERS = ['K', 'G', 'S', 'R', 'B', 'E', 'P', 'Y', 'W'] as const;
