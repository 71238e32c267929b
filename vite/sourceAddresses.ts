import { relative } from 'node:path';
import type { Plugin } from 'vite';

const ADDRESS = /\bimport\.meta\.url\b/g;

/**
 * Lets a module that is bundled find what lies beside its source: `import.meta.url` stays the address it has in the
 * source tree, whatever file of `outDir` the module ends up in. `import.meta.filename` is that of the built file.
 */
export function sourceAddresses(outDir: string): Plugin {
  return {
    name: 'source-addresses',
    transform(code, id) {
      if (!id.startsWith('/') || id.includes('/node_modules/') || !code.includes('import.meta.url'))
        return undefined;
      const path = JSON.stringify(relative(outDir, id.replace(/\?.*/, '')));
      // On the same lines as before: what a map says of lines stays true.
      return { code: code.replace(ADDRESS, `new URL(${path}, import.meta.url).href`), map: null };
    },
  };
}
