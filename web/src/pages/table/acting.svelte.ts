// One way to act, whatever the game. What can be taken back is done at the first tap; what shows
// something or cannot be taken back asks, unless the player has just pressed its button. Whoever
// wants to be asked every time, or never, says so in the settings.
import { asksFirst } from '@/boards/registry';
import { settings } from '@/lib/settings.svelte';

/** Where a board's buttons are. */
const BUTTONS = '.actions button';

export class Acting {
  /** The move that waits for a yes; '' for none. */
  asked = $state('');
  #pressed: HTMLElement | null = null;
  #before: readonly string[] = [];
  #acted = false;
  readonly #game: () => string;
  readonly #send: (move: string) => void;

  constructor(game: () => string, send: (move: string) => void) {
    this.#game = game;
    this.#send = send;
  }

  /** A board wants to make a move. A second tap on the same thing is a yes. */
  act(move: string): void {
    this.#acted = true;
    if (this.asked === move || !this.#mustAsk(move)) return this.yes(move);
    this.#mark(false);
    this.asked = move;
    this.#mark(true);
  }

  yes(move = this.asked): void {
    this.no();
    if (move) this.#send(move);
  }

  no(): void {
    this.#mark(false);
    this.asked = '';
  }

  /** Somebody touches the board: remembers what, before the board does anything. */
  press(target: HTMLElement): void {
    if (target.closest('[data-confirm]')) return;
    if (this.asked && !target.closest('[data-asked]')) this.no();
    this.#pressed = target.closest<HTMLElement>('button, [data-rove], [data-move]') ?? target;
    this.#before = buttonsOf(target);
    this.#acted = false;
  }

  /** The board has answered the touch. With "one tap" a choice that leaves one button, and nothing
   *  else to decide, presses it. */
  pressed(target: HTMLElement): void {
    if (settings.acting !== 'tap' || this.#acted || target.closest('.actions')) return;
    const added = [...(rootOf(target)?.querySelectorAll<HTMLElement>(BUTTONS) ?? [])].filter(
      (one) => !this.#before.includes(nameOf(one)),
    );
    const only = added.length === 1 ? added[0]! : null;
    if (only?.classList.contains('primary') && only.dataset.move) only.click();
  }

  #mustAsk(move: string): boolean {
    if (settings.acting === 'tap') return false;
    if (settings.acting === 'confirm') return true;
    return !this.#pressed?.closest('.actions') && asksFirst(this.#game(), move);
  }

  #mark(asked: boolean): void {
    if (asked) this.#pressed?.setAttribute('data-asked', '');
    else for (const one of document.querySelectorAll('[data-asked]')) delete dataOf(one).asked;
  }
}

const dataOf = (one: Element) => (one as HTMLElement | SVGElement).dataset;
const rootOf = (target: HTMLElement) => target.closest('main');
const nameOf = (button: HTMLElement) => button.dataset.move ?? button.textContent ?? '';

function buttonsOf(target: HTMLElement): string[] {
  return [...(rootOf(target)?.querySelectorAll<HTMLElement>(BUTTONS) ?? [])].map(nameOf);
}
