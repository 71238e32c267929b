import type { Configurator } from '../../../schemas/blocks/configurator.ts';
import type { ConfiguratorOptions } from '../../../schemas/configuratorOptions.ts';
import type { RawBlock } from '../../services/content/Content.ts';
import { withoutUndefined } from '../../services/content/withoutUndefined.ts';
import { boatValue, hasBrochure, hidesBrochure } from '../forms/boatChoices.ts';
import { listOrEmpty } from '../listOrEmpty.ts';
import { loadModelBlocks } from '../models/loadModelBlocks.ts';
import { offerPrice } from '../models/offerPrice.ts';
import type { PageRequest } from '../PageBuilder.ts';

type Option = Configurator['groups'][number]['options'][number];

/** A boat to choose, and the numbers of cabins that her page draws; undefined where it draws none. */
export interface Boat extends Option {
  cabins: readonly unknown[] | undefined;
  hasBrochure: boolean;
}

/** The models of the ranges with what the configurator takes from their pages: measures, cabins, prices with each pack. */
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
        const value = boatValue(product.title);
        const fitting = packs.filter(({ boats }) => boats?.includes(value) ?? true);
        const prices = [{ id: '', price: 0 }, ...fitting].flatMap(
          ({ id, price: extra = 'unknown' as const }) => {
            const price = offerPrice(blocks, request, extra);
            return price === undefined ? [] : [[id, price]];
          },
        );
        return {
          value,
          label: product.title,
          cabins: toCabins(blocks),
          hasBrochure: hasBrochure(product, hidesBrochure(blocks)),
          ...(prices.length > 0 && { prices: Object.fromEntries(prices) }),
          ...withoutUndefined<Pick<Option, 'profile'>>({ profile: product.profile }),
        };
      }),
  );
}

function toCabins(blocks: readonly RawBlock[]): readonly unknown[] | undefined {
  const items = blocks.find(({ type }) => type === 'cabin-layouts')?.props.items;
  return Array.isArray(items) ? items.map((item) => item?.cabins) : undefined;
}
