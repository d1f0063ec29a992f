// Commitments and the stream of a table's luck, as docs/fairness.md describes them. From a library
// and not from WebCrypto, which browsers hide from plain-http pages of a home network.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { tag } from './tag';

/** The hash somebody publishes before they tell the secret. */
export function commitment(who: 'house' | 'player', secret: string): string {
  return bytesToHex(sha256(concatBytes(tag(who), hexToBytes(secret))));
}

export interface Opened {
  readonly seat: number;
  readonly secret: string;
}

export class Stream {
  readonly key: Uint8Array;
  readonly #said = concatBytes(tag('draw'), new Uint8Array(12));
  readonly #numbers = new DataView(this.#said.buffer, this.#said.length - 12);

  constructor(house: string, table: string, opened: readonly Opened[]) {
    const name = utf8ToBytes(table);
    const length = Uint8Array.of(name.length >> 8, name.length & 255);
    const added = opened.flatMap((one) => [Uint8Array.of(one.seat), hexToBytes(one.secret)]);
    const said = concatBytes(tag('key'), length, name, Uint8Array.of(opened.length), ...added);
    this.key = hmac(sha256, hexToBytes(house), said);
  }

  /** Draw number `at`, one of so many outcomes. */
  number(at: number, outcomes: number): number {
    this.#numbers.setBigUint64(0, BigInt(at));
    for (let attempt = 0; ; attempt++) {
      this.#numbers.setUint32(8, attempt);
      const found = hmac(sha256, this.key, this.#said);
      const word = new DataView(found.buffer, found.byteOffset).getUint32(0);
      // The last, incomplete run of outcomes would favour the small ones.
      if (word < 2 ** 32 - (2 ** 32 % outcomes)) return word % outcomes;
    }
  }
}
