import { createHash } from 'node:crypto';
import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';

const STYLES = '.module.css';
const NAMES = '\0class-names:';

/**
 * Parts a CSS module into its rules and its class names, in the browser's build. All rules go into one file, also those
 * of parts that only the server renders, whose class names no code in the browser uses. Names stay in the chunk that uses
 * them: the bundler alone would put those of the whole site into a script of their own that every page has to fetch.
 */
export function splitStyles(): Plugin {
  const names = new Map<string, string>();
  return {
    name: 'split-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // After Vite's own, which makes a script of names out of the rules.
    enforce: 'post',
    resolveId: {
      order: 'pre',
      async handler(source, importer) {
        if (!source.endsWith(STYLES) || importer?.startsWith(NAMES)) return undefined;
        const rules = await this.resolve(source, importer, { skipSelf: true });
        return rules && `${NAMES}${rules.id}.js`;
      },
    },
    async load(id) {
      if (!id.startsWith(NAMES)) return undefined;
      const rules = id.slice(NAMES.length, -'.js'.length);
      await this.load({ id: rules });
      return `import ${JSON.stringify(rules)};\n${names.get(rules)}`;
    },
    transform(code, id) {
      if (!id.endsWith(STYLES)) return undefined;
      names.set(id, code);
      return { code: '', map: null, moduleSideEffects: 'no-treeshake' };
    },
  };
}

/** The browser's build has every style; the server's copies of them would be linked a second time. */
export function browserStylesOnly(): Plugin {
  return {
    name: 'browser-styles-only',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.viteMetadata?.importedCss.clear();
          else if (file.fileName.endsWith('.css')) delete bundle[file.fileName];
        }
      },
    },
  };
}

/**
 * Class name of a CSS module: folder, file and local name. A name without a hash of the content stays the same on server
 * and browser while styles are edited.
 */
export function scopedName(local: string, file: string): string {
  return `${basename(dirname(file))}_${basename(file).split('.')[0]}_${local}`;
}

const longNames = new Map<string, string>();

/** The CSS module of each name that `shortName` has given. */
export const classOwners = new Map<string, string>();

/**
 * Class name of a CSS module in the build: four characters, the same in each build. Class names are a seventh of a
 * document otherwise.
 *
 * @throws Error when two names are the same: rename one of them.
 */
export function shortName(local: string, file: string): string {
  const long = scopedName(local, file);
  const digest = createHash('sha256').update(long).digest();
  const short = `${String.fromCharCode(97 + ((digest[0] ?? 0) % 26))}${digest.toString('base64url', 1, 4).slice(0, 3)}`;
  const other = longNames.get(short);
  if (other !== undefined && other !== long) throw new Error(`${long} and ${other} are both ${short}`);
  longNames.set(short, long);
  classOwners.set(short, file);
  return short;
}
