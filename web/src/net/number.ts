// The number this browser adds to the luck of a table, so that nobody else can choose the deal: made
// here, committed to in the lobby, told when the game is started, kept to check the game afterwards.
import type { Own } from '@/fair/check';
import { tag } from '@/fair/tag';
import { forget, keepJson, keptJson } from '@/lib/keep';
import { nameOf } from './seen';
import type { Command, TableInfo } from './wire';

const key = (name: string) => `number.${name}`;

export interface Fresh {
  readonly secret: string;
  readonly commit: string;
}

export async function freshNumber(): Promise<Fresh> {
  const number = crypto.getRandomValues(new Uint8Array(32));
  return { secret: hex(number), commit: await commitmentTo(number) };
}

/** The browser computes it by itself; only plain-http pages of a home network, from which browsers
 *  hide that, fetch a library for it. */
async function commitmentTo(number: Uint8Array): Promise<string> {
  const subtle = (crypto as Partial<Crypto>).subtle;
  if (!subtle) return (await import('@/fair/stream')).commitment('player', hex(number));
  const said = Uint8Array.of(...tag('player'), ...number);
  return hex(new Uint8Array(await subtle.digest('SHA-256', said)));
}

const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (one) => one.toString(16).padStart(2, '0')).join('');

/** The number of one seat in this browser. */
export class OwnNumber {
  readonly #name: string;
  #kept: Own | null;
  #sent = false;
  #told = false;

  constructor(table: string, token: string) {
    this.#name = nameOf(table, token);
    this.#kept = keptJson<Own | null>(key(this.#name), null);
  }

  get kept(): Own | null {
    return this.#kept;
  }

  /** For a table that was opened with this number. */
  begin(fresh: Fresh, seat: number, house: string): void {
    this.#keep({ ...fresh, seat, house, seen: [] });
  }

  /** What is to be sent now. */
  async wish(table: TableInfo, seat: number): Promise<Command['do'] | null> {
    const fair = table.fair;
    if (!fair || seat < 0) return null;
    const mine = fair.seats.find((one) => one.seat === seat);
    if (table.status === 'lobby' && !mine && !this.#sent) {
      this.#sent = true;
      try {
        const { secret, commit } = this.#kept ?? (await freshNumber());
        this.#keep({ secret, commit, seat, house: this.#kept?.house || fair.house, seen: [] });
        return { kind: 'commit', commit };
      } catch {
        this.#sent = false; // the library did not come; the next news of the table tries again
        return null;
      }
    }
    if (table.status !== 'starting' || this.#told || mine?.opened) return null;
    // A house that has changed its own commitment meanwhile is told nothing.
    if (!this.#kept || mine?.commit !== this.#kept.commit || fair.house !== this.#kept.house)
      return null;
    this.#told = true;
    const seen = fair.seats.map((one) => ({ seat: one.seat, commit: one.commit }));
    this.#keep({ ...this.#kept, seat, seen });
    return { kind: 'reveal', secret: this.#kept.secret };
  }

  #keep(own: Own): void {
    this.#kept = own;
    keepJson(key(this.#name), own);
  }
}

export function forgetNumber(table: string, token: string): void {
  forget(key(nameOf(table, token)));
}
