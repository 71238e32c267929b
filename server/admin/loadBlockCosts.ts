import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { blockTypes, registryLines } from '../../blocks/registryLines.ts';
import type { BlockType } from '../../schemas/index.ts';

/** Vite's manifest, as far as it is read here: by source file or chunk. */
type Manifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean }>;

/** What every page fetches after its entry has run; the entry names it in an import of the dynamic kind. */
const HYDRATE_ENTRY = 'site/browser/hydrate.ts';
/** What `compression` sends with. */
const QUALITY = 4;

const withImports = (manifest: Manifest, roots: Iterable<string>): Set<string> => {
  const reached = new Set(roots);
  for (const key of reached) for (const imported of manifest[key]?.imports ?? []) reached.add(imported);
  return reached;
};

/**
 * What the code of each block type costs a visitor in bytes, compressed by brotli: its chunk and all it imports, as far
 * as no page has that anyway. Blocks that share a part each count it, since either may stand on a page alone.
 *
 * @param directory the build: `assets.json`, and the files it names below `client/`.
 */
export function loadBlockCosts(directory: string): ReadonlyMap<BlockType, number> {
  // Written by our own build.
  const manifest = JSON.parse(readFileSync(`${directory}/assets.json`, 'utf8')) as Manifest;
  const everywhere = withImports(manifest, [
    ...Object.keys(manifest).filter((key) => manifest[key]?.isEntry),
    HYDRATE_ENTRY,
  ]);
  const sizes = new Map<string, number>();
  const getCompressedSize = (file: string): number => {
    const size =
      sizes.get(file) ??
      brotliCompressSync(readFileSync(`${directory}/client/${file}`), {
        params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY },
      }).length;
    sizes.set(file, size);
    return size;
  };
  const getCost = (type: BlockType): number => {
    const { component, hydration } = registryLines[type];
    if (hydration === 'never') return 0;
    const own = withImports(manifest, [`blocks/${component}/${component}.tsx`]);
    return [...own]
      .filter((key) => !everywhere.has(key))
      .reduce((sum, key) => sum + getCompressedSize(manifest[key]?.file ?? ''), 0);
  };
  return new Map(blockTypes.map((type) => [type, getCost(type)]));
}
