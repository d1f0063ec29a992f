// The weight of the first load: script and texts of the front page and of one game's table, gzipped.
// What is fetched once the first picture is there (the sentences of rules and options) is no part of it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/** A tenth above what each game weighed before its table had moments; a new game may be as heavy as the
 *  heaviest. */
const LIMITS = {
    larder: 114_100,
    drakon: 112_900,
    gold: 110_700,
    lucky: 112_300,
    vampires: 105_700,
};
const built = fileURLToPath(new URL('../../logovo/web', import.meta.url));
const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'));
const weight = (file) => gzipSync(readFileSync(join(built, file))).length;

/** The scripts of a chunk and of everything it imports at once. */
function scripts(key, seen = new Set()) {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunk.file)) return seen;
    seen.add(chunk.file);
    for (const imported of chunk.imports ?? []) scripts(imported, seen);
    return seen;
}

const sum = (files) => [...files].reduce((total, file) => total + weight(file), 0);
const textOf = (game, language) =>
    Object.keys(manifest)
        .filter(
            (key) =>
                key.split('?')[0].endsWith(`/${language}.ftl`) &&
                // Lessons are fetched when somebody learns; the shell's texts always.
                (/\/(text|src\/text)\/\w+\.ftl/.test(key) && !key.includes('/games/')
                    ? true
                    : key.includes(`/${game}/`) && !key.includes('/lessons/')),
        )
        .map((key) => manifest[key].file);

const games = Object.keys(manifest).flatMap(
    (key) => /^src\/boards\/(\w+)\/Board\.svelte$/.exec(key)?.[1] ?? [],
);
if (games.length === 0) throw new Error('no board was built');
let isOver = false;
for (const game of games) {
    const all = new Set();
    for (const key of ['index.html', 'src/pages/Table.svelte', `src/boards/${game}/Board.svelte`]) {
        scripts(key, all);
    }
    const texts = ['ru', 'en'].map((language) => sum(textOf(game, language)));
    const total = sum(all) + Math.max(...texts);
    const limit = LIMITS[game] ?? Math.max(...Object.values(LIMITS));
    isOver ||= total > limit;
    const told = `${(total / 1000).toFixed(1)} of ${(limit / 1000).toFixed(1)} kB gzipped`;
    console.log(`${game.padEnd(9)} ${told}${total > limit ? ': over' : ''}`);
}
if (isOver) process.exit(1);
