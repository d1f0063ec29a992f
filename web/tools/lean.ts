// Texts as readers get them: what translators write to each other stays in the files. Blank lines go
// only where no sentence goes on after them, for inside of one they are part of it; how far a line is
// set in means nothing to Fluent, as long as it is.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

export function lean(ftl: string): string {
  return ftl
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replace(/\n{2,}(?=\S|$)/g, '\n')
    .replace(/^ +/gm, ' ')
    .trimStart();
}

export function leanTexts(): Plugin {
  return {
    name: 'logovo-lean-texts',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.ftl?raw')) return undefined;
      const file = id.slice(0, -'?raw'.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(lean(readFileSync(file, 'utf8')))};`;
    },
  };
}
