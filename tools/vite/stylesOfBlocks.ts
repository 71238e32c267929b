import { basename, dirname, relative } from 'node:path';
import type { Plugin } from 'vite';
import { classOwners } from './splitStyles.ts';

const STYLES = /\.module\.css(\?|$)/;
/** A block's own file, of the site or of a brand: `blocks/Hero/Hero.tsx`. */
const BLOCK = /\/blocks\/([^/]+)\/\1\.tsx$/;
/** What imports all blocks, whether a page has them or not. */
const ALL_BLOCKS = /\/blocks\/(server|browser)Components\.ts$|virtual:bridgedeck\/blocks/;

/** Which rules of the stylesheet a block needs; written by the server's build, read by tools/splitStylesheet.ts. */
export interface StylesOfBlocks {
  /** CSS module by generated name of a class or of an animation. */
  owners: Readonly<Record<string, string>>;
  /** Names of the components that need a CSS module. One that is not here is needed by every page. */
  components: Readonly<Record<string, readonly string[]>>;
}

export const STYLES_OF_BLOCKS = 'styles-of-blocks.json';

/**
 * Finds out, in the server's build, which CSS modules each block imports, through whatever lies between, also code that
 * is loaded later. What header, footer or the document itself import is needed by every page.
 */
export function stylesOfBlocks(): Plugin {
  let root = '';
  return {
    name: 'styles-of-blocks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle() {
      const imports = (id: string): readonly string[] => {
        const info = this.getModuleInfo(id);
        return info ? [...info.importedIds, ...info.dynamicallyImportedIds] : [];
      };
      /** CSS modules that modules import, but for those of blocks of whatever type. */
      const reach = (starts: readonly string[]): string[] => {
        const seen = new Set(starts);
        // Grows while it is read.
        for (const id of seen) {
          if (!ALL_BLOCKS.test(id)) for (const next of imports(id)) seen.add(next);
        }
        return [...seen].filter((id) => STYLES.test(id)).map((id) => relative(root, id.replace(/\?.*/, '')));
      };
      const ids = [...this.getModuleIds()];
      const blocks = ids.filter((id) => BLOCK.test(id));
      const ofEveryPage = new Set(reach(ids.filter((id) => this.getModuleInfo(id)?.isEntry)));
      const components: Record<string, string[]> = {};
      for (const block of blocks) {
        for (const file of reach([block])) {
          if (!ofEveryPage.has(file))
            components[file] = [...(components[file] ?? []), basename(dirname(block))];
        }
      }
      const owners = Object.fromEntries([...classOwners].map(([name, file]) => [name, relative(root, file)]));
      const found: StylesOfBlocks = { owners, components };
      this.emitFile({ type: 'asset', fileName: STYLES_OF_BLOCKS, source: JSON.stringify(found) });
    },
  };
}
