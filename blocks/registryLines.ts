import {
  getHydration as getLineHydration,
  type Hydration,
  type RegistryLine,
} from '../renderer/src/registry.ts';
import type { BlockType } from '../schemas/index.ts';
import registry from './registry.json' with { type: 'json' };

/** One line of the registry: what the site must know of a block type without its component. */
export interface BlockLine extends RegistryLine {
  /** Level of its heading: 1 where it contains the page's h1. */
  heading: 1 | 2;
  /**
   * Where it opens with a picture or a dark background under a transparent header: `always`, or `pictured`, only when
   * its props have a picture (`desktopImage` or `mobileImage`). Absent: never.
   */
  transparentHeader?: 'always' | 'pictured';
  /** Whether its blocks show the breadcrumb: the footer then omits it. */
  breadcrumb?: boolean;
}

/** registry.json as data; a test checks that it names exactly the types of schemas/index.ts. */
export const registryLines = registry as Record<BlockType, BlockLine>;

/** Not in the browser, where nothing names it. */
export const blockTypes = /* @__PURE__ */ Object.keys(registryLines) as BlockType[];

/**
 * When one block is hydrated: as its type says, or never when it has none of the props that need it. Types of a single
 * brand never are.
 */
export function getHydration(type: BlockType, props: object): Hydration {
  const line: BlockLine | undefined = registryLines[type];
  return line ? getLineHydration(line, props) : 'never';
}
