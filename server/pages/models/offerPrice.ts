import { LOCALES } from '../../../locales/locales.ts';
import { createMemo } from '../../../memo/createMemo.ts';
import type { Offer } from '../../../schemas/blocks/offer.ts';
import type { RawBlock } from '../../services/content/Content.ts';
import type { PageRequest } from '../PageBuilder.ts';
import { validProps } from '../validateDraft.ts';

/** A fleet asks for the price of each boat again on each page that shows it. */
const prices = createMemo<string | undefined>();
const amounts = createMemo<string>();

/** The offer among a model's blocks. */
export const findOffer = (blocks: readonly RawBlock[]): Offer | undefined => validProps(blocks, 'offer')[0];

/**
 * What the offer among a model's blocks asks for it, in words; undefined without an offer. The price of the boat alone
 * is that of its simplest version, "from"; of a boat that was put together it is the sum, with extras or without.
 *
 * @param extras what is added to the price, if anything was chosen; unknown: it is on request.
 */
export const offerPrice = (
  blocks: readonly RawBlock[],
  request: PageRequest,
  extras?: number | 'unknown',
): string | undefined => prices(blocks, `${extras}`, () => toPrice(blocks, request, extras), request.text);

function toPrice(
  blocks: readonly RawBlock[],
  request: PageRequest,
  extras: number | 'unknown' | undefined,
): string | undefined {
  const offer = findOffer(blocks);
  if (!offer) return undefined;
  const { priceFrom } = offer;
  if (priceFrom === undefined || extras === 'unknown') return request.text('offer.onRequest');
  const price = formatAmount(blocks, request, priceFrom + (extras ?? 0));
  return request.text(extras === undefined ? 'offer.from' : 'offer.price', { price });
}

/** An amount alone in the currency of the offer, by default its price; "on request" for one that is not known. */
export const formatAmount = (
  blocks: readonly RawBlock[],
  request: PageRequest,
  amount = findOffer(blocks)?.priceFrom,
): string => amounts(blocks, `${amount}`, () => toAmount(blocks, request, amount), request.text);

function toAmount(
  blocks: readonly RawBlock[],
  { route: { locale }, text }: PageRequest,
  amount: number | undefined,
): string {
  if (amount === undefined) return text('offer.onRequest');
  const { currency = 'EUR' } = findOffer(blocks) ?? {};
  const format = new Intl.NumberFormat(LOCALES[locale].formats, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
    // As editors write it in every language: four digits have a separator too.
    useGrouping: 'always',
  });
  return format.format(amount);
}

/**
 * The same as `offerPrice`, and the year of the next delivery where the offer has one.
 *
 * @param delivery a sentence, or two words where there is no room for one.
 */
export function offerWords(
  blocks: readonly RawBlock[],
  request: PageRequest,
  delivery: 'offer.delivery' | 'offer.year' = 'offer.delivery',
): { price?: string; delivery?: string } {
  const price = offerPrice(blocks, request);
  const year = findOffer(blocks)?.deliveryYear;
  return {
    ...(price !== undefined && { price }),
    ...(year !== undefined && { delivery: request.text(delivery, { year: `${year}` }) }),
  };
}
