import { countryOf, DEFAULT_LOCALE, LOCALES } from '../../../locales/locales.ts';
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
 * The price of the offer with the VAT of the country of the language, at the rate of the configurator: a sentence, a
 * line for lists, and its parts. Undefined without a price or a rate, and in English, which is read in many countries.
 */
export function taxedPrice(
  blocks: readonly RawBlock[],
  request: PageRequest,
): { price: string; terms: string; sentence: string; line: string } | undefined {
  const { brand, route, text } = request;
  const { tag, formats } = LOCALES[route.locale];
  const own = route.locale === DEFAULT_LOCALE ? undefined : countryOf(route.locale);
  const found = brand.configurator?.vat?.rates.find(({ country }) => country === own);
  const amount = findOffer(blocks)?.priceFrom;
  if (!found || amount === undefined) return undefined;
  const price = formatAmount(blocks, request, (amount * (100 + found.rate)) / 100);
  const percent = new Intl.NumberFormat(formats, { style: 'percent', maximumFractionDigits: 1 });
  const rate = percent.format(found.rate / 100);
  const country = new Intl.DisplayNames(tag, { type: 'region' }).of(found.country) ?? found.country;
  const terms = text('offer.tax', { rate, country });
  return { price, terms, sentence: `${price} ${terms}`, line: `${price} ${text('offer.taxOnly', { rate })}` };
}

/**
 * The same as `offerPrice`, the price with VAT, and the year of the next delivery where the offer has them.
 *
 * @param delivery a sentence, or two words where there is no room for one.
 */
export function offerWords(
  blocks: readonly RawBlock[],
  request: PageRequest,
  delivery: 'offer.delivery' | 'offer.year' = 'offer.delivery',
): { price?: string; taxed?: string; delivery?: string } {
  const price = offerPrice(blocks, request);
  const taxed = taxedPrice(blocks, request)?.line;
  const year = findOffer(blocks)?.deliveryYear;
  return {
    ...(price !== undefined && { price }),
    ...(taxed !== undefined && { taxed }),
    ...(year !== undefined && { delivery: request.text(delivery, { year: `${year}` }) }),
  };
}
