import { createMemo } from '../../../memo/createMemo.ts';
import { isRecord } from '../../../schemas/isRecord.ts';
import type { ContentNode, RawBlock } from '../../services/content/Content.ts';
import { listOrEmpty } from '../listOrEmpty.ts';
import type { PageRequest } from '../PageBuilder.ts';
import { loadModelBlocks } from './loadModelBlocks.ts';
import { offerWords } from './offerPrice.ts';

/** The same block for as long as the prices are the same, so that it is validated once. */
const completed = createMemo<RawBlock>();

/** Line-ups of boats with what the offers on the boats' own pages ask (behaviour §3.7). */
export async function withFleetPrices<Node extends ContentNode>(
  node: Node,
  request: PageRequest,
): Promise<Node> {
  if (!node.blocks.some(({ type }) => type === 'waterline')) return node;
  return { ...node, blocks: await Promise.all(node.blocks.map((block) => withPrices(block, request))) };
}

async function withPrices(block: RawBlock, request: PageRequest): Promise<RawBlock> {
  const boats: unknown = block.type === 'waterline' && block.props.boats;
  if (!Array.isArray(boats)) return block;
  const words = await Promise.all(boats.map((boat) => loadWords(boat, request)));
  return completed(block, JSON.stringify(words), () => {
    const priced = boats.map((boat, index) => (isRecord(boat) ? { ...boat, ...words[index] } : boat));
    return { ...block, props: { ...block.props, boats: priced } };
  });
}

/** Of one boat of a line-up; nothing without a page, or while that cannot be loaded. */
async function loadWords(boat: unknown, request: PageRequest): Promise<ReturnType<typeof offerWords>> {
  const url = isRecord(boat) ? boat.url : undefined;
  if (typeof url !== 'string') return {};
  const blocks = await listOrEmpty(loadModelBlocks({ url }, request), `the price of ${url}`, request);
  return offerWords(blocks, request, 'offer.year');
}
