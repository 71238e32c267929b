import { createMemo } from '../../../memo/createMemo.ts';
import { isRecord } from '../../../schemas/isRecord.ts';
import type { ContentNode, RawBlock } from '../../services/content/Content.ts';
import { withoutUndefined } from '../../services/content/withoutUndefined.ts';
import { listOrEmpty } from '../listOrEmpty.ts';
import type { PageRequest } from '../PageBuilder.ts';
import { loadModelBlocks } from './loadModelBlocks.ts';
import { findOffer, formatAmount, ownVat, priceWithVat } from './offerPrice.ts';

/** The same block for as long as the prices are the same, so that it is validated once. */
const completed = createMemo<RawBlock>();

/** What the offers ask, by the address of the boat. */
type Fleet = ReadonlyMap<unknown, ReturnType<typeof sumWords>>;

/** Line-ups of boats with the sums that the offers on the boats' own pages ask, and once what they are (behaviour §3.7). */
export async function withFleetPrices<Node extends ContentNode>(
  node: Node,
  request: PageRequest,
): Promise<Node> {
  const boats = node.blocks.flatMap(({ type, props }) => (type === 'waterline' ? records(props.boats) : []));
  if (boats.length === 0) return node;
  const fleet: Fleet = new Map(
    await Promise.all(boats.map(async (boat) => [boat.url, await loadWords(boat, request)] as const)),
  );
  const terms = sumTerms(request);
  return { ...node, blocks: node.blocks.map((block) => withPrices(block, fleet, terms)) };
}

function withPrices(block: RawBlock, fleet: Fleet, terms: string): RawBlock {
  const { type, props } = block;
  if (type !== 'waterline') return block;
  const boats = records(props.boats);
  const words = boats.map(({ url }) => fleet.get(url));
  const isPriced = words.some((boat) => boat?.isPriced);
  return completed(block, JSON.stringify([words, terms]), () => ({
    ...block,
    props: {
      ...props,
      ...(isPriced && { terms }),
      boats: boats.map((boat, index) => {
        const { isPriced: _, ...said } = words[index] ?? {};
        return { ...boat, ...said };
      }),
    },
  }));
}

const records = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Of one boat of a line-up; nothing without a page, or while that cannot be loaded. */
async function loadWords(boat: unknown, request: PageRequest): Promise<ReturnType<typeof sumWords>> {
  const url = isRecord(boat) ? boat.url : undefined;
  if (typeof url !== 'string') return {};
  const blocks = await listOrEmpty(loadModelBlocks({ url }, request), `the price of ${url}`, request);
  return sumWords(blocks, request);
}

/** What the sums of boats side by side are, said once for all of them: with VAT or before it, as `localVat` has it first. */
function sumTerms(request: PageRequest): string {
  const vat = ownVat(request);
  return vat ? request.text('offer.sumsTaxed', { tax: vat.terms }) : request.text('offer.sums');
}

/** The first price of `offerWords` as a sum alone, and the year in two words: for boats side by side. */
function sumWords(
  blocks: readonly RawBlock[],
  request: PageRequest,
): { price?: string; delivery?: string; isPriced?: true } {
  const offer = findOffer(blocks);
  if (!offer) return {};
  const { priceFrom, deliveryYear: year } = offer;
  const vat = ownVat(request);
  return withoutUndefined<ReturnType<typeof sumWords>>({
    price: (vat && priceWithVat(blocks, request, vat)) ?? formatAmount(blocks, request),
    delivery: year === undefined ? undefined : request.text('offer.year', { year: `${year}` }),
    isPriced: priceFrom === undefined ? undefined : true,
  });
}
