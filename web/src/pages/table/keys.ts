// The keys of a table; the settings say what they do. Letters also as they lie on a Russian keyboard.
import { hotkeys } from '@/kit/roving';
import type { SeatStore } from '@/net/seat.svelte';
import type { Acting } from './acting.svelte';
import { pressButton } from './buttons';
import type { Coach } from './coach.svelte';

interface Keyed {
  readonly store: SeatStore;
  readonly coach: Coach;
  readonly acting: Acting;
  help(): void;
}

export function pressKey(event: KeyboardEvent, { store, coach, acting, help }: Keyed): void {
  if (event.defaultPrevented) return;
  if ((event.target as HTMLElement).closest('input, textarea, select, dialog')) return;
  if (event.key === '?') help();
  else if (event.key === 'Escape') {
    store.hush();
    store.pass();
    coach.lit = '';
    acting.no();
  } else if (event.key === 'h' || event.key === 'р') coach.ask();
  else if (event.key === 's' || event.key === 'ы') store.skip();
  else if ((event.key === 'u' || event.key === 'г') && store.undo) store.do({ kind: 'undo' });
  else if (!hotkeys(event)) pressButton(event);
}
