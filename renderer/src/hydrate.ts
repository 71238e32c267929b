import { createElement, type ReactNode } from 'react';
import type { RootOptions } from 'react-dom/client';
import { type AnyComponent, Blocks } from './Blocks.ts';
import { BrowserBlockBox } from './BrowserBlockBox.ts';
import { createLazyComponents } from './createLazyComponents.ts';
import type { PageData } from './pageData.ts';
import type { Registry } from './RegistryLine.ts';

/** Fetches the component of a block type: `() => import('./Tide.js').then(({ Tide }) => Tide)`. */
export type ComponentLoader = () => Promise<AnyComponent> | AnyComponent;

export interface HydrateOptions {
  registry: Registry;
  /** By block type. Types that never hydrate are needed only for `navigate`. */
  components: Readonly<Record<string, ComponentLoader>>;
  /** The element with the server's blocks. Default: the first one with `data-blocks`. */
  container?: Element;
  /** What the server said of the blocks. Default: what it wrote beside the container. */
  data?: PageData;
  /** The same as on the server. */
  wrap?: (blocks: ReactNode) => ReactNode;
  /** Told of each block that throws, or whose code cannot be fetched; it keeps the server's HTML. Default: the console. */
  onBlockError?: RootOptions['onCaughtError'];
}

export interface HydratedBlocks {
  /** Shows the blocks of another page in the same place, once their code is there. */
  navigate: (page: { blocks: PageData }) => Promise<void>;
}

/** @throws Error when the server has written no blocks, or no data beside them. */
const findContainer = (): Element => {
  const container = document.querySelector('[data-blocks]');
  if (!container) throw new Error('The document has no element with data-blocks');
  return container;
};

/** Absent where no block of the page hydrates. */
const parseData = (container: Element): PageData | undefined => {
  const script = container.parentElement?.querySelector(':scope > script[data-blocks-data]');
  return script ? JSON.parse(script.textContent ?? '') : undefined;
};

/**
 * Hydrates the blocks of a page: each when its registry line says, with code that is fetched then. Blocks that never
 * hydrate keep the server's HTML.
 */
export async function hydrate({
  registry,
  components,
  container = findContainer(),
  data = parseData(container),
  wrap = (blocks) => blocks,
  onBlockError,
}: HydrateOptions): Promise<HydratedBlocks> {
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  const lazyComponents = createLazyComponents(registry, async (type) => {
    const component = await components[type]?.();
    if (!component) throw new Error(`There is no component for blocks of type ${type}`);
    return component;
  });
  const toElement = (blocks: PageData, key: number): ReactNode =>
    wrap(
      createElement(Blocks<Record<string, object>>, {
        key,
        blocks,
        components: lazyComponents.components,
        Box: BrowserBlockBox,
      }),
    );
  const options = onBlockError ? { onCaughtError: onBlockError } : {};
  let pages = 0;
  let root = data && hydrateRoot(container, toElement(data, pages), options);
  return {
    navigate: async ({ blocks }) => {
      pages++;
      const shown = pages;
      await lazyComponents.demand(blocks.map(({ type }) => type));
      // Another navigation has begun meanwhile.
      if (shown !== pages) return;
      root ??= createRoot(container, options);
      root.render(toElement(blocks, shown));
    },
  };
}
