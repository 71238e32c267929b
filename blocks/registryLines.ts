import type { BlockType } from '../schemas/index.ts';
import registry from './registry.json' with { type: 'json' };

/** When a block type is hydrated; `never` keeps the server's HTML and costs no JavaScript. */
export type Hydration = 'never' | 'visible' | 'idle' | 'load';

/** One line of the registry: what the site must know of a block type without its component. */
export interface RegistryLine {
  component: string;
  hydration: Hydration;
  /**
   * Props without any of which a block of this type is not hydrated, as if its hydration were `never`: a picture needs
   * no JavaScript, the video in its place does. Absent: every block is hydrated. Used by getHydration.
   */
  hydrateIfProps?: readonly string[];
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
export const registryLines = registry as Record<BlockType, RegistryLine>;

export const blockTypes = Object.keys(registryLines) as BlockType[];

/** When one block is hydrated: as its type says, or never when it has none of the props that need it. */
export function getHydration(type: BlockType, props: object): Hydration {
  const { hydration, hydrateIfProps } = registryLines[type];
  return hydrateIfProps?.some((name) => name in props) === false ? 'never' : hydration;
}
