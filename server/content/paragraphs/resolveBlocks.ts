import { createMemo } from '../../../renderer/createMemo.ts';
import { UpstreamError } from '../../errors.ts';
import type { ContentNode, RawBlock } from '../Content.ts';
import type { ContentSource } from '../ContentSource.ts';
import { blockResolvers } from './blockResolvers.ts';

/** The same block for as long as what is added to it is the same. */
const completed = createMemo<RawBlock>();

async function resolveBlock(source: ContentSource, block: RawBlock, node: ContentNode): Promise<RawBlock> {
  const resolve = blockResolvers.get(block.type);
  if (!resolve) return block;
  try {
    const more = await resolve(source, node);
    const complete = () => ({ ...block, props: { ...block.props, ...more } });
    return completed(block, JSON.stringify(more), complete);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    source.report({
      event: 'list-failed',
      reason: `A ${block.type} has to do with its own words: ${error.message}`,
      id: block.id,
    });
    return block;
  }
}

/**
 * A node whose blocks have what they show besides their own paragraph. A block for which it cannot be had stays as it
 * was read, reported: its schema says whether it can be shown without (spec 1 §2).
 */
export async function resolveBlocks(source: ContentSource, node: ContentNode): Promise<ContentNode> {
  if (!node.blocks.some(({ type }) => blockResolvers.has(type))) return node;
  return {
    ...node,
    blocks: await Promise.all(node.blocks.map((block) => resolveBlock(source, block, node))),
  };
}
