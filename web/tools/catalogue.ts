// `virtual:catalogue`: the title and the one-sentence description of every game, cut out of the
// games' own texts when the client is built, so that the front page need not load whole rulebooks.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:catalogue';
const LANGUAGES = ['ru', 'en'] as const;

/** The message `game` with its attributes, renamed to `game-<key>`. */
export function titleOf(key: string, ftl: string): string {
  const lines = ftl.split('\n');
  const start = lines.findIndex((line) => /^game\s*=/.test(line));
  if (start < 0) return '';
  const after = lines.slice(start + 1);
  const rest = after.findIndex((line) => /^\S/.test(line));
  const message = [lines[start], ...after.slice(0, rest < 0 ? undefined : rest)]
    .join('\n')
    .trimEnd();
  return message.replace(/^game/, `game-${key}`) + '\n';
}

export function catalogue(games: string): Plugin {
  return {
    name: 'logovo-catalogue',
    resolveId: (id) => (id === ID ? '\0' + ID : undefined),
    load(id) {
      if (id !== '\0' + ID) return undefined;
      const texts: Record<string, string> = {};
      for (const language of LANGUAGES) {
        const parts: string[] = [];
        for (const key of readdirSync(games).sort()) {
          const file = join(games, key, 'text', `${language}.ftl`);
          if (!existsSync(file)) continue;
          this.addWatchFile(file);
          parts.push(titleOf(key, readFileSync(file, 'utf8')));
        }
        texts[language] = parts.join('\n');
      }
      return `export default ${JSON.stringify(texts)};`;
    },
  };
}
