// How the eighteen dragons look: a build for each strength, a mood by how they keep their hoard
// (all of it in sight, most of it hidden, or both). Boxes of 200 by 120, heads to the right.

export interface Build {
  /** Drawn from back to front. */
  readonly back: string;
  readonly body: string;
  readonly shade: string;
  readonly horns: string;
  readonly mouth: string;
  /** Middle of each eye and its size. */
  readonly eyes: readonly (readonly [x: number, y: number, r: number])[];
  /** Where a crown would sit, and how it leans. */
  readonly crown: readonly [x: number, y: number, lean: number];
  /** Where breath comes out. */
  readonly breath: readonly [x: number, y: number];
}

export type Mood = 'proud' | 'sly' | 'wild';

/** By strength, from 5 to 11: hatchling, serpent, drake, wyvern, brute, great worm, three heads. */
const BUILDS: readonly Build[] = [
  {
    back: 'M80 92q-26 12-42-6 17 2 24-12zM88 70Q68 42 46 56q13 2 12 14 10-5 14 4 8-6 16-4z',
    body: 'M74 110q-14-44 22-52 36-4 42 26 4 20-12 26zM106 58q-6-32 26-36 26-2 30 18 14 2 15 12 0 12-20 14-36 6-51-8z',
    shade: 'M84 110q-8-30 16-36 22 6 20 36zM100 78q8 6 18 4M98 90q8 6 20 4',
    horns: 'M112 30 104 14l16 10zM130 23l0-15 10 14z',
    mouth: 'M136 62q16 6 36-4',
    eyes: [[140, 42, 7.5]],
    crown: [126, 20, -12],
    breath: [178, 54],
  },
  {
    back: 'M30 112Q-6 104 12 78q0 18 22 18z',
    body: 'M24 114q-4-30 28-32 28 0 34 18 8-22 36-20 32 4 30 34zM98 96Q82 46 118 30q30-10 48 6l18 10q4 10-6 15l-32 5q-14 2-15 16 0 14 8 24z',
    shade: 'M34 112q2-18 20-20 18 2 20 16M100 112q2-18 22-18 18 4 18 18M112 92q-8-34 14-48',
    horns: 'M118 32 100 20l8 18-16-2 12 14-14 4 16 6z',
    mouth: 'M150 62q18 0 32-6m0 0 12 2-8 4 6 6',
    eyes: [[154, 44, 5]],
    crown: [132, 27, -20],
    breath: [186, 56],
  },
  {
    back: 'M60 60Q62 20 104 10q-4 12 4 18 10-4 18 0-10 8-8 20zM38 92Q6 92 4 62l8 10 8-8 4 14q8 6 22 2z',
    body: 'M30 106q0-44 54-48 44-2 58 12l22-6 26 12 2 14-32 10q-10 10-22 10l4 6h-22l-2-8q-30 4-44 0l2 8H44z',
    shade: 'M46 102q8-30 44-32 28 0 42 10M58 104q10-18 34-20M66 62v-6M84 58v-6',
    horns: 'M146 66l-4-18 12 14zM160 62l0-16 10 15z',
    mouth: 'M152 96q20 2 38-6M164 94l2 6 4-7zM178 91l2 5 4-6z',
    eyes: [[164, 76, 5]],
    crown: [150, 60, -8],
    breath: [192, 84],
  },
  {
    back: 'M92 74Q78 18 18 6q14 14 10 28 14-4 18 8 14-4 18 12 12-2 16 22zM108 72q8-48 52-68-6 14-2 26-12 0-14 12-12 0-14 14z',
    body: 'M64 114q-12-46 34-56 12-22 36-24l30 4 24 16-2 14-34 6q-14 2-16 16 0 16-10 24zM66 108q-34 8-56-14 24 6 40-8z',
    shade: 'M82 114q-4-32 24-40 20 2 20 40M92 84q12 6 30 0M90 98q14 6 34 0',
    horns: 'M126 38 112 20l20 10zM142 34l-4-20 14 18z',
    mouth: 'M150 66q18-2 36-8M158 65l3 8 4-9zM172 62l3 7 4-8z',
    eyes: [[160, 48, 5]],
    crown: [144, 32, 4],
    breath: [190, 60],
  },
  {
    back: 'M30 86Q0 78 4 40l12 14 6-12 10 18 8-6 4 20z',
    body: 'M18 114q-6-62 62-70 40-4 62 18 26-10 44 14 14 30-10 40-24 4-40-4l-2 2z',
    shade: 'M30 72q26-24 64-22M26 92q36-28 82-18M40 110q30-22 70-16M78 44l-6 16M106 48l-2 18',
    horns:
      'M134 66Q106 60 112 28q10 18 30 22zM172 64q24-10 18-36-8 16-26 20zM52 50l-2-16 14 10zM78 44l2-16 12 14z',
    mouth: 'M142 100q20 8 40-2M150 102l2-12 6 13zM172 102l4-12 4 10z',
    eyes: [
      [148, 78, 4.5],
      [170, 78, 4.5],
    ],
    crown: [156, 56, 0],
    breath: [186, 96],
  },
  {
    back: 'M40 92Q30 34 84 16q-4 14 6 20-8 8 0 18-10 6-6 18zM20 104Q-8 88 6 58q2 22 22 28zM96 40 76 30l16-2-14-16 22 8z',
    body: 'M16 116q-2-50 56-56 22-2 30 2-12-42 22-54 30-8 46 12l22 8q4 12-6 17l-30 6q-20 4-20 20 8 26 4 45z',
    shade: 'M34 114q6-34 44-36 30 2 40 36M116 60q-6-26 8-40M120 72q-10-2-16-8M124 88q-12 0-22-8',
    horns: 'M118 14 94 0l12 18-22-2 16 14zM136 8l-4-8 14 8z',
    mouth: 'M150 42q18 0 38-8M158 42l3 8 4-9zM172 40l3 7 4-8z',
    eyes: [[158, 23, 5]],
    crown: [140, 8, -6],
    breath: [192, 36],
  },
  {
    back: 'M36 84Q20 30 66 14q-4 12 4 20-6 8 0 20zM164 84q16-54-30-70 4 12-4 20 6 8 0 20z',
    body: 'M14 118q2-46 46-52-6-24-26-22L14 50 2 42q2-18 22-24 30-6 44 40 4 4 14 4-8-42 8-54 20-8 32 8l8 8-2 12-16 4q-8 6-4 24 12 0 14-4 6-32 30-42 24-4 34 16l4 16-14 4-18-8q-18 2-20 20 46 8 48 52z',
    shade: 'M46 118q4-34 54-34 50 0 54 34M62 96q38-12 76 0M58 108q42-12 84 0',
    horns:
      'M28 18 14 4l20 8zM96 8 88-6l14 8zM112 4l4-12 6 14zM164 14l2-16 10 14zM152 18l-8-12 14 6z',
    mouth: 'M6 46q12 2 24-4M108 34q10 2 20-4M170 54q12 2 22-4',
    eyes: [
      [24, 30, 4],
      [112, 18, 4.5],
      [172, 34, 4],
    ],
    crown: [104, 4, 0],
    breath: [130, 26],
  },
];

/** Skin, dark of the skin, belly: one dragon is not another, though their builds agree. */
const SKINS: readonly (readonly [string, string, string])[] = [
  ['#d98a4a', '#a85a2a', '#f3d9a0'],
  ['#8fb04e', '#5f7d33', '#dfe6a8'],
  ['#9c8a7a', '#6b5b50', '#d9cbb8'],
  ['#4fa05f', '#2f6f46', '#c9e0a0'],
  ['#b0689a', '#7d4070', '#ecc9dd'],
  ['#5b7f8c', '#3a5763', '#b9d3d6'],
  ['#3fa39a', '#25706c', '#bfe6d0'],
  ['#7d8a3a', '#545e22', '#d6d8a0'],
  ['#8d93b8', '#5c6290', '#d6d9ee'],
  ['#5c6a78', '#39444f', '#b5c0c6'],
  ['#3f7fc0', '#27548a', '#b5dcf0'],
  ['#3c5a78', '#233a54', '#8fb0c6'],
  ['#7a5fb0', '#513a82', '#cfc0ea'],
  ['#a87a3a', '#755022', '#e6cf98'],
  ['#b04a5a', '#7d2c3c', '#eab8b0'],
  ['#c99a2a', '#8f6712', '#f6e09a'],
  ['#4a3f78', '#2b2450', '#9a8fd0'],
  ['#a8283a', '#6b1424', '#f0b08a'],
];

// Must agree with DRAGON_CARDS of the game: strength, then how the hoard lies.
const CARDS: readonly (readonly [strength: number, mood: Mood])[] = [
  [5, 'proud'],
  [5, 'wild'],
  [5, 'sly'],
  [6, 'proud'],
  [6, 'wild'],
  [6, 'sly'],
  [7, 'proud'],
  [7, 'wild'],
  [7, 'sly'],
  [8, 'wild'],
  [8, 'proud'],
  [8, 'sly'],
  [9, 'wild'],
  [9, 'sly'],
  [9, 'wild'],
  [10, 'proud'],
  [10, 'sly'],
  [11, 'proud'],
];

export function looksOf(dragon: string): {
  readonly build: Build;
  readonly mood: Mood;
  readonly skin: readonly [string, string, string];
} {
  const card = Math.min(Math.max(Number(dragon.slice(1)) || 1, 1), CARDS.length) - 1;
  const [strength, mood] = CARDS[card]!;
  return { build: BUILDS[strength - 5]!, mood, skin: SKINS[card]! };
}
