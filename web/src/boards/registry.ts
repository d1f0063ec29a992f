// Finds what the client has for each game, in `boards/<key>/`. A game is added by adding its
// folder; `test/games.test.ts` says what a folder lacks.
import type { Component } from 'svelte';
import type { Manner } from '@/stage/plain';
import type { GameView } from '@/net/told';

/** What a file `boards/<key>/Board.svelte` exports from its `<script module>` beside the component. */
export interface BoardModule {
  default: Component;
  manner?: Partial<Manner>;
  /** The scores so far, for the plot of a finished game; null where the picture has none. Where they
   *  were hidden the server tells them when the game is over. */
  scores?(view: GameView): readonly number[] | null;
  /** What the plot counts, as a message, where that is not the score the game ends with. */
  measure?: string;
}

/** What is known of a game before its board is loaded: `boards/<key>/about.ts`. */
export interface About {
  /** How many play in a one-click game: enough to be lively, few enough to be quick. */
  readonly lively: number;
  /** First words of moves that show something or can never be taken back: a tap on the board asks
   *  before it makes them (`asks-<game>-<word>` says what will happen). */
  readonly asks?: readonly string[];
}

/** A card, chamber or figure of a game and the message of the rule that says what it does. */
export interface Described {
  /** Its word in the game's texts. */
  readonly piece: string;
  readonly rule: string;
  /** The option that brings it into the game. */
  readonly option?: string;
}

/** A file `boards/<key>/Piece.svelte`: the faces of all there is to look up. */
export interface PieceModule {
  default: Component<{ piece: string }>;
  pieces: readonly Described[];
}

const boards = import.meta.glob<BoardModule>('./*/Board.svelte');
const pieces = import.meta.glob<PieceModule>('./*/Piece.svelte');
const scenes = import.meta.glob<Component>('./*/Scene.svelte', { eager: true, import: 'default' });
const abouts = import.meta.glob<About>('./*/about.ts', { eager: true, import: 'about' });
const texts = import.meta.glob<string>('./*/*.ftl', { query: '?raw', import: 'default' });

/** The board of a game; one without its own is played on plates and buttons. */
export async function loadBoard(game: string): Promise<BoardModule> {
  return (await boards[`./${game}/Board.svelte`]?.()) ?? import('./Plain.svelte');
}

/** The faces of a game's cards and chambers; null where there are none. */
export async function loadPieces(game: string): Promise<PieceModule | null> {
  return (await pieces[`./${game}/Piece.svelte`]?.()) ?? null;
}

/** The picture of a game; null where nobody has painted it yet. */
export function sceneOf(game: string): Component | null {
  return scenes[`./${game}/Scene.svelte`] ?? null;
}

export function livelySizeOf(game: string): number {
  return abouts[`./${game}/about.ts`]?.lively ?? 3;
}

/** Whether a tap on the board asks before this move. */
export function asksFirst(game: string, move: string): boolean {
  return abouts[`./${game}/about.ts`]?.asks?.includes(move.split(' ')[0]!) ?? false;
}

/** The words of a board; a game without them has its own sentences only. */
export async function boardTexts(game: string, language: string): Promise<string> {
  return (await texts[`./${game}/${language}.ftl`]?.()) ?? '';
}
