import type { CompareSpecifications } from '../../../schemas/blocks/compare-specifications.ts';
import type { RangeProduct } from '../../../schemas/entities/range.ts';
import type { RawBlock } from '../../services/content/Content.ts';
import { withoutUndefined } from '../../services/content/withoutUndefined.ts';
import { toLayouts } from '../configurator/loadBoats.ts';
import { toBoatLinks } from '../models/boatLinks.ts';
import { loadModelBlocks } from '../models/loadModelBlocks.ts';
import { findOffer, formatAmount, localVat, priceWithVat } from '../models/offerPrice.ts';
import type { PageRequest } from '../PageBuilder.ts';
import { validProps } from '../validateDraft.ts';

type Column = CompareSpecifications['products'][number];

/** Values of one model by label, in the editor's order, with the group that each row is in. */
type Specifications = ReadonlyMap<string, { value: string; group?: string | undefined }>;

/** The tables on the pages of some models, joined. Models are drawn where the measures of all are known. */
export async function loadTable(
  models: readonly RangeProduct[],
  request: PageRequest,
): Promise<Pick<CompareSpecifications, 'products' | 'rows'>> {
  const isDrawn = models.every(({ profile }) => profile);
  const columns = await Promise.all(models.map((model) => loadColumn(model, isDrawn, request)));
  return {
    products: columns.map(({ product }) => product),
    rows: joinRows(columns.map(({ specifications }) => specifications)),
  };
}

/** A model with what its own page says: its table by label, below prices and next delivery, and where it leads. */
async function loadColumn(model: RangeProduct, isDrawn: boolean, request: PageRequest) {
  const { title, url, menuImage, sliderImage, profile } = model;
  const { text } = request;
  const blocks = await loadModelBlocks(model, request);
  const table = validProps(blocks, 'compare-specifications').find(({ products }) => products.length < 2);
  const delivery = findOffer(blocks)?.deliveryYear;
  const toRow = ([label, value]: readonly [string, string]) => [label, { value }] as const;
  let group: string | undefined;
  const specifications: Specifications = new Map([
    ...toPrices(blocks, request).map(toRow),
    ...(delivery ? [toRow([text('compare.delivery'), `${delivery}`])] : []),
    ...(table?.rows ?? []).flatMap(({ label, values: [value], ...row }) => {
      group = row.group ?? group;
      return value === undefined ? [] : [[label, { value, group }] as const];
    }),
  ]);
  const links = toBoatLinks(model, blocks, request);
  const product = withoutUndefined<Column>({
    title,
    url,
    layouts: toLayouts(blocks),
    ...(isDrawn ? { profile } : { image: menuImage ?? sliderImage }),
    ...(links.length > 0 && { links }),
  });
  return { product, specifications };
}

/**
 * The base price by label: before VAT and with that of the language's country (`localVat`). The label says what the
 * sums are: three of them stand in one line on a phone.
 */
function toPrices(blocks: readonly RawBlock[], request: PageRequest): (readonly [string, string])[] {
  if (!findOffer(blocks)) return [];
  const label = request.text('compare.base');
  const net = formatAmount(blocks, request);
  const netRow = [request.text('offer.price', { price: label }), net] as const;
  const vat = localVat(request);
  if (!vat) return [netRow];
  const withVat = priceWithVat(blocks, request, vat);
  const row = [`${label} ${vat.termsWithCountry}`, withVat ?? net] as const;
  const rows = vat.isFirst ? [row, netRow] : [netRow, row];
  return withVat === undefined ? rows.slice(0, 1) : rows;
}

/**
 * One row for each label, with a value for each model; empty where a model has none. A label that only a later model
 * has stands behind the one it follows there. A group is that of the first model that has the label.
 */
export function joinRows(models: readonly Specifications[]): CompareSpecifications['rows'] {
  const labels: string[] = [];
  for (const model of models) {
    let place = 0;
    for (const label of model.keys()) {
      const known = labels.indexOf(label);
      if (known < 0) labels.splice(place, 0, label);
      place = (known < 0 ? place : known) + 1;
    }
  }
  const groups = labels.map((label) => models.find((model) => model.has(label))?.get(label)?.group);
  return labels.map((label, index) => ({
    ...(groups[index] && groups[index] !== groups[index - 1] && { group: groups[index] }),
    label,
    values: models.map((model) => model.get(label)?.value ?? ''),
  }));
}
