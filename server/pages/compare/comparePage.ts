import { LOCALES, type Locale } from '../../../locales/locales.ts';
import type { BoatPicker } from '../../../schemas/blocks/boat-picker.ts';
import type { CompareSpecifications } from '../../../schemas/blocks/compare-specifications.ts';
import type { RangeProduct } from '../../../schemas/entities/range.ts';
import { isRecord } from '../../../schemas/isRecord.ts';
import { withoutUndefined } from '../../services/content/withoutUndefined.ts';
import { createSitePageDraft } from '../createSitePageDraft.ts';
import { boatValue, byLength } from '../forms/boatChoices.ts';
import { listOrEmpty } from '../listOrEmpty.ts';
import { loadModelBlocks } from '../models/loadModelBlocks.ts';
import { deliveryYear, offerPrice } from '../models/offerPrice.ts';
import type { PageBuilder, PageRequest } from '../PageBuilder.ts';
import { toBoatLinks } from '../pageActions.ts';

/** Columns that a table has room for. */
const MOST = 3;

type Column = CompareSpecifications['products'][number];

/**
 * Two or three models beside each other (behaviour §2.12): first the choice, then the boats to one scale, above the
 * tables of their own pages, joined. Fewer are not enough: an example is shown until two are chosen. Of more the first
 * three are compared, and the page names the others: its address keeps them. It has no node.
 */
export const comparePage: PageBuilder = async (request) => {
  const { content, query, route, text } = request;
  const ranges = await listOrEmpty(content.ranges(route.locale), 'the boats', request);
  const models = byLength(ranges);
  const asked = (query.get('boats') ?? '').split(',');
  const wanted = models.filter(({ title }) => asked.includes(boatValue(title)));
  const [chosen, left] = [wanted.slice(0, MOST), wanted.slice(MOST)];
  const shown = chosen.length > 1 ? chosen : toExample(models, chosen[0]);
  const [first, second] = shown;
  const isExample = chosen.length < 2 && second !== undefined;
  // The form was sent, which says so itself; a link from a boat's page has that boat alone.
  const isMissing = isExample && asked.includes('none');
  const sentence = (id: 'compare.example' | 'compare.chosen' | 'compare.none' | 'compare.one') =>
    text(id, { boat: chosen[0]?.title ?? '', first: first?.title ?? '', second: second?.title ?? '' });
  const error = isMissing
    ? sentence(chosen[0] ? 'compare.one' : 'compare.none')
    : left.length > 0 && text('compare.left', { boats: formatList(left, route.locale) });
  const isOnly = query.get('differences') === '1';
  const isDrawn = shown.every(({ profile }) => profile);
  const columns = await Promise.all(shown.map((model) => loadColumn(model, isDrawn, request)));
  const rows = joinRows(columns.map(({ specifications }) => specifications));
  const props: CompareSpecifications = {
    heading: text('compare.table'),
    products: columns.map(({ product }) => product),
    rows,
    ...(shown.length > 1 && { differences: isOnly ? 'only' : 'offered' }),
  };
  const label = text('compare.title');
  const picker: BoatPicker = {
    heading: text('compare.heading'),
    ...(error && { error }),
    ...(isExample && !isMissing && { note: sentence(chosen[0] ? 'compare.chosen' : 'compare.example') }),
    action: route.canonicalPath,
    most: MOST,
    boats: models.map((model) => ({
      value: boatValue(model.title),
      label: model.title,
      ...(chosen.includes(model) && { isChosen: true }),
    })),
  };
  const boats = [...(isMissing ? ['none'] : []), ...wanted.map(({ title }) => boatValue(title))].join(',');
  const understood = [boats && `boats=${boats}`, isOnly && 'differences=1'].filter(Boolean).join('&');
  const draft = createSitePageDraft(request, {
    kind: 'compare',
    trail: [],
    label,
    // Read out when the document loads, before anything on it.
    ...(isMissing && { title: [text('compare.need'), label] }),
    description: text('compare.description'),
    // One page for search engines, not one for each pair.
    ...(understood && { robots: 'noindex,follow' }),
    blocks: [
      { id: 'title', type: 'page-title', props: { heading: label } },
      ...(models.length > 0 ? [{ id: 'boats', type: 'boat-picker', props: picker }] : []),
      ...(rows.length > 0 ? [{ id: 'table', type: 'compare-specifications', props }] : []),
    ],
  });
  return { type: 'page', draft, query: understood && `?${understood}` };
};

const formatList = (models: readonly RangeProduct[], locale: Locale): string =>
  new Intl.ListFormat(LOCALES[locale].formats).format(models.map(({ title }) => title));

/** The two that are closest in length, as a buyer of that size weighs them; of them one is the given boat, if any. */
function toExample(models: readonly RangeProduct[], boat: RangeProduct | undefined): RangeProduct[] {
  const pairs = models.slice(1).map((longer, index) => [models[index] ?? longer, longer]);
  const toGap = ([shorter, longer]: RangeProduct[]) =>
    (longer?.profile?.length ?? Number.MAX_VALUE) - (shorter?.profile?.length ?? 0);
  const fitting = boat ? pairs.filter((pair) => pair.includes(boat)) : pairs;
  return fitting.toSorted((one, other) => toGap(one) - toGap(other))[0] ?? [...models];
}

/** A model with what its own page says: its table by label, below price and next delivery, and where it leads. */
async function loadColumn(model: RangeProduct, isDrawn: boolean, request: PageRequest) {
  const { title, url, menuImage, sliderImage, profile } = model;
  const blocks = await loadModelBlocks(model, request);
  const table = blocks.find(
    ({ type, props }) =>
      type === 'compare-specifications' && Array.isArray(props.products) && props.products.length < 2,
  );
  const rows: unknown[] = Array.isArray(table?.props.rows) ? table.props.rows : [];
  const price = offerPrice(blocks, request);
  const delivery = deliveryYear(blocks);
  const specifications: Specifications = new Map([
    ...(price ? [[request.text('compare.price'), price] as const] : []),
    ...(delivery ? [[request.text('compare.delivery'), delivery] as const] : []),
    ...rows.flatMap((row) => {
      const { label, values } = isRecord(row) ? row : {};
      const value = Array.isArray(values) ? values[0] : undefined;
      return typeof label === 'string' && typeof value === 'string' ? [[label, value] as const] : [];
    }),
  ]);
  const links = toBoatLinks(model, blocks, request);
  const product = withoutUndefined<Column>({
    title,
    url,
    ...(isDrawn ? { profile } : { image: menuImage ?? sliderImage }),
    ...(links.length > 0 && { links }),
  });
  return { product, specifications };
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
