// Where the text of a rule is found, and the chapters of a rulebook. A rule is called `<game>.<id>`; rules
// of every table `table.<id>`.
import type { ChapterInfo } from '@/net/wire';

export function ruleMessage(rule: string): string {
  return `rule-${rule.slice(rule.indexOf('.') + 1)}`;
}

export function ruleAddress(game: string, rule: string): string {
  return `/rules/${game}#${rule.slice(rule.indexOf('.') + 1)}`;
}

export interface Chapter {
  readonly title: string;
  readonly rules: readonly string[];
}

/** A chapter as the rulebook shows it. */
export interface Part extends Chapter {
  readonly id: string;
  readonly about: string;
  /** `<lesson>:<step>` */
  readonly figures: readonly string[];
  /** The option that brings these rules into the game; '' for the game itself. */
  readonly option: string;
}

/** The chapters a game has written down; without any, those its text file is divided into. */
export function partsOf(
  written: readonly ChapterInfo[],
  source: string,
  say: (id: string) => string,
): Part[] {
  if (written.length === 0)
    return chaptersOf(source).map((one, i) => ({
      ...one,
      id: `part-${i + 1}`,
      about: '',
      figures: [],
      option: '',
    }));
  return written.map(({ id, rules, figures, options }) => ({
    id,
    rules,
    figures,
    title: say(`chapter-${id}`),
    about: say(`chapter-${id}.about`),
    option: Object.keys(options)[0] ?? '',
  }));
}

/** Those of the rules in whose words all of the sought ones are. */
export function found(rules: readonly string[], sought: string, words: (id: string) => string) {
  const parts = sought.toLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter((id) => {
    const text = words(id).toLowerCase();
    return parts.every((part) => text.includes(part));
  });
}

const HEADING = /^#+\s*(?:-+\s*)?(?:(?:правила|rules?)\s*:\s*)?(.+?)\s*-*\s*$/i;

/** The rules in the order of a game's text file. A comment `## …` or `# --- rules: … ---` there
 *  begins a chapter; other comments belong to the writers. */
export function chaptersOf(source: string): Chapter[] {
  const chapters: { title: string; rules: string[] }[] = [{ title: '', rules: [] }];
  for (const line of source.split('\n')) {
    const heading = /^(##|# ---)/.test(line) ? HEADING.exec(line) : null;
    const rule = /^rule-([\w-]+)\s*=/.exec(line);
    if (heading) chapters.push({ title: capital(heading[1]!), rules: [] });
    else if (rule) chapters.at(-1)!.rules.push(rule[1]!);
  }
  return chapters.filter((chapter) => chapter.rules.length > 0);
}

function capital(title: string): string {
  return title.charAt(0).toUpperCase() + title.slice(1);
}
