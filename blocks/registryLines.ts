import type { BlockType } from '../schemas/index.ts';
import registry from './registry.json' with { type: 'json' };

/** How a block type comes to life in the browser; `never` keeps the server's HTML and costs no JavaScript. */
export type Hydration = 'never' | 'visible' | 'idle' | 'load';

/** One line of the registry: what the site must know of a block type without looking into the component. */
export interface RegistryLine {
  component: string;
  hydration: Hydration;
  /**
   * Props without any of which a block of this type stays still, as if its hydration were `never`: a picture needs no
   * JavaScript, the film in its place does. Absent: all of them come alive. Asked through getHydration.
   */
  hydrateIfProps?: readonly string[];
  /** Level of its heading: 1 where it brings the page's h1. */
  heading: 1 | 2;
  /**
   * Where it opens with a picture or a dark transparentHeader that a transparent header can lie on: `always`, or `pictured`, only
   * when its props hold a picture (`desktopImage` or `mobileImage`). Absent: never.
   */
  transparentHeader?: 'always' | 'pictured';
  /** Where its blocks show where the page stands: the footer then leaves out the breadcrumb of its own. */
  breadcrumb?: boolean;
}

/** registry.json as data; a test holds that it names exactly the types of schemas/index.ts. */
export const registryLines = registry as Record<BlockType, RegistryLine>;

export const blockTypes = Object.keys(registryLines) as BlockType[];

/** How one block comes to life: as its type does, or never when it holds nothing that would. */
export function getHydration(type: BlockType, props: object): Hydration {
  const { hydration, hydrateIfProps } = registryLines[type];
  return hydrateIfProps?.some((name) => name in props) === false ? 'never' : hydration;
}
