import { getHydration, type Registry } from './RegistryLine.ts';
import type { ValidBlock } from './toElement.ts';

/** What the browser needs of each block: of one that is not hydrated, type and id. */
export type PageData = readonly { id: string; type: string; lang?: string; props?: object }[];

export const toPageData = (registry: Registry, blocks: readonly ValidBlock[]): PageData =>
  blocks.map(({ props, ...block }) => {
    const line = registry[block.type];
    return line && getHydration(line, props) !== 'never' ? { ...block, props } : block;
  });
