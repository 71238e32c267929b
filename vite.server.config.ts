import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { sourceAddresses } from './vite/sourceAddresses.ts';

const OUT = resolve('dist/site');

/** The server in a few files: finding, reading and stripping two thousand takes longer than all the rest of a start. */
export default defineConfig({
  plugins: [sourceAddresses(OUT)],
  publicDir: false,
  ssr: {
    noExternal: true,
    // What brings compiled code, and what must be one with the pages Vike has built.
    external: ['better-sqlite3', 'sharp', 'vike'],
  },
  build: {
    ssr: true,
    outDir: OUT,
    target: 'node24',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: 'server/main.ts',
      output: {
        // Side by side, so that what lies beside a source is the same way from each of them.
        chunkFileNames: '[name]-[hash].js',
        // Errors are told by the name of their class.
        keepNames: true,
      },
    },
  },
});
