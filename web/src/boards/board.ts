// What a board gets from the shell, and how the shell finds it.
import type { Component } from 'svelte';
import './frame.css';
import type { Manner } from '@/net/seat.svelte';
import type { GameEvent, GameView } from '@/net/stream';
import type { Blocked, Claim, Clock, SeatInfo } from '@/net/wire';
import type { Facts, Texts } from '@/text/fluent';

export interface BoardProps<View extends GameView = GameView> {
  /** The picture before the viewer, as the game's `views.py` declares it. */
  view: View;
  /** The viewer's seat; -1 for onlookers and for the public eye of a replay. */
  me: number;
  /** Players' names by seat, bots included. */
  names: readonly string[];
  /** Who sits where: bot, absent, kept by a bot. */
  seats: readonly SeatInfo[];
  /** The options of this table. */
  options: Readonly<Record<string, string>>;
  /** What may be played now, in notation; empty while events are shown or nothing is asked. */
  legal: readonly string[];
  /** What one might try and why it is forbidden. `why` looks here first. */
  blocked: readonly Blocked[];
  /** What a legal move would bring, by its notation; few moves have one. */
  previews: Readonly<Record<string, Facts>>;
  /** `legal` holds proposals only; other moves may be tried. */
  partial: boolean;
  /** The refusal on show beside the status line, so that a board can draw what its facts say. */
  refusal: { readonly rule: string; readonly facts: Facts } | null;
  /** The event on show; null when the picture is up to date. */
  event: GameEvent | null;
  /** How long it is on show, in milliseconds; 0 for not at all. */
  pace: number;
  /** Nothing may move: highlight instead. */
  still: boolean;
  /** What the seats have claimed, in games with claims. */
  claims: readonly Claim[];
  clock: Clock | null;
  /** Milliseconds the server's clock is ahead of this one. */
  offset: number;
  t: Texts;
  /** A sentence of the game, with seats named, said to the viewer as "you" where it has that form. */
  say(id: string, facts?: Facts): string;
  /** Play this notation. */
  act(move: string): void;
  /** Say aloud which rule forbids this notation. */
  why(move: string): void;
  /** Tell the status line how far a choice has come: it shows `how-<game>-<ask>-<step>`. */
  guide(step: string): void;
  /** Make a claim. */
  claim(text: string): void;
}

/** What a file `boards/<Game>.svelte` exports from its `<script module>` beside the component. */
export interface BoardModule {
  default: Component<BoardProps<never>>;
  manner?: Partial<Manner>;
  /** The scores so far, for the plot of a finished game; null where the picture has none. */
  scores?(view: GameView): readonly number[] | null;
  /** What the plot counts, as a message, where that is not the score the game ends with. */
  measure?: string;
}

/** The others in the order of play after the viewer; everybody for onlookers. */
export function around<One>(everybody: readonly One[], me: number): One[] {
  return me < 0 ? [...everybody] : [...everybody.slice(me + 1), ...everybody.slice(0, me)];
}

const modules = import.meta.glob<BoardModule>('./*.svelte');

export function hasBoard(game: string): boolean {
  return path(game) in modules;
}

export async function loadBoard(game: string): Promise<BoardModule> {
  const load = modules[path(game)] ?? modules['./Plain.svelte']!;
  return load();
}

function path(game: string): string {
  return `./${game.charAt(0).toUpperCase()}${game.slice(1)}.svelte`;
}
