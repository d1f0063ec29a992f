// The table's id in whatever a friend has sent: a code or a whole link.
export function codeIn(text: string): { id: string; token: string } | null {
  const found = /^(?:\S*\/t\/)?([A-Za-z0-9_-]{4,40})(?:#(\S+))?$/.exec(text.trim());
  return found ? { id: found[1]!, token: found[2] ?? '' } : null;
}
