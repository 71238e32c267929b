import type { Plugin } from 'vite';

/**
 * Keeps a CSS module that is imported for its rules alone. Vite lets the bundler drop one whose class names nobody
 * reads, but the names of parts that only the server renders are read on the server.
 */
export function keepStyles(): Plugin {
  return {
    name: 'keep-styles',
    enforce: 'post',
    transform(code, id) {
      return id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' } : undefined;
    },
  };
}
