import { UpstreamError } from '../../errors.ts';
import type { RawBlock } from '../Content.ts';
import type { ContentSource } from '../ContentSource.ts';
import { blockResolvers } from './blockResolvers.ts';

/**
 * Blocks with what they show besides their own paragraph. A block for which it cannot be had stays as it was read,
 * reported: its schema says whether it can be shown without (spec 1 §2).
 */
export function resolveBlocks(source: ContentSource, blocks: RawBlock[]): Promise<RawBlock[]> {
  return Promise.all(
    blocks.map(async (block) => {
      const resolve = blockResolvers.get(block.type);
      if (!resolve) return block;
      try {
        return { ...block, props: { ...block.props, ...(await resolve(source)) } };
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error;
        source.report({
          event: 'list-failed',
          reason: `A ${block.type} has to do with its own words: ${error.message}`,
          id: block.id,
        });
        return block;
      }
    }),
  );
}
