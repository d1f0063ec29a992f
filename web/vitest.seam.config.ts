// What only a Python with the house in it can answer: part of `npm run wire:check`.
import { mergeConfig } from 'vitest/config';
import base from './vite.config.ts';

export default { ...mergeConfig(base, {}), test: { include: ['seam/**/*.test.ts'] } };
