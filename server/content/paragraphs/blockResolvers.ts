import type { BlockProps, BlockType } from '../../../schemas/index.ts';
import type { ContentSource } from '../ContentSource.ts';
import { loadCoralCount } from '../loadCoralCount.ts';

/** Asks the content service for what a block shows that its paragraph does not hold. Throws UpstreamError. */
type BlockResolver<T extends BlockType> = (source: ContentSource) => Promise<Partial<BlockProps[T]>>;

const table: { [T in BlockType]?: BlockResolver<T> } = {
  'coral-counter': async (source) => ({ count: await loadCoralCount(source) }),
};

/** The block types that need more than their paragraph. */
export const blockResolvers: ReadonlyMap<string, BlockResolver<BlockType>> = new Map(Object.entries(table));
