// The weight of the first load: script of the front page and of one game's table, gzipped.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const LIMIT = 150_000;
const assets = fileURLToPath(new URL('../../logovo/web/assets', import.meta.url));
const weight = (file) => gzipSync(readFileSync(join(assets, file))).length;
const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));

/** The chunk and everything it imports at once. */
function withImports(file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  const source = readFileSync(join(assets, file), 'utf8');
  for (const found of source.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) withImports(found[1], seen);
  return seen;
}

const named = (name) => scripts.filter((file) => file.startsWith(`${name}-`));
const shell = new Set([...named('index'), ...named('Table')].flatMap((file) => [...withImports(file)]));
let worst = 0;
for (const board of ['Larder', 'Drakon', 'Gold', 'Lucky', 'Vampires']) {
  const [file] = named(board);
  if (!file) continue;
  const all = new Set([...shell, ...withImports(file)]);
  const texts = [...named('ru'), ...named('en')].map(weight);
  const total = [...all].reduce((sum, one) => sum + weight(one), 0) + Math.max(0, ...texts);
  worst = Math.max(worst, total);
  console.log(`${board.padEnd(9)} ${(total / 1000).toFixed(1)} kB gzipped`);
}
if (worst > LIMIT) {
  console.error(`over ${LIMIT / 1000} kB`);
  process.exit(1);
}
