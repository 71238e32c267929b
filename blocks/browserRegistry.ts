import { type ComponentType, lazy } from 'react';
import type { Registry } from '../renderer/Blocks.tsx';
import type { BlockProps, BlockType } from '../schemas/index.ts';
import { hydrationMoment } from './hydrationMoment.ts';
import { blockTypes, registryLines } from './registryLines.ts';

const modules = import.meta.glob<Record<string, ComponentType>>('./*/*.tsx');

const load = async (type: BlockType): Promise<{ default: ComponentType }> => {
  const { component } = registryLines[type];
  const module = await modules[`./${component}/${component}.tsx`]?.();
  const found = module?.[component];
  if (!found) throw new Error(`blocks/${component}/${component}.tsx does not export ${component}`);
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

/** The same table as the server's, each block's code arriving by itself at the moment its line names. */
// See serverRegistry.ts for why a cast: a glob has no types for what it finds.
export const browserRegistry = Object.fromEntries(
  blockTypes.map((type) => [
    type,
    lazy(async () => {
      await Promise.race([hydrationMoment(type, registryLines[type].hydration), demands.get(type)?.promise]);
      return load(type);
    }),
  ]),
) as unknown as Registry<BlockProps>;
