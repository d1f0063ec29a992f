// Openings of the path cards: up 1, right 2, down 4, left 8; dead ends join nothing.
import { OPENINGS } from '@/net/games/lucky';

export const isPath = (card: string) => card in OPENINGS;
export const isDeadEnd = (card: string) => card.startsWith('B');

export function openings(card: string, turned: boolean): number {
  return OPENINGS[card]?.[turned ? 1 : 0] ?? 0;
}

/** The trail from the middle of a 64 by 92 card to each open side. */
export const ARMS: readonly { side: number; whole: string; stub: string }[] = [
  { side: 1, whole: 'M32 46C30 32 34 20 32 0', stub: 'M32 24C33 16 31 8 32 0' },
  { side: 2, whole: 'M32 46C44 44 54 48 64 46', stub: 'M48 46C54 45 58 47 64 46' },
  { side: 4, whole: 'M32 46C34 60 30 72 32 92', stub: 'M32 68C31 76 33 84 32 92' },
  { side: 8, whole: 'M32 46C20 48 10 44 0 46', stub: 'M16 46C10 47 6 45 0 46' },
];
