// A player is told by colour, pattern and letter, never by colour alone.
const LETTERS: Record<string, string> = { ru: 'АБВГДЕЖЗИК', en: 'ABCDEFGHIJ' };

export function letterOf(seat: number, language: string): string {
  return (LETTERS[language] ?? LETTERS.en!).charAt(seat);
}

export const colourOf = (seat: number) => `var(--player-${seat % 10})`;
export const patternOf = (seat: number) => `url(#player-pattern-${seat % 10})`;
