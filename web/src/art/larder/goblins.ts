// The nine goblins: what each looks like. Drawn by Goblin.svelte.
export interface Goblin {
  arch: string; // colour of the window it looks out of
  skin: string;
  shade: string;
  cloth: string;
  ears: 'long' | 'bat' | 'droop' | 'round';
  head: 'round' | 'pear' | 'wide' | 'tall';
  eyes: readonly (readonly [x: number, y: number, r: number])[];
  lids: boolean;
  mouth: 'smirk' | 'grin' | 'fangs' | 'oh' | 'tongue' | 'flat';
  thing: 'pea' | 'carrot' | 'cheese' | 'sausage' | 'nightcap' | 'pot' | 'swirl' | 'coin' | 'crown';
}

const two = (dx: number, y: number, r: number) =>
  [
    [50 - dx, y, r],
    [50 + dx, y, r],
  ] as const;

export const GOBLINS: Record<string, Goblin> = {
  '1': {
    arch: '#5c7a3d',
    skin: '#c9d67a',
    shade: '#93a648',
    cloth: '#3e5528',
    ears: 'round',
    head: 'round',
    eyes: two(9, 66, 6.5),
    lids: false,
    mouth: 'oh',
    thing: 'pea',
  },
  '2': {
    arch: '#2f7a72',
    skin: '#f0b178',
    shade: '#c9824a',
    cloth: '#1c4f4d',
    ears: 'long',
    head: 'pear',
    eyes: two(9, 62, 5),
    lids: false,
    mouth: 'smirk',
    thing: 'carrot',
  },
  '3': {
    arch: '#33658c',
    skin: '#a9cbb0',
    shade: '#74a084',
    cloth: '#21405c',
    ears: 'droop',
    head: 'tall',
    eyes: two(8, 58, 5.5),
    lids: true,
    mouth: 'tongue',
    thing: 'cheese',
  },
  '4': {
    arch: '#5a4a8a',
    skin: '#d98a6a',
    shade: '#b0603f',
    cloth: '#382c60',
    ears: 'bat',
    head: 'wide',
    eyes: two(11, 62, 6),
    lids: false,
    mouth: 'fangs',
    thing: 'sausage',
  },
  '5': {
    arch: '#7a4479',
    skin: '#bcb6d8',
    shade: '#8c84b4',
    cloth: '#4d274d',
    ears: 'droop',
    head: 'pear',
    eyes: two(10, 64, 5.5),
    lids: true,
    mouth: 'flat',
    thing: 'nightcap',
  },
  '6': {
    arch: '#963d56',
    skin: '#9fb86c',
    shade: '#71893f',
    cloth: '#5d2133',
    ears: 'long',
    head: 'wide',
    eyes: [[50, 62, 10]],
    lids: false,
    mouth: 'fangs',
    thing: 'pot',
  },
  '7': {
    arch: '#a94a26',
    skin: '#f2cf8e',
    shade: '#cfa152',
    cloth: '#6b2c14',
    ears: 'bat',
    head: 'round',
    eyes: two(10, 61, 6.5),
    lids: false,
    mouth: 'grin',
    thing: 'swirl',
  },
  '8': {
    arch: '#9a6a12',
    skin: '#8fbf9f',
    shade: '#5d9272',
    cloth: '#5f400a',
    ears: 'round',
    head: 'tall',
    eyes: [
      [38, 60, 5],
      [50, 54, 5],
      [62, 60, 5],
    ],
    lids: false,
    mouth: 'smirk',
    thing: 'coin',
  },
  '9': {
    arch: '#4a3323',
    skin: '#e0936b',
    shade: '#b5643f',
    cloth: '#7c1f24',
    ears: 'long',
    head: 'wide',
    eyes: two(10, 62, 5.5),
    lids: true,
    mouth: 'grin',
    thing: 'crown',
  },
};

export const DRAGON_ARCH: Record<string, string> = {
  zero: '#1f3f4a',
  firebreath: '#3a1420',
  guardian: '#2a2a4f',
};
