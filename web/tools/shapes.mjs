// TypeScript out of the JSON schema of a game's dataclasses. Only what dataclasses of a game can
// hold is known here (docs/adding-a-game.md): numbers, words, tuples, such dataclasses, or null.

const LINE = 90;
const PLAIN = {
    integer: 'number',
    number: 'number',
    string: 'string',
    boolean: 'boolean',
    null: 'null',
};

function typeOf(schema) {
    if (schema.$ref) return schema.$ref.split('/').at(-1);
    if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ');
    if (schema.type === 'array') {
        if (schema.prefixItems) return `readonly [${schema.prefixItems.map(typeOf).join(', ')}]`;
        return `readonly (${typeOf(schema.items)})[]`;
    }
    const plain = PLAIN[schema.type];
    if (!plain) throw new Error(`no type for ${JSON.stringify(schema)}`);
    return plain;
}

/** A comment as long as a line may be; longer ones go over several lines. */
function comment(text) {
    const words = (text ?? '').split(/\s+/).filter(Boolean);
    if (words.length === 0) return '';
    const lines = [''];
    for (const word of words) {
        if (lines.at(-1).length + word.length > LINE) lines.push('');
        lines.push(`${lines.pop()} ${word}`.trim());
    }
    return `/** ${lines.join('\n *  ')} */\n`;
}

/** A type, not an interface: so that an event can be handed on as the facts of its sentence. */
function shape(name, schema, first = []) {
    const fields = Object.entries(schema.properties ?? {}).map(
        ([field, one]) => `readonly ${field}: ${typeOf(one)};`,
    );
    return `${comment(schema.description)}export type ${name} = { ${[...first, ...fields].join(' ')} };\n`;
}

/** The types of one game: every part of its view, every event, the union of them, its rules. */
export function gameFile(key, { view, events, rules, parts, tables }) {
    const kinds = new Map(Object.entries(events).map(([kind, name]) => [name, kind]));
    const lines = [`// Made by \`npm run wire\` from logovo/games/${key}. Do not edit.\n`];
    for (const [name, schema] of Object.entries(parts)) {
        const kind = kinds.get(name);
        const told = [
            `readonly kind: '${kind}';`,
            'readonly fleeting?: true;',
            'readonly secret?: true;',
        ];
        lines.push(shape(name, schema, kind === undefined ? [] : told));
    }
    if (view !== 'View') lines.push(`export type View = ${view};\n`);
    lines.push(`/** Everything that can happen, as told to a viewer. */`);
    lines.push(`export type Event = ${Object.values(events).join(' | ')};\n`);
    lines.push(`export type Rule = ${rules.map((rule) => `'${rule}'`).join(' | ')};\n`);
    for (const [name, table] of Object.entries(tables)) {
        const value = JSON.stringify(table);
        const numbers = Object.values(table).every((one) => typeof one === 'number');
        const kind = `Readonly<Record<string, ${numbers ? 'number' : 'readonly number[]'}>>`;
        lines.push(
            Array.isArray(table)
                ? `export const ${name} = ${value} as const;\n`
                : `export const ${name}: ${kind} = ${value};\n`,
        );
    }
    return lines.join('\n');
}

/** Which games there are, with the types of each under its key. */
export function indexFile(keys) {
    return [
        '// Made by `npm run wire` from logovo/games. Do not edit.\n',
        ...keys.map((key) => `import type * as ${key} from './${key}';`),
        '\nexport interface Games {',
        ...keys.map(
            (key) => `${key}: { view: ${key}.View; event: ${key}.Event; rule: ${key}.Rule };`,
        ),
        '}\n',
        'export type GameKey = keyof Games;\n',
    ].join('\n');
}

export function errorFile(codes) {
    return [
        '// Made by `npm run wire` from the errors of the server. Do not edit.\n',
        '/** Every code by which the server says no. */',
        `export const ERRORS = ${JSON.stringify(codes)} as const;\n`,
        'export type ErrorCode = (typeof ERRORS)[number];\n',
    ].join('\n');
}
