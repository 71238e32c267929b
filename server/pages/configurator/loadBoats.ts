import type { Configurator } from '../../../schemas/blocks/configurator.ts';
import type { ConfiguratorOptions } from '../../../schemas/configuratorOptions.ts';
import type { RawBlock } from '../../services/content/Content.ts';
import { withoutUndefined } from '../../services/content/withoutUndefined.ts';
import { boatValue, byLength, hasBrochure, hidesBrochure } from '../forms/boatChoices.ts';
import { listOrEmpty } from '../listOrEmpty.ts';
import { loadModelBlocks } from '../models/loadModelBlocks.ts';
import { findOffer, formatAmount, formatExtra, offerPrice, offerWords } from '../models/offerPrice.ts';
import type { PageRequest } from '../PageBuilder.ts';
import { validProps } from '../validateDraft.ts';

type Option = Configurator['groups'][number]['options'][number];
type Packs = ConfiguratorOptions['packs'];

/** A boat to choose. */
export interface Boat extends Option {
  hasBrochure: boolean;
}

/** The models of the ranges, or one of them, with what the configurator takes from her page: measures, plans, prices. */
export async function loadBoats(
  { packs }: ConfiguratorOptions,
  request: PageRequest,
  model?: string,
): Promise<readonly Boat[]> {
  const ranges = await listOrEmpty(request.content.ranges(request.route.locale), 'the boats', request);
  const asked = byLength(ranges).filter(({ title }) => !model || boatValue(title) === model);
  return Promise.all(
    asked.map(async (product): Promise<Boat> => {
      const blocks = await loadModelBlocks(product, request);
      return {
        value: boatValue(product.title),
        label: product.title,
        hasBrochure: hasBrochure(product, hidesBrochure(blocks)),
        ...toPrices(packs, blocks, product.title, request),
        ...withoutUndefined<Pick<Option, 'delivery' | 'promotion' | 'profile' | 'layouts'>>({
          delivery: offerWords(blocks, request).delivery,
          promotion: findOffer(blocks)?.promotion,
          profile: product.profile,
          layouts: toLayouts(blocks),
        }),
      };
    }),
  );
}

/** What a boat costs with each selection of packs, and what each pack adds; nothing for a boat without an offer. */
function toPrices(
  packs: Packs,
  blocks: readonly RawBlock[],
  title: string,
  request: PageRequest,
): Partial<Option> {
  const from = offerPrice(blocks, request);
  if (from === undefined) return {};
  const own = packsOf(packs, blocks, title);
  const selections = toSelections(own);
  const fitting = fittingPacks(packs, blocks, title, request);
  return {
    from,
    // A name stays on one line.
    yours: request.text('form.configuration.name', { boat: title.replaceAll(' ', '\u00a0') }),
    base: formatAmount(blocks, request),
    prices: Object.fromEntries(
      selections.map((some) => [toKey(some), offerPrice(blocks, request, addUp(some)) ?? from]),
    ),
    ...toAmounts(selections, blocks),
    extras: Object.fromEntries(fitting.map(({ id, price }) => [id, price])),
    included: own.flatMap(({ id, price }) => (price === 0 ? [id] : [])),
    promoted: Object.fromEntries(fitting.flatMap(({ id, promoted }) => (promoted ? [[id, promoted]] : []))),
    regular: Object.fromEntries(fitting.flatMap(({ id, regular }) => (regular ? [[id, regular]] : []))),
  };
}

/** The prices with each selection as numbers, as far as they are known. */
function toAmounts(selections: readonly Packs[], blocks: readonly RawBlock[]): Partial<Option> {
  const { priceFrom, isAbout, currency = 'EUR' } = findOffer(blocks) ?? {};
  if (priceFrom === undefined) return {};
  const known = selections.flatMap((some) => {
    const extras = addUp(some);
    return extras === 'unknown' ? [] : [[toKey(some), priceFrom + extras] as const];
  });
  return { amounts: Object.fromEntries(known), currency, ...(isAbout && { isAbout }) };
}

const toKey = (some: Packs): string => some.map(({ id }) => id).join(' ');

/** The packs for a boat; those that the offer on her page has in its price for a while cost less, and say why. */
function packsOf(packs: Packs, blocks: readonly RawBlock[], title: string) {
  const isPromoted = findOffer(blocks)?.promotion !== undefined;
  return packs
    .filter(({ boats }) => boats?.includes(boatValue(title)) ?? true)
    .map(({ promoted, ...pack }) =>
      isPromoted && promoted
        ? { ...pack, price: promoted.price, regular: pack.price, why: promoted.text }
        : pack,
    );
}

/** None of the packs, each, and all of them that can be had together. */
const toSelections = ([pack, ...others]: Packs): Packs[] => {
  if (!pack) return [[]];
  const rest = toSelections(others);
  return [...rest, ...rest.map((some) => [pack, ...some])];
};

/** What packs cost together; unknown as soon as one of them is on request. */
function addUp(packs: Packs): number | 'unknown' {
  const prices = packs.flatMap(({ price }) => price ?? []);
  return prices.length === packs.length ? prices.reduce((sum, price) => sum + price, 0) : 'unknown';
}

/**
 * The packs for a boat in the language of the page: what each holds and adds to the price, and why that is less now, with
 * `{price}` for what it is otherwise (`regular`, before VAT).
 *
 * @param percent of the prices before VAT.
 */
export const fittingPacks = (
  packs: Packs,
  blocks: readonly RawBlock[],
  title: string,
  request: PageRequest,
  percent = 100,
): { id: string; name: string; price: string; text?: string; promoted?: string; regular?: number }[] =>
  packsOf(packs, blocks, title).map(({ id, name, text, price, ...pack }) => ({
    id,
    name: name[request.route.locale],
    price: toExtra(blocks, request, price && (price * percent) / 100),
    ...(text && { text: text[request.route.locale] }),
    ...('why' in pack && {
      promoted: pack.why[request.route.locale],
      ...(pack.regular && { regular: pack.regular }),
    }),
  }));

/** The sign stands apart from the amount, on the same line. */
function toExtra(blocks: readonly RawBlock[], request: PageRequest, price: number | undefined): string {
  if (price === undefined) return request.text('offer.onRequest');
  if (price === 0) return request.text('offer.included');
  return `+\u00a0${formatExtra(blocks, request, price)}`;
}

/** What the deck plans on a boat's page are drawn from; undefined where it shows none. */
export function toLayouts(blocks: readonly RawBlock[]): Option['layouts'] {
  const [plans] = validProps(blocks, 'cabin-layouts');
  if (!plans) return undefined;
  const { heading: _, text: __, liesOn: ___, water: ____, fuel: _____, items, ...boat } = plans;
  return { ...boat, items: items.map(({ cabins, heads }) => ({ cabins, heads })) };
}
