import type { About } from '../registry';

export const about: About = { lively: 3 };
