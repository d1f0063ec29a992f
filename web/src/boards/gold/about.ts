import type { About } from '../registry';

export const about: About = { lively: 4, asks: ['take', 'rob', 'pick'] };
