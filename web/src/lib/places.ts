// Which page an address opens.
export type Place =
  | { page: 'front' }
  | { page: 'open'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'review'; id: string }
  | { page: 'check'; id: string }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'learn'; game: string; lesson: string }
  | { page: 'puzzles' }
  | { page: 'puzzle'; id: string }
  | { page: 'lost' };

export function placeOf(path: string, hash: string): Place {
  let parts: string[];
  try {
    parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return { page: 'lost' };
  }
  const [first, second, third] = parts;
  if (parts.length === 0) return { page: 'front' };
  if (parts.length === 1 && first === 'puzzles') return { page: 'puzzles' };
  if (parts.length === 2 && second !== undefined) {
    if (first === 'open') return { page: 'open', game: second };
    if (first === 't') return { page: 'table', id: second };
    if (first === 'puzzles') return { page: 'puzzle', id: second };
    if (first === 'replay') return { page: 'replay', id: second };
    if (first === 'review') return { page: 'review', id: second };
    if (first === 'check') return { page: 'check', id: second };
    if (first === 'learn') return { page: 'learn', game: second, lesson: '' };
    if (first === 'rules') return { page: 'rules', game: second, rule: hash.replace(/^#/, '') };
  }
  if (parts.length === 3 && first === 'learn' && second !== undefined && third !== undefined)
    return { page: 'learn', game: second, lesson: third };
  return { page: 'lost' };
}
