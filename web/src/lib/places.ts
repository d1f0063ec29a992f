// Which page an address opens.
export type Place =
  | { page: 'front' }
  | { page: 'open'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'lost' };

export function placeOf(path: string, hash: string): Place {
  let parts: string[];
  try {
    parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return { page: 'lost' };
  }
  const [first, second] = parts;
  if (parts.length === 0) return { page: 'front' };
  if (parts.length === 2 && second !== undefined) {
    if (first === 'open') return { page: 'open', game: second };
    if (first === 't') return { page: 'table', id: second };
    if (first === 'replay') return { page: 'replay', id: second };
    if (first === 'rules') return { page: 'rules', game: second, rule: hash.replace(/^#/, '') };
  }
  return { page: 'lost' };
}
