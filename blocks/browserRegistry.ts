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
      // Before it scrolls into view, so that its code is loaded by then.
      { rootMargin: '25% 0px' },
    );
    // A block that is not hydrated needs no code (registryLines.ts).
    for (const box of document.querySelectorAll(`[data-block="${type}"]:not([data-static])`))
      observer.observe(box);
  });

/** Resolves when the browser is idle. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    // Safari has no requestIdleCallback; there, after the current tasks is soon enough.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });

/** Resolves when the blocks of a type, already on the page as HTML, may load their code. */
async function hydrationMoment(type: string, hydration: Hydration): Promise<void> {
  if (hydration === 'visible') await whenVisible(type);
  if (hydration === 'idle') await whenIdle();
}

/** Components whose code has loaded. */
const arrived = new Map<BlockType, ComponentType>();

const load = async (type: BlockType): Promise<{ default: ComponentType }> => {
  const [found] = await Promise.all([blockCode[type]?.(), addBlockMessages()]);
  if (!found) throw new Error(`The component of ${type} is not where the registry says it is`);
  arrived.set(type, found);
  return { default: found };
};

const demands = new Map(blockTypes.map((type) => [type, Promise.withResolvers<void>()]));

/** Loads the code of blocks that are about to be rendered on the client, without waiting for their moment. */
export async function demandBlocks(types: Iterable<BlockType>): Promise<void> {
  await Promise.all(
    [...new Set(types)].map((type) => {
      demands.get(type)?.resolve();
      return load(type);
    }),
  );
}

/**
 * A block that waits for its code when the page came as HTML, and renders at once after a navigation, which loads the
 * code first: nothing collapses, so the scroll position can be restored.
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

/** Lazy components of all types; each loads its code at the moment its registry line names. */
// See serverRegistry.ts for the cast: modules found by name have no types.
export const browserRegistry = Object.fromEntries(
  blockTypes.map((type) => [type, createLazyBlock(type)]),
) as unknown as Registry<BlockProps>;
