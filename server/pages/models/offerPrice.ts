import { LOCALES } from '../../../locales/locales.ts';
import { createMemo } from '../../../memo/createMemo.ts';
import { isRecord } from '../../../schemas/isRecord.ts';
import type { Link } from '../../../schemas/parts/link.ts';
import type { RawBlock } from '../../services/content/Content.ts';
import type { PageRequest } from '../PageBuilder.ts';

/** A fleet asks for the price of each boat again on each page that shows it. */
const prices = createMemo<string | undefined>();
const amounts = createMemo<string>();

const findOffer = (blocks: readonly RawBlock[]): RawBlock | undefined =>
  blocks.find(({ type }) => type === 'offer');

/**
 * What the offer among a model's blocks asks for it, in words; undefined without an offer. The price of the boat alone
 * is that of its simplest version, "from"; with extras it is their sum.
 *
 * @param extras what is added to the price; unknown: it is on request.
 */
export const offerPrice = (
  blocks: readonly RawBlock[],
  request: PageRequest,
  extras: number | 'unknown' = 0,
): string | undefined => prices(blocks, `${extras}`, () => toPrice(blocks, request, extras), request.text);

function toPrice(
  blocks: readonly RawBlock[],
  request: PageRequest,
  extras: number | 'unknown',
): string | undefined {
  const offer = findOffer(blocks);
  if (!offer) return undefined;
  const { priceFrom } = offer.props;
  if (typeof priceFrom !== 'number' || extras === 'unknown') return request.text('offer.onRequest');
  const price = formatAmount(blocks, request, priceFrom + extras);
  return request.text(extras === 0 ? 'offer.from' : 'offer.price', { price });
}

/** What the offer among a model's blocks asks for it as a number, and its currency; undefined on request. */
export function offerAmount(blocks: readonly RawBlock[]): { amount: number; currency: string } | undefined {
  const { priceFrom, currency } = findOffer(blocks)?.props ?? {};
  if (typeof priceFrom !== 'number') return undefined;
  return { amount: priceFrom, currency: typeof currency === 'string' ? currency : 'EUR' };
}

/** What the price includes for a while, where the offer among a model's blocks has such a link. */
export function offerPromotion(blocks: readonly RawBlock[]): Link | undefined {
  const promotion = findOffer(blocks)?.props.promotion;
  if (!isRecord(promotion) || typeof promotion.url !== 'string' || typeof promotion.label !== 'string')
    return undefined;
  return { url: promotion.url, label: promotion.label };
}

/** An amount alone in the currency of the offer, by default its price; "on request" for one that is not known. */
export const formatAmount = (
  blocks: readonly RawBlock[],
  request: PageRequest,
  amount = findOffer(blocks)?.props.priceFrom,
): string => amounts(blocks, `${amount}`, () => toAmount(blocks, request, amount), request.text);

function toAmount(
  blocks: readonly RawBlock[],
  { route: { locale }, text }: PageRequest,
  amount: unknown,
): string {
  const currency = findOffer(blocks)?.props.currency;
  if (typeof amount !== 'number') return text('offer.onRequest');
  const format = new Intl.NumberFormat(LOCALES[locale].formats, {
    style: 'currency',
    currency: typeof currency === 'string' ? currency : 'EUR',
    maximumFractionDigits: 0,
  });
  return format.format(amount);
}

/** The year of the next delivery, where the offer among a model's blocks has one. */
export function deliveryYear(blocks: readonly RawBlock[]): string | undefined {
  const year = findOffer(blocks)?.props.deliveryYear;
  return typeof year === 'number' ? String(year) : undefined;
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
  const year = deliveryYear(blocks);
  return {
    ...(price !== undefined && { price }),
    ...(year !== undefined && { delivery: request.text(delivery, { year }) }),
  };
}
