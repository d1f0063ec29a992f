// What the client knows of the server and the games, made from their own declarations: messages,
// views, events, rules, error codes. `npm run wire` writes it; `npm run wire:check` fails if
// something written no longer agrees.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';
import { format, resolveConfig } from 'prettier';
import { errorFile, gameFile, indexFile } from './shapes.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const net = fileURLToPath(new URL('../src/net', import.meta.url));
const venv = join(root, '.venv/bin/python');
const python = process.env.PYTHON ?? (existsSync(venv) ? venv : 'python3');

function told(...command) {
    const env = { ...process.env, PYTHONPATH: root };
    return JSON.parse(execFileSync(python, command, { cwd: root, encoding: 'utf8', env }));
}

// What a game makes of a view or event is its own affair; the wire carries any game's.
const OPEN = { view: 'GameView | null', views: 'GameView[]', events: 'GameEvent[]' };

async function wireFile() {
    const schema = told('-m', 'logovo.wire.json_schema');
    for (const part of Object.values(schema.$defs)) {
        for (const [name, tsType] of Object.entries(OPEN)) {
            if (part.properties?.[name]) part.properties[name].tsType = tsType;
        }
    }
    // Descriptions are kept where they explain a type; lengths and titles only add noise to it.
    return compile(schema, 'Wire', {
        additionalProperties: false,
        bannerComment:
            '// Made by `npm run wire` from logovo/wire. Do not edit.\n' +
            "import type { GameEvent, GameView } from './told';",
        ignoreMinAndMaxItems: true,
        unknownAny: true,
        format: false,
    });
}

const { games, errors } = told(join(root, 'tools/seam.py'));
const made = new Map([
    ['wire.ts', await wireFile()],
    ['errors.ts', errorFile(errors)],
    ['games/index.ts', indexFile(Object.keys(games))],
    ...Object.entries(games).map(([key, game]) => [`games/${key}.ts`, gameFile(key, game)]),
]);

const wrong = readdirSync(join(net, 'games'))
    .map((file) => `games/${file}`)
    .filter((file) => !made.has(file));
for (const [file, source] of made) {
    const target = join(net, file);
    const config = await resolveConfig(target);
    const text = await format(source, { ...config, parser: 'typescript' });
    if (existsSync(target) && readFileSync(target, 'utf8') === text) continue;
    wrong.push(file);
    if (process.argv.includes('--check')) continue;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
}
if (process.argv.includes('--check')) {
    for (const file of wrong) console.error(`src/net/${file} does not agree with the server`);
    if (wrong.length > 0) {
        console.error('Run `npm run wire`.');
        process.exit(1);
    }
    console.log('the types of the wire and of all games agree with the server');
} else {
    for (const file of wrong.filter((one) => !made.has(one))) rmSync(join(net, file));
    console.log(wrong.length > 0 ? `wrote ${wrong.join(', ')}` : 'nothing has changed');
}
