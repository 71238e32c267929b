import { toCabinBerths } from '../../../blocks/CabinLayouts/toCabinBerths.ts';
import { createMemo } from '../../../memo/createMemo.ts';
import { isRecord } from '../../../schemas/isRecord.ts';
import type { ContentNode, RawBlock } from '../../services/content/Content.ts';
import { withoutUndefined } from '../../services/content/withoutUndefined.ts';
import { listOrEmpty } from '../listOrEmpty.ts';
import type { PageRequest } from '../PageBuilder.ts';
import { validProps } from '../validateDraft.ts';
import { loadModelBlocks } from './loadModelBlocks.ts';
import { findOffer, formatAmount, ownVat, priceWithVat } from './offerPrice.ts';

/** The same block for as long as the prices are the same, so that it is validated once. */
const completed = createMemo<RawBlock>();

/** What the offers ask, by the address of the boat; null for a boat whose offer is not known. */
type Fleet = ReadonlyMap<unknown, Sum | null>;

interface Sum {
  /** Whether it is a sum, and not "on request". */
  isPriced: boolean;
  words: { price: string; room?: string; delivery?: string };
}

/** Line-ups of boats with the sums that the offers on the boats' own pages ask, and once what they are (behaviour §3.7). */
export async function withFleetPrices<Node extends ContentNode>(
  node: Node,
  request: PageRequest,
): Promise<Node> {
  const boats = node.blocks.flatMap(({ type, props }) => (type === 'waterline' ? records(props.boats) : []));
  if (boats.length === 0) return node;
  const fleet: Fleet = new Map(
    await Promise.all(boats.map(async (boat) => [boat.url, await loadSum(boat, request)] as const)),
  );
  const terms = sumTerms(request);
  return { ...node, blocks: node.blocks.map((block) => withPrices(block, fleet, terms)) };
}

function withPrices(block: RawBlock, fleet: Fleet, terms: string): RawBlock {
  const { type, props } = block;
  if (type !== 'waterline') return block;
  const boats = records(props.boats);
  const sums = boats.map(({ url }) => fleet.get(url));
  return completed(block, JSON.stringify([sums, terms]), () => ({
    ...block,
    props: {
      ...props,
      ...(sums.some((sum) => sum?.isPriced) && { terms }),
      boats: boats.map((boat, index) => ({ ...boat, ...sums[index]?.words })),
    },
  }));
}

const records = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Of one boat of a line-up; nothing without a page, or while that cannot be loaded. */
async function loadSum({ url }: Record<string, unknown>, request: PageRequest): Promise<Sum | null> {
  if (typeof url !== 'string') return null;
  const blocks = await listOrEmpty(loadModelBlocks({ url }, request), `the price of ${url}`, request);
  return toSum(blocks, request);
}

/** What the sums of boats side by side are, said once for all of them: with VAT or before it, as `localVat` has it first. */
function sumTerms(request: PageRequest): string {
  const vat = ownVat(request);
  return vat ? request.text('offer.sumsTaxed', { tax: vat.terms }) : request.text('offer.sums');
}

/** The first price of `offerWords` as a sum alone, and the year in two words: for boats side by side. */
function toSum(blocks: readonly RawBlock[], request: PageRequest): Sum | null {
  const offer = findOffer(blocks);
  if (!offer) return null;
  const { priceFrom, deliveryYear: year } = offer;
  const vat = ownVat(request);
  return {
    isPriced: priceFrom !== undefined,
    words: withoutUndefined<Sum['words']>({
      price: (vat && priceWithVat(blocks, request, vat)) ?? formatAmount(blocks, request),
      room: toRoom(blocks, request),
      delivery: year === undefined ? undefined : request.text('offer.year', { year: `${year}` }),
    }),
  };
}

/**
 * Cabins of all layouts and the berths in them, from the fewest to the most; undefined for a boat without deck plans.
 * Berths in the saloon are left to the plan and the specification, which name them apart.
 */
function toRoom(blocks: readonly RawBlock[], { text }: PageRequest): string | undefined {
  const layouts = validProps(blocks, 'cabin-layouts')[0]?.items;
  if (!layouts) return undefined;
  const cabins = layouts.map((layout) => layout.cabins);
  const berths = cabins.map(toCabinBerths);
  return text('waterline.room', { cabins: toRange(cabins), berths: toRange(berths) });
}

/** A line may not break at the dash. */
const toRange = (counts: readonly number[]): string =>
  [...new Set([Math.min(...counts), Math.max(...counts)])].join('\u2060–\u2060');
