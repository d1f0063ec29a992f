// What a friend has sent or read out: six letters, the table's own code, or a whole link.
export type Called = { letters: string } | { id: string; token: string };

const LINK = /^(?:\S*\/t\/)?([A-Za-z0-9_-]{4,40})(?:#(\S+))?$/;
const DICTATED = /^[\p{L}][\p{L}\s-]{4,14}$/u;

export function codeIn(text: string): Called | null {
  const said = text.trim();
  const letters = said.replace(/[\s-]/g, '');
  if (DICTATED.test(said) && letters.length === 6) return { letters };
  const found = LINK.exec(said);
  return found ? { id: found[1]!, token: found[2] ?? '' } : null;
}
