// What every hash of fair deals begins with, so that none can be taken for a hash of something else.
export const tag = (name: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`logovo-fair-1:${name}\0`);
