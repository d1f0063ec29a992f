// Options whose value may be a seat: people choose a name, the notation is `p1`.
import type { ChoiceInfo } from '@/net/wire';

export const seatWord = (seat: number) => `p${seat + 1}`;

/** The options for so many players: a seat that is not there any more gives way to the default. */
export function fittingOptions(
  options: Readonly<Record<string, string>>,
  choices: readonly Pick<ChoiceInfo, 'key' | 'values' | 'seat'>[],
  players: number,
): Record<string, string> {
  const fitting = { ...options };
  for (const { key, values, seat } of choices) {
    const named = /^p(\d+)$/.exec(options[key] ?? '');
    if (seat && named && Number(named[1]) > players) fitting[key] = values[0] ?? '';
  }
  return fitting;
}
