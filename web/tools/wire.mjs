// The wire types of the client, made from the server's own schema.
// `npm run wire` writes them; `npm run wire:check` fails if they no longer agree.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));
const target = fileURLToPath(new URL('../src/net/wire.ts', import.meta.url));
const python = process.env.PYTHON ?? 'python3';

const schema = JSON.parse(
  execFileSync(python, ['-m', 'logovo.server.schema'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PYTHONPATH: root },
  }),
);
// Descriptions are kept where they explain a type; lengths and titles only add noise to it.
const made = await compile(schema, 'Wire', {
  additionalProperties: false,
  bannerComment: '// Made by `npm run wire` from logovo/server/wire. Do not edit.',
  ignoreMinAndMaxItems: true,
  unknownAny: true,
  style: { singleQuote: true, printWidth: 100 },
});

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== made) {
    console.error('src/net/wire.ts does not agree with logovo/server/wire: run `npm run wire`.');
    process.exit(1);
  }
  console.log('wire types agree with the server');
} else {
  writeFileSync(target, made);
  console.log(`wrote ${target.slice(root.length)}`);
}
