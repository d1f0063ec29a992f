// What every view and every event has in common, whatever the game. The shapes of each game's own
// are generated: see `games/`.

export type Fact = number | boolean | string | null | readonly (number | boolean | string)[];
/** What a sentence is told with, by name. */
export type Facts = Readonly<Record<string, Fact | undefined>>;

/** An event as told to this viewer. */
export type GameEvent = Facts & {
  readonly kind: string;
  /** To be seen now and remembered by people: it is kept nowhere. */
  readonly fleeting?: true;
  /** It tells what the screen hides on purpose, such as one's own role. */
  readonly secret?: true;
};

/** The fields with which the view of every game begins. */
export type GameView = {
  readonly observer: number;
  readonly players: number;
  /** The word for what is being decided; empty when the game is over. */
  readonly ask: string;
  readonly awaited_seats: readonly number[];
  readonly over: boolean;
};
