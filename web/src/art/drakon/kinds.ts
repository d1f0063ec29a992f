// A sign for each kind of chamber, drawn in a box of 40 by 40.
export const SIGNS: Record<string, { ground: string; ink: string; path: string }> = {
  start: { ground: '#d9c08a', ink: '#6b3f1d', path: 'M8 34V18L20 8l12 10v16h-8V24h-8v10z' },
  blank: { ground: '#b3a99a', ink: '#8a8073', path: 'M12 20h16v3H12z' },
  find: {
    ground: '#c9b06a',
    ink: '#7a4d0b',
    path: 'M20 6a14 14 0 1 0 0 28 14 14 0 0 0 0-28zm0 5 2.6 6 6.4.6-4.8 4.3 1.4 6.3L20 25l-5.6 3.2 1.4-6.3-4.8-4.3 6.4-.6z',
  },
  lose: {
    ground: '#b98f84',
    ink: '#6b1f18',
    path: 'M6 14h28l-4 18q-10 4-20 0zm4-4 20-4v4zm6 12v3h10v-3z',
  },
  'steal-clockwise': {
    ground: '#a8a08f',
    ink: '#3d2d4a',
    path: 'M20 5a15 15 0 0 1 15 15h4l-7 9-7-9h4a9 9 0 0 0-9-9zM6 18l10-6v6q-2 8-10 8z',
  },
  'steal-counterclockwise': {
    ground: '#a8a08f',
    ink: '#3d2d4a',
    path: 'M20 5A15 15 0 0 0 5 20H1l7 9 7-9h-4a9 9 0 0 1 9-9zm14 13-10-6v6q2 8 10 8z',
  },
  destroy: {
    ground: '#a5968c',
    ink: '#7a2a12',
    path: 'M22 4h10v10l-6 6 10 10-4 4-10-10L10 36l-6-6 18-18z',
  },
  'drakon-moves': {
    ground: '#b5876c',
    ink: '#8c2413',
    path: 'M4 26q4-14 16-14l2-8 5 8q9 2 9 11l-7 3-4-3-3 3q6 2 6 10H10q4-6 0-10z',
  },
  escape: { ground: '#a9b795', ink: '#2f5a2a', path: 'M6 6h16v28H6zm18 12V12l10 8-10 8v-6h-8v-4z' },
  floating: {
    ground: '#9db2bb',
    ink: '#1f5566',
    path: 'M12 6h16v14H12zM6 26q7-5 14 0t14 0v4q-7 5-14 0t-14 0z',
  },
  harp: {
    ground: '#c2ab84',
    ink: '#7a4d0b',
    path: 'M8 34V12q0-8 8-8 3 10 16 8l-4 6v16zm6-6h10V16q-6-1-10-4z',
  },
  shift: {
    ground: '#b4a3bd',
    ink: '#57306b',
    path: 'M4 10h14v14H4zm18 6h14v14H22zm-1-10h8v6h-3V9h-5zM11 27h3v4h5v3h-8z',
  },
  map: {
    ground: '#c9b791',
    ink: '#6b4a1d',
    path: 'm4 10 10-4 12 4 10-4v24l-10 4-12-4-10 4zm10 0v16l-6 2V12zm6 2 4 1v16l-4-1z',
  },
  'mind-control': {
    ground: '#ae9fbd',
    ink: '#3f2a66',
    path: 'M20 6C10 6 4 13 2 20c2 7 8 14 18 14s16-7 18-14C36 13 30 6 20 6zm0 7a7 7 0 1 1 0 14 7 7 0 0 1 0-14zm0 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  },
  rotate: {
    ground: '#a3b0a6',
    ink: '#24524a',
    path: 'M20 5a15 15 0 0 1 13 8l4-2-1 12-10-6 3-2a10 10 0 1 0 1 10l5 2A15 15 0 1 1 20 5z',
  },
  wind: {
    ground: '#a3b7c2',
    ink: '#224b6b',
    path: 'M3 14h20a4 4 0 1 0-4-4h-4a8 8 0 1 1 8 8H3zm0 8h26a7 7 0 1 1-7 7h4a3 3 0 1 0 3-3H3z',
  },
  key: {
    ground: '#c7ad74',
    ink: '#5e3c0a',
    path: 'M12 8a9 9 0 1 0 8 14h4v5h5v-5h3v5h5V16H20a9 9 0 0 0-8-8zm-1 5a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
  },
  teleport: {
    ground: '#8f9cc2',
    ink: '#2b2a6b',
    path: 'M20 3a17 17 0 1 0 17 17h-5a12 12 0 1 1-12-12zm0 8a9 9 0 1 0 9 9h-5a4 4 0 1 1-4-4zm8-8 8 8-8 2z',
  },
};

export const signOf = (kind: string) => SIGNS[kind] ?? SIGNS.blank!;
