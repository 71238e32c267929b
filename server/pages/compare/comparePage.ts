import type { CompareSpecifications } from '../../../schemas/blocks/compare-specifications.ts';
import type { RangeProduct } from '../../../schemas/entities/range.ts';
import { isRecord } from '../../../schemas/isRecord.ts';
import { withoutUndefined } from '../../services/content/withoutUndefined.ts';
import { createSitePageDraft } from '../createSitePageDraft.ts';
import { boatValue } from '../forms/boatChoices.ts';
import { listOrEmpty } from '../listOrEmpty.ts';
import { loadModelBlocks } from '../models/loadModelBlocks.ts';
import { offerPrice } from '../models/offerPrice.ts';
import type { PageBuilder, PageRequest } from '../PageBuilder.ts';

/** Columns that a table has room for. */
const MOST = 3;

/**
 * Two or three models beside each other (behaviour §2.12): first the choice, then the boats to one scale, above the
 * tables of their own pages, joined. It has no node.
 */
export const comparePage: PageBuilder = async (request) => {
  const { content, query, route, text } = request;
  const ranges = await listOrEmpty(content.ranges(route.locale), 'the boats', request);
  const models = ranges.flatMap(({ products }) => products);
  const asked = (query.get('boats') ?? '').split(',');
  const chosen = models.filter(({ title }) => asked.includes(boatValue(title))).slice(0, MOST);
  const values = chosen.map(({ title }) => boatValue(title));
  const tables = await Promise.all(chosen.map((model) => loadSpecifications(model, request)));
  const rows = joinRows(tables);
  const isDrawn = chosen.length > 1 && chosen.every(({ profile }) => profile);
  const props: CompareSpecifications = {
    heading: text('compare.table'),
    ...(chosen.length > 1 && { text: `<p>${text('compare.note')}</p>` }),
    products: chosen.map(({ title, url, menuImage, sliderImage, profile }) =>
      withoutUndefined<CompareSpecifications['products'][number]>({
        title,
        url,
        ...(isDrawn ? { profile } : { image: menuImage ?? sliderImage }),
      }),
    ),
    rows,
  };
  const label = text('compare.title');
  const boats = models.map(({ title }) => ({
    value: boatValue(title),
    label: title,
    ...(values.includes(boatValue(title)) && { isChosen: true }),
  }));
  const draft = createSitePageDraft(request, {
    kind: 'compare',
    trail: [],
    label,
    description: text('compare.description'),
    // One page for search engines, not one for each pair.
    ...(values.length > 0 && { robots: 'noindex,follow' }),
    blocks: [
      { id: 'title', type: 'page-title', props: { heading: label } },
      ...(boats.length > 0
        ? [
            {
              id: 'boats',
              type: 'boat-picker',
              props: { heading: text('compare.heading'), action: route.canonicalPath, boats },
            },
          ]
        : []),
      ...(rows.length > 0 ? [{ id: 'table', type: 'compare-specifications', props }] : []),
    ],
  });
  return { type: 'page', draft, query: values.length > 0 ? `?boats=${values.join(',')}` : '' };
};

/** The table on a model's own page, by label, below its price; empty without a page or a table. */
async function loadSpecifications(model: RangeProduct, request: PageRequest): Promise<Specifications> {
  const blocks = await loadModelBlocks(model, request);
  const table = blocks.find(
    ({ type, props }) =>
      type === 'compare-specifications' && Array.isArray(props.products) && props.products.length < 2,
  );
  const rows: unknown[] = Array.isArray(table?.props.rows) ? table.props.rows : [];
  const price = offerPrice(blocks, request);
  return new Map([
    ...(price ? [[request.text('compare.price'), price] as const] : []),
    ...rows.flatMap((row) => {
      const { label, values } = isRecord(row) ? row : {};
      const value = Array.isArray(values) ? values[0] : undefined;
      return typeof label === 'string' && typeof value === 'string' ? [[label, value] as const] : [];
    }),
  ]);
}

/** Values of one model by label, in the editor's order. */
type Specifications = ReadonlyMap<string, string>;

/**
 * One row for each label, with a value for each model; empty where a model has none. A label that only a later model
 * has stands behind the one it follows there.
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
  return labels.map((label) => ({ label, values: models.map((model) => model.get(label) ?? '') }));
}
