// The six families of vampires: colour and letter, never colour alone.
const PAINT: Record<string, { fill: string; ink: string }> = {
  red: { fill: '#b8352a', ink: '#fff3e0' },
  yellow: { fill: '#e3b23a', ink: '#2b1f33' },
  white: { fill: '#f4ecdb', ink: '#2b1f33' },
  blue: { fill: '#2f669f', ink: '#fff3e0' },
  green: { fill: '#4d7d35', ink: '#fff3e0' },
  black: { fill: '#2a2331', ink: '#fff3e0' },
};

const LETTERS: Record<string, Record<string, string>> = {
  ru: { red: 'К', yellow: 'Ж', white: 'Б', blue: 'С', green: 'З', black: 'Ч' },
  en: { red: 'R', yellow: 'Y', white: 'W', blue: 'B', green: 'G', black: 'K' },
};

export const paintOf = (colour: string) =>
  PAINT[colour] ?? { fill: 'var(--card-back)', ink: '#fff3e0' };
export const letterOf = (colour: string, language: string) =>
  (LETTERS[language] ?? LETTERS.en!)[colour] ?? '';
