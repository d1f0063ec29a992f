// Texts as readers get them: what translators write to each other stays in the files. Blank lines go
// only where no sentence goes on after them, for inside of one they are part of it; how far a line is
// set in means nothing to Fluent, as long as it is.
//
// A game's own texts come in two parts: `?play` is what the first picture needs, `?later` the address
// of the sentences of its rules and options, which are half of it and wait until that picture is there.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

const NOTES = /^#/;
/** What divides the rules into chapters is read where a game has written down none. */
const NOTES_BUT_CHAPTERS = /^#(?!#| ---)/;

export function lean(ftl: string, notes = NOTES): string {
  return ftl
    .split('\n')
    .filter((line) => !notes.test(line))
    .join('\n')
    .replace(/\n{2,}(?=\S|$)/g, '\n')
    .replace(/^ +/gm, ' ')
    .trimStart();
}

export function cut(ftl: string): { play: string; later: string } {
  const play: string[] = [];
  const later: string[] = [];
  let part = play;
  for (const line of ftl.split('\n')) {
    if (/^\S/.test(line)) part = /^(rule-|option-|#)/.test(line) ? later : play;
    part.push(line);
  }
  return { play: lean(play.join('\n')), later: lean(later.join('\n'), NOTES_BUT_CHAPTERS) };
}

export function leanTexts(): Plugin {
  let isServed = false;
  return {
    name: 'logovo-lean-texts',
    enforce: 'pre',
    configResolved({ command }) {
      isServed = command === 'serve';
    },
    load(id) {
      const [, file, part] = /^(.+\.ftl)\?(raw|play|later)$/.exec(id) ?? [];
      if (!file) return undefined;
      this.addWatchFile(file);
      const ftl = readFileSync(file, 'utf8');
      const source = part === 'raw' ? lean(ftl) : cut(ftl)[part as 'play' | 'later'];
      if (part !== 'later') return `export default ${JSON.stringify(source)};`;
      if (isServed) return `export default 'data:text/plain,${encodeURIComponent(source)}';`;
      const name = basename(file);
      const asset = this.emitFile({ type: 'asset', name, source });
      return `export default import.meta.ROLLUP_FILE_URL_${asset};`;
    },
  };
}
