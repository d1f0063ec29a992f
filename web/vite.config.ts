// Builds the client into the Python package; the game texts come from the package's own files.
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { catalogue } from './tools/catalogue.ts';
import { leanTexts } from './tools/lean.ts';
import { previews } from './tools/previews.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [
    svelte(),
    leanTexts(),
    catalogue(here('../logovo/games')),
    previews(here('../logovo/games'), here('../docs/pictures')),
  ],
  resolve: { alias: { '@': here('./src') } },
  build: {
    outDir: here('../logovo/web'),
    emptyOutDir: true,
    manifest: true, // for `npm run size`
    license: { fileName: '.vite/license.json' }, // for tools/third_party.py
    target: 'es2022',
    // Browsers without it fetch the same files a moment later.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 2048,
    chunkSizeWarningLimit: 300,
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: {
      '/api': { target: process.env.LOGOVO_SERVER ?? 'http://127.0.0.1:8321', ws: true },
    },
  },
  test: { include: ['test/**/*.test.ts'], environment: 'node' },
});
