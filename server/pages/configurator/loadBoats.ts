import { lazy } from '../../../memo/lazy.ts';
import { createAjv } from '../../../renderer/src/validate.ts';
import { type CabinLayouts, cabinLayoutsSchema } from '../../../schemas/blocks/cabin-layouts.ts';
import type { Configurator } from '../../../schemas/blocks/configurator.ts';
import type { ConfiguratorOptions } from '../../../schemas/configuratorOptions.ts';
import type { RawBlock } from '../../services/content/Content.ts';
import { withoutUndefined } from '../../services/content/withoutUndefined.ts';
import { boatValue, hasBrochure, hidesBrochure } from '../forms/boatChoices.ts';
import { listOrEmpty } from '../listOrEmpty.ts';
import { loadModelBlocks } from '../models/loadModelBlocks.ts';
import { formatAmount, offerPrice } from '../models/offerPrice.ts';
import type { PageRequest } from '../PageBuilder.ts';

type Option = Configurator['groups'][number]['options'][number];
type Packs = ConfiguratorOptions['packs'];

/** A boat to choose. */
export interface Boat extends Option {
  hasBrochure: boolean;
}

/** The models of the ranges with what the configurator takes from their pages: measures, plans, prices with each pack. */
export async function loadBoats(
  { packs }: ConfiguratorOptions,
  request: PageRequest,
): Promise<readonly Boat[]> {
  const ranges = await listOrEmpty(request.content.ranges(request.route.locale), 'the boats', request);
  return Promise.all(
    ranges
      .flatMap(({ products }) => products)
      .map(async (product): Promise<Boat> => {
        const blocks = await loadModelBlocks(product, request);
        return {
          value: boatValue(product.title),
          label: product.title,
          hasBrochure: hasBrochure(product, hidesBrochure(blocks)),
          ...toPrices(packs, blocks, product.title, request),
          ...withoutUndefined<Pick<Option, 'profile' | 'layouts'>>({
            profile: product.profile,
            layouts: readLayouts(blocks),
          }),
        };
      }),
  );
}

/** What a boat costs alone, with each pack, and what the pack adds; nothing for a boat without an offer. */
function toPrices(
  packs: Packs,
  blocks: readonly RawBlock[],
  title: string,
  request: PageRequest,
): Pick<Option, 'base' | 'prices' | 'extras' | 'yours'> {
  const alone = offerPrice(blocks, request);
  if (alone === undefined) return {};
  const fitting = fittingPacks(packs, blocks, title, request);
  return {
    yours: request.text('form.configuration.name', { boat: title }),
    base: formatAmount(blocks, request),
    prices: Object.fromEntries([['', alone], ...fitting.map(({ id, total }) => [id, total ?? alone])]),
    extras: Object.fromEntries([
      ['', request.text('configurator.included')],
      ...fitting.map(({ id, price }) => [id, price]),
    ]),
  };
}

/** The packs for a boat in the language of the page: what each adds to the price, and what the boat costs with it. */
export const fittingPacks = (
  packs: Packs,
  blocks: readonly RawBlock[],
  title: string,
  request: PageRequest,
): { id: string; name: string; text: string | undefined; price: string; total: string | undefined }[] =>
  packs
    .filter(({ boats }) => boats?.includes(boatValue(title)) ?? true)
    .map(({ id, name, text, price }) => ({
      id,
      name: name[request.route.locale],
      text: text?.[request.route.locale],
      price: price === undefined ? request.text('offer.onRequest') : toExtra(blocks, request, price),
      total: offerPrice(blocks, request, price ?? 'unknown'),
    }));

/** The sign stands apart from the amount, on the same line. */
const toExtra = (blocks: readonly RawBlock[], request: PageRequest, price: number): string =>
  `+\u00a0${formatAmount(blocks, request, price)}`;

const { title: _title, purpose: _purpose, ...schema } = cabinLayoutsSchema;
const validator = lazy(() => createAjv().compile<CabinLayouts>(schema));

/** What the deck plans on a boat's page are drawn from; undefined where it shows none. */
function readLayouts(blocks: readonly RawBlock[]): Option['layouts'] {
  const isLayouts = validator();
  const props: unknown = blocks.find(({ type }) => type === 'cabin-layouts')?.props;
  if (!isLayouts(props)) return undefined;
  const { length, beam, items } = props;
  return { length, beam, items: items.map(({ cabins, heads }) => ({ cabins, heads })) };
}
