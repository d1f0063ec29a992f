// What is heard at a table: whose turn it is, a refusal, the end of the game.
import { sound } from '@/lib/sound';
import type { Seated } from '@/net/seated.svelte';

/** To be called while a component is made. `ended` is called when the game ends before our eyes. */
export function soundsOf(seated: () => Seated, ended: () => void): void {
  const game = $derived(seated().table?.game ?? '');
  const asked = $derived(seated().moves !== null);

  let wasOver: boolean | null = null;
  $effect(() => {
    const { table, isSettled, seat } = seated();
    if (!table || !isSettled) return;
    const over = table.status === 'over';
    if (over && wasOver === false) {
      ended();
      sound(seat < 0 || table.outcome?.winner_seats.includes(seat) ? 'win' : 'lose', game);
    }
    wasOver = over;
  });

  let wasAsked = false;
  $effect(() => {
    if (asked && !wasAsked) sound('turn', game);
    wasAsked = asked;
  });

  $effect(() => {
    if (seated().answer) sound('refused', game);
  });
}
