import { relative, resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const OUT = resolve('dist/site');

/**
 * Lets a module that is bundled find what lies beside its source: `import.meta.url` stays the address it has in the
 * source tree, whatever file of the build the module ends up in. `import.meta.filename` is that of the built file.
 */
const sourceAddresses: Plugin = {
  name: 'source-addresses',
  transform(code, id) {
    if (!id.startsWith('/') || id.includes('/node_modules/') || !code.includes('import.meta.url'))
      return undefined;
    const path = JSON.stringify(relative(OUT, id.replace(/\?.*/, '')));
    // On the same lines as before: what a map says of lines stays true.
    return {
      code: code.replace(/\bimport\.meta\.url\b/g, `new URL(${path}, import.meta.url).href`),
      map: null,
    };
  },
};

/** The server in a few files: finding, reading and stripping two thousand takes longer than all the rest of a start. */
export default defineConfig({
  plugins: [sourceAddresses],
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
