// Commands without an answer yet. They outlive a reload; the server does each at most once.
import { forget, keepJson, keptJson } from '@/lib/keep';
import type { Command } from './wire';

const OLDEST = 10 * 60_000;

interface Waiting {
  command: Command;
  at: number;
}

export class Pending {
  #waiting: Waiting[];
  readonly #key: string;

  constructor(seat: string) {
    this.#key = `pending.${seat}`;
    this.#waiting = keptJson<Waiting[]>(this.#key, []).filter(
      (one) => Date.now() - one.at < OLDEST,
    );
  }

  get commands(): Command[] {
    return this.#waiting.map((one) => one.command);
  }

  add(command: Command): void {
    this.#waiting.push({ command, at: Date.now() });
    this.#save();
  }

  /** Takes the command out, and gives it back. */
  answered(id: string): Command | null {
    const found = this.#waiting.find((one) => one.command.id === id);
    this.#waiting = this.#waiting.filter((one) => one !== found);
    this.#save();
    return found?.command ?? null;
  }

  #save(): void {
    if (this.#waiting.length > 0) keepJson(this.#key, this.#waiting);
    else forget(this.#key);
  }
}

/** An id of one intent. `randomUUID` is missing on plain-http hosts of a home network. */
export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
