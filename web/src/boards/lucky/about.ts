import type { About } from '../registry';

export const about: About = { lively: 5, asks: ['break', 'mend', 'dust'] };
