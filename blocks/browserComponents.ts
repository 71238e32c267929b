import { components as loaders } from 'virtual:bridgedeck/blocks';
import { addBlockMessages } from '../locales/loadMessages.ts';
import { type Components, createLazyComponents } from '../renderer/src/client.ts';
import type { BlockProps } from '../schemas/index.ts';
import { registryLines } from './registryLines.ts';

const lazyComponents = createLazyComponents(registryLines, async (type) => {
  const [component] = await Promise.all([loaders[type]?.(), addBlockMessages()]);
  if (!component) throw new Error(`The component of ${type} is not where the registry says it is`);
  return component;
});

/** Loads the code of blocks that are about to be rendered on the client, without waiting for their moment. */
export const demandBlocks = lazyComponents.demand;

/** Lazy components of all types; each loads its code at the moment its registry line names. */
// See serverComponents.ts for the cast: modules found by name have no types.
export const browserComponents = lazyComponents.components as unknown as Components<BlockProps>;
