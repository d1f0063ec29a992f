// `preview/<key>.png`: a picture of every game for the cards that messengers make of links.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** `games` holds a folder for each game, `pictures` one picture of most. */
export function previews(games: string, pictures: string): Plugin {
  return {
    name: 'logovo-previews',
    apply: 'build',
    generateBundle() {
      const keys = new Set(readdirSync(games));
      for (const file of readdirSync(pictures)) {
        if (!keys.has(file.replace(/\.png$/, ''))) continue;
        const source = readFileSync(join(pictures, file));
        this.emitFile({ type: 'asset', fileName: `preview/${file}`, source });
      }
    },
  };
}
