import { getHydration, type Registry } from './RegistryLine.ts';
import type { ValidBlock } from './renderBlocks.ts';

/** What the browser needs of each block: of one that is not hydrated, type and id. */
export type PageData = readonly { id: string; type: string; props?: object }[];

export const toPageData = (registry: Registry, blocks: readonly ValidBlock[]): PageData =>
  blocks.map(({ id, type, props }) => {
    const line = registry[type];
    return line && getHydration(line, props) !== 'never' ? { id, type, props } : { id, type };
  });
