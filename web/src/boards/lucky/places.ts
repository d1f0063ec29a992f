// Places of the forest in words: so many steps from the entrance.
import type { Texts } from '@/text/fluent';

export function placeOf(at: { readonly x: number; readonly y: number }, t: Texts): string {
  const part = (count: number, side: string) =>
    count > 0 ? [t.say('lucky-board-steps', { count, side })] : [];
  const steps = [
    ...part(at.x, 'right'),
    ...part(-at.x, 'left'),
    ...part(at.y, 'up'),
    ...part(-at.y, 'down'),
  ];
  return steps.length > 0
    ? t.say('lucky-board-from', { steps: t.list(steps) })
    : t.say('lucky-board-entrance');
}
