import { countryOf, DEFAULT_LOCALE, LOCALES, type Locale } from '../../../locales/locales.ts';
import { createMemo } from '../../../memo/createMemo.ts';
import type { Offer } from '../../../schemas/blocks/offer.ts';
import type { RawBlock } from '../../services/content/Content.ts';
import { withoutUndefined } from '../../services/content/withoutUndefined.ts';
import type { PageRequest, Translate } from '../PageBuilder.ts';
import { validProps } from '../validateDraft.ts';

/** A fleet asks for the price of each boat again on each page that shows it. */
const prices = createMemo<string | undefined>();
const amounts = createMemo<string>();
const vats = createMemo<OwnVat | undefined>();

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
export function formatAmount(
  blocks: readonly RawBlock[],
  { route, text }: PageRequest,
  amount = findOffer(blocks)?.priceFrom,
): string {
  const toAmount = (): string => {
    const { isAbout, currency } = findOffer(blocks) ?? {};
    if (amount === undefined) return text('offer.onRequest');
    return formatMoney(amount, route.locale, currency, isAbout ? text : undefined);
  };
  return amounts(blocks, `${amount}`, toAmount, text);
}

/** What a pack adds, which is known exactly whatever it is added to, in the currency of the offer. */
export const formatExtra = (blocks: readonly RawBlock[], { route }: PageRequest, amount: number): string =>
  formatMoney(amount, route.locale, findOffer(blocks)?.currency);

/**
 * An amount as editors write it in every language: four digits have a separator too.
 * @param about to say it in round millions, also the sum of such a price and a pack.
 */
export function formatMoney(amount: number, locale: Locale, currency = 'EUR', about?: Translate): string {
  const { formats } = LOCALES[locale];
  const money = { style: 'currency', currency, maximumFractionDigits: 0, useGrouping: 'always' } as const;
  const toMoney = new Intl.NumberFormat(formats, money);
  if (!about) return toMoney.format(amount);
  const millions = new Intl.NumberFormat(formats, { maximumFractionDigits: 2 }).format(amount / 1_000_000);
  return about('offer.about', { millions, currency: toMoney.format(0).replaceAll(/[\d\s]/g, '') });
}

/** A rate of VAT: what a price is with it in percent of the one before it, and its words after a price. */
interface OwnVat {
  /** Whether prices are said with it first, and before it second. */
  isFirst: boolean;
  percent: number;
  terms: string;
  termsWithCountry: string;
}

/**
 * The VAT of the country of the language, at the rate of the configurator; undefined without a rate. Prices are said with
 * it first, and before it second: in English, which is read in many countries, the other way round.
 */
export const localVat = (request: Pick<PageRequest, 'brand' | 'route' | 'text'>): OwnVat | undefined =>
  vats(request.text, '', () => toOwnVat(request), request.brand);

/** The same where prices are said with it first. */
export function ownVat(request: Parameters<typeof localVat>[0]): OwnVat | undefined {
  const vat = localVat(request);
  return vat?.isFirst ? vat : undefined;
}

function toOwnVat({ brand, route: { locale }, text }: Parameters<typeof ownVat>[0]): OwnVat | undefined {
  const own = countryOf(locale);
  const found = brand.configurator?.vat?.rates.find(({ country }) => country === own);
  if (!found) return undefined;
  const { tag, formats } = LOCALES[locale];
  const percent = new Intl.NumberFormat(formats, { style: 'percent', maximumFractionDigits: 1 });
  const rate = percent.format(found.rate / 100);
  const country =
    new Intl.DisplayNames(tag, { type: 'region', style: 'short' }).of(found.country) ?? found.country;
  return {
    isFirst: locale !== DEFAULT_LOCALE,
    percent: 100 + found.rate,
    terms: text('offer.taxOnly', { rate }),
    termsWithCountry: text('offer.tax', { rate, country }),
  };
}

/** The price of the offer with this VAT; undefined without a price. */
export function priceWithVat(
  blocks: readonly RawBlock[],
  request: PageRequest,
  { percent }: OwnVat,
): string | undefined {
  const amount = findOffer(blocks)?.priceFrom;
  return amount === undefined ? undefined : formatAmount(blocks, request, (amount * percent) / 100);
}

/**
 * What the offer asks and the year of the next delivery, where it has them; on request, how soon it is said. The price
 * comes in the order of `localVat`: every block that says a price takes it from here.
 */
export function offerWords(
  blocks: readonly RawBlock[],
  request: PageRequest,
): { price?: string; otherPrice?: string; delivery?: string } {
  const { text } = request;
  const offer = findOffer(blocks);
  const year = offer?.deliveryYear;
  const answer = offer && offer.priceFrom === undefined ? text('offer.answer') : undefined;
  const vat = localVat(request);
  const withVat = vat && priceWithVat(blocks, request, vat);
  const prices =
    withVat && vat.isFirst
      ? {
          price: text('offer.fromTaxed', { price: withVat, tax: vat.terms }),
          otherPrice: text('offer.price', { price: formatAmount(blocks, request) }),
        }
      : {
          price: offerPrice(blocks, request),
          otherPrice: withVat ? `${withVat} ${vat?.termsWithCountry}` : answer,
        };
  return withoutUndefined<{ price?: string; otherPrice?: string; delivery?: string }>({
    ...prices,
    delivery: year === undefined ? undefined : text('offer.delivery', { year: `${year}` }),
  });
}
