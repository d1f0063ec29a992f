import type { About } from '../registry';

export const about: About = { lively: 3, asks: ['figure', 'shift', 'destroy', 'push', 'control'] };
