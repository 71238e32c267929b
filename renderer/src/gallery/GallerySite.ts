import type { PageOfBlocks, RendererOptions } from '../Renderer.ts';
import type { BlockExample } from '../testing/createBlockTests.ts';

/** What the gallery shows: the options of `createRenderer`, and what `createBlockTests` takes besides. */
export interface GallerySite extends RendererOptions<PageOfBlocks> {
  /** Examples by block type. */
  examples?: Readonly<Record<string, readonly BlockExample[]>>;
  /** Files with the styles of every example. */
  stylesheets?: readonly string[];
  /** A page with these blocks. Default: `{ blocks }`. */
  toPage?: (blocks: readonly object[]) => unknown;
}
