import { blockCode } from 'virtual:block-code';
import { type ComponentType, createElement, lazy, useState } from 'react';
import { addBlockMessages } from '../locales/loadMessages.ts';
import type { Registry } from '../renderer/Blocks.tsx';
import type { BlockProps, BlockType } from '../schemas/index.ts';
import type { Hydration } from './registryLines.ts';
import { blockTypes, registryLines } from './registryLines.ts';

const whenVisible = (type: string) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      // A little before it scrolls in, so that its code is there when the visitor is.
      { rootMargin: '25% 0px' },
    );
    // A block of the type that keeps its HTML needs no code (registryLines.ts).
    for (const box of document.querySelectorAll(`[data-block="${type}"]:not([data-static])`))
      observer.observe(box);
  });

/** Resolves when the browser has nothing else to do. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    // Safari has no requestIdleCallback; there, after the current burst of work is soon enough.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });

/** Resolves when the blocks of a type, already on the page as HTML, may start to cost JavaScript. */
async function hydrationMoment(type: string, hydration: Hydration): Promise<void> {
  if (hydration === 'visible') await whenVisible(type);
  if (hydration === 'idle') await whenIdle();
}

/** Components whose code has arrived. */
const arrived = new Map<BlockType, ComponentType>();

const load = async (type: BlockType): Promise<{ default: ComponentType }> => {
  const [found] = await Promise.all([blockCode[type]?.(), addBlockMessages()]);
  if (!found) throw new Error(`The component of ${type} is not where the registry says it is`);
  arrived.set(type, found);
  return { default: found };
};

const demands = new Map(blockTypes.map((type) => [type, Promise.withResolvers<void>()]));

/** Fetches the code of blocks that are about to be rendered from scratch, without waiting for their moment. */
export async function demandBlocks(types: Iterable<BlockType>): Promise<void> {
  await Promise.all(
    [...new Set(types)].map((type) => {
      demands.get(type)?.resolve();
      return load(type);
    }),
  );
}

/**
 * A block that waits for its code on the page that came as HTML, and stands there at once on a page navigated to,
 * whose code was demanded: nothing collapses, so the scroll position can be restored.
 */
const createLazyBlock = (type: BlockType): ComponentType => {
  const Late = lazy(async () => {
    await Promise.race([hydrationMoment(type, registryLines[type].hydration), demands.get(type)?.promise]);
    return load(type);
  });
  return function Block(props) {
    const [Component] = useState(() => arrived.get(type) ?? Late);
    return createElement(Component, props);
  };
};

/** The same table as the server's, each block's code arriving by itself at the moment its line names. */
// See serverRegistry.ts for why a cast: what is found by its name has no types.
export const browserRegistry = Object.fromEntries(
  blockTypes.map((type) => [type, createLazyBlock(type)]),
) as unknown as Registry<BlockProps>;
