import type { Plugin } from 'vite';

const OWN = '?own';

/**
 * Gives an entry of the browser's build copies of all it imports: it stays one file, where the bundler would move what
 * others import too into a further file that is asked for only after the first has come.
 *
 * @param entry path of its source from the root, with what it imports beside it.
 */
export function standaloneEntry(entry: string): Plugin {
  return {
    name: 'standalone-entry',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!importer?.endsWith(`/${entry}`) && !importer?.endsWith(OWN)) return undefined;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && { ...resolved, id: resolved.id + OWN };
    },
  };
}
