// Where the text of a rule is found. A rule is called `<game>.<id>`; rules of every table `table.<id>`.
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
