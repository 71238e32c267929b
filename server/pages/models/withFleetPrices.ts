import { createMemo } from '../../../memo/createMemo.ts';
import { isRecord } from '../../../schemas/isRecord.ts';
import type { ContentNode, RawBlock } from '../../services/content/Content.ts';
import { listOrEmpty } from '../listOrEmpty.ts';
import type { PageRequest } from '../PageBuilder.ts';
import { loadModelBlocks } from './loadModelBlocks.ts';
import { offerWords } from './offerPrice.ts';

/** The same block for as long as the prices are the same, so that it is validated once. */
const completed = createMemo<RawBlock>();

/** What the offers ask, by the address of the boat. */
type Fleet = ReadonlyMap<unknown, ReturnType<typeof offerWords>>;

/** Line-ups of boats with what the offers on the boats' own pages ask (behaviour §3.7). */
export async function withFleetPrices<Node extends ContentNode>(
  node: Node,
  request: PageRequest,
): Promise<Node> {
  const boats = node.blocks.flatMap(({ type, props }) => (type === 'waterline' ? records(props.boats) : []));
  if (boats.length === 0) return node;
  const fleet: Fleet = new Map(
    await Promise.all(boats.map(async (boat) => [boat.url, await loadWords(boat, request)] as const)),
  );
  return { ...node, blocks: node.blocks.map((block) => withPrices(block, fleet)) };
}

function withPrices(block: RawBlock, fleet: Fleet): RawBlock {
  const { type, props } = block;
  if (type !== 'waterline') return block;
  const boats = records(props.boats);
  const words = boats.map(({ url }) => fleet.get(url));
  return completed(block, JSON.stringify(words), () => ({
    ...block,
    props: { ...props, boats: boats.map((boat, index) => ({ ...boat, ...words[index] })) },
  }));
}

const records = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Of one boat of a line-up; nothing without a page, or while that cannot be loaded. */
async function loadWords(boat: unknown, request: PageRequest): Promise<ReturnType<typeof offerWords>> {
  const url = isRecord(boat) ? boat.url : undefined;
  if (typeof url !== 'string') return {};
  const blocks = await listOrEmpty(loadModelBlocks({ url }, request), `the price of ${url}`, request);
  return offerWords(blocks, request, 'offer.year');
}
