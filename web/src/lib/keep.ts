// What this browser remembers. Private windows may refuse storage: then memory has to do.
const memory = new Map<string, string>();
const PREFIX = 'logovo.';

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

export function keep(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    return;
  }
}

export function forget(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    return;
  }
}

export function keptJson<T>(key: string, otherwise: T): T {
  const text = kept(key);
  if (text === null) return otherwise;
  try {
    return JSON.parse(text) as T;
  } catch {
    return otherwise;
  }
}

export function keepJson(key: string, value: unknown): void {
  keep(key, JSON.stringify(value));
}
