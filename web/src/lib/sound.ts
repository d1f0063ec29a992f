// Sounds that mean something, made on the spot: no files. Silent in a hidden tab.
import { settings } from './settings.svelte';

export type Sound = 'turn' | 'event' | 'refused' | 'won' | 'talk';

/** Frequencies in hertz, one after another, and how long each lasts. */
const TUNES: Record<Sound, { notes: readonly number[]; each: number; wave: OscillatorType; loud: number }> = {
  turn: { notes: [392, 523], each: 0.12, wave: 'triangle', loud: 0.16 },
  event: { notes: [196], each: 0.05, wave: 'square', loud: 0.03 },
  refused: { notes: [147, 131], each: 0.08, wave: 'sawtooth', loud: 0.05 },
  won: { notes: [392, 494, 587, 784], each: 0.14, wave: 'triangle', loud: 0.18 },
  talk: { notes: [660], each: 0.06, wave: 'sine', loud: 0.1 },
};

let context: AudioContext | null = null;

export function sound(which: Sound): void {
  if (!settings.sound || document.hidden) return;
  context ??= new AudioContext();
  const tune = TUNES[which];
  tune.notes.forEach((note, i) => {
    const at = context!.currentTime + i * tune.each;
    const voice = context!.createOscillator();
    const gain = context!.createGain();
    voice.type = tune.wave;
    voice.frequency.value = note;
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(tune.loud, at + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.001, at + tune.each * 1.6);
    voice.connect(gain).connect(context!.destination);
    voice.start(at);
    voice.stop(at + tune.each * 1.7);
  });
}
