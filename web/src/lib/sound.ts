// Sounds that mean something, for those who want any. In a hidden tab only one's own turn is heard.
import { settings } from './settings.svelte';

export type Sound =
  | 'turn'
  | 'refused'
  | 'talk'
  | 'card'
  | 'coin'
  | 'stone'
  | 'bite'
  | 'fire'
  | 'hush'
  | 'win'
  | 'lose';

/** Lets a cue be heard, in the colour of a game. The instruments are fetched with the first one. */
export function sound(which: Sound, game = ''): void {
  if (!settings.sound || (document.hidden && which !== 'turn')) return;
  void import('./synth').then(({ play }) => play(which, game, settings.volume));
}
