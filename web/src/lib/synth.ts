// How the sounds are made: no files. Each game has a colour of its own, made of a pitch, a scale and
// a kind of string; a cue is the same gesture in every colour.
import type { Sound } from './sound';

/** What makes the sounds of a game its own. */
interface Colour {
  /** The ground note in hertz. */
  readonly ground: number;
  /** Steps above it, in half tones. */
  readonly scale: readonly number[];
  readonly wave: OscillatorType;
  /** Overtones by ratio and strength: wood, bell, string. */
  readonly overtone: readonly [ratio: number, strength: number];
  /** Seconds in which a note dies away. */
  readonly ring: number;
  /** What paper and stone sound like: the middle of their noise in hertz. */
  readonly rustle: number;
}

const COLOURS: Readonly<Record<string, Colour>> = {
  // Spoons and jars.
  larder: {
    ground: 262,
    scale: [0, 4, 7, 12],
    wave: 'triangle',
    overtone: [4, 0.25],
    ring: 0.28,
    rustle: 2600,
  },
  // A cave.
  drakon: {
    ground: 147,
    scale: [0, 3, 7, 10],
    wave: 'sawtooth',
    overtone: [1.5, 0.3],
    ring: 0.6,
    rustle: 700,
  },
  // Bells and coins.
  gold: {
    ground: 330,
    scale: [0, 4, 9, 12],
    wave: 'sine',
    overtone: [2.76, 0.55],
    ring: 0.7,
    rustle: 3400,
  },
  // A plucked string in a wood.
  lucky: {
    ground: 196,
    scale: [0, 5, 7, 12],
    wave: 'square',
    overtone: [3, 0.12],
    ring: 0.32,
    rustle: 1500,
  },
  // A glass harmonica at night.
  vampires: {
    ground: 220,
    scale: [0, 3, 8, 12],
    wave: 'sine',
    overtone: [2.01, 0.35],
    ring: 0.9,
    rustle: 1000,
  },
};

const HOUSE: Colour = COLOURS.larder!;

interface Speaker {
  readonly context: AudioContext;
  readonly out: GainNode;
  readonly noise: AudioBuffer;
}

let speaker: Speaker | null = null;

function listen(): Speaker {
  if (speaker) return speaker;
  const context = new AudioContext();
  const out = context.createGain();
  const soft = context.createDynamicsCompressor();
  out.connect(soft).connect(context.destination);
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  // A generator of our own: the same rustle every time.
  let seed = 1;
  for (let i = 0; i < samples.length; i++) {
    seed = (seed * 16807) % 2147483647;
    samples[i] = seed / 1073741823.5 - 1;
  }
  speaker = { context, out, noise };
  return speaker;
}

/** A note: struck at once, dying away. `bend` is what becomes of its pitch. */
function note(
  { context, out }: Speaker,
  colour: Colour,
  pitch: number,
  at: number,
  { loud = 0.2, ring = colour.ring, bend = 1 } = {},
): void {
  const [ratio, strength] = colour.overtone;
  for (const [part, share] of [
    [1, 1],
    [ratio, strength],
  ] as const) {
    const voice = context.createOscillator();
    const gain = context.createGain();
    const dark = context.createBiquadFilter();
    dark.type = 'lowpass';
    dark.frequency.value = Math.min(9000, pitch * part * 5);
    voice.type = part === 1 ? colour.wave : 'sine';
    voice.frequency.setValueAtTime(pitch * part, at);
    if (bend !== 1) voice.frequency.exponentialRampToValueAtTime(pitch * part * bend, at + ring);
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loud * share, at + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0005, at + (part === 1 ? ring : ring * 0.6));
    voice.connect(dark).connect(gain).connect(out);
    voice.start(at);
    voice.stop(at + ring + 0.05);
  }
}

/** A rustle: noise in a band that may wander. */
function rustle(
  { context, out, noise }: Speaker,
  middle: number,
  at: number,
  { loud = 0.12, time = 0.12, sharp = 1, to = middle } = {},
): void {
  const voice = context.createBufferSource();
  const band = context.createBiquadFilter();
  const gain = context.createGain();
  voice.buffer = noise;
  band.type = 'bandpass';
  band.Q.value = sharp;
  band.frequency.setValueAtTime(middle, at);
  band.frequency.exponentialRampToValueAtTime(to, at + time);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + time);
  voice.connect(band).connect(gain).connect(out);
  voice.start(at, (at * 7) % 0.8);
  voice.stop(at + time + 0.05);
}

/** One cue in one colour, from now on. */
function compose(which: Sound, to: Speaker, colour: Colour): void {
  const now = to.context.currentTime + 0.01;
  const tone = (i: number, octave = 1) =>
    colour.ground * octave * 2 ** ((colour.scale[i % colour.scale.length] ?? 0) / 12);
  switch (which) {
    case 'turn':
      note(to, colour, tone(0, 2), now, { loud: 0.18 });
      note(to, colour, tone(2, 2), now + 0.13, { loud: 0.2 });
      return;
    case 'card':
      return rustle(to, colour.rustle, now, { time: 0.11, to: colour.rustle * 0.55 });
    case 'coin':
      note(to, colour, tone(2, 4), now, { loud: 0.1, ring: 0.16 });
      note(to, colour, tone(3, 4), now + 0.07, { loud: 0.12, ring: 0.4 });
      return;
    case 'stone':
      rustle(to, 220, now, { loud: 0.3, time: 0.34, sharp: 0.7, to: 90 });
      note(to, colour, tone(0, 0.5), now + 0.05, { loud: 0.22, ring: 0.3, bend: 0.6 });
      return;
    case 'bite':
      note(to, colour, tone(1), now, { loud: 0.22, ring: 0.16, bend: 0.5 });
      rustle(to, 1800, now + 0.06, { loud: 0.25, time: 0.09, sharp: 2, to: 500 });
      rustle(to, 1500, now + 0.2, { loud: 0.2, time: 0.09, sharp: 2, to: 400 });
      return;
    case 'fire':
      rustle(to, 500, now, { loud: 0.22, time: 0.7, sharp: 0.6, to: 1700 });
      rustle(to, 2400, now + 0.16, { loud: 0.08, time: 0.08, sharp: 4 });
      rustle(to, 2900, now + 0.31, { loud: 0.07, time: 0.06, sharp: 4 });
      return;
    case 'hush':
      note(to, colour, tone(1, 0.5), now, { loud: 0.14, ring: 1.1, bend: 1.06 });
      note(to, colour, tone(2, 0.5), now + 0.12, { loud: 0.1, ring: 1, bend: 0.95 });
      return;
    case 'win':
      [0, 1, 2, 3].forEach((step, i) =>
        note(to, colour, tone(step, 2), now + i * 0.13, {
          loud: 0.18,
          ring: colour.ring + i * 0.2,
        }),
      );
      return note(to, colour, tone(0), now + 0.39, { loud: 0.16, ring: 1.2 });
    case 'lose':
      [2, 1, 0].forEach((step, i) =>
        note(to, colour, tone(step), now + i * 0.2, { loud: 0.16, ring: 0.5, bend: 0.97 }),
      );
      return;
    case 'refused':
      note(to, colour, tone(0, 0.5), now, { loud: 0.14, ring: 0.12 });
      return note(to, colour, tone(0, 0.5), now + 0.1, { loud: 0.12, ring: 0.16, bend: 0.9 });
    case 'talk':
      return note(to, HOUSE, 660, now, { loud: 0.08, ring: 0.14 });
  }
}

/** Lets a cue be heard. A browser keeps a page silent until somebody has touched it. */
export function play(which: Sound, game: string, volume: number): void {
  const to = listen();
  to.out.gain.value = volume;
  if (to.context.state === 'suspended') void to.context.resume();
  compose(which, to, COLOURS[game] ?? HOUSE);
}
