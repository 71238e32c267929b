import { LOCALES, type Locale } from '../../../locales/locales.ts';
import type { BoatPicker } from '../../../schemas/blocks/boat-picker.ts';
import type { CompareSpecifications } from '../../../schemas/blocks/compare-specifications.ts';
import type { Range, RangeProduct } from '../../../schemas/entities/range.ts';
import { createSitePageDraft } from '../createSitePageDraft.ts';
import { boatValue, byLength } from '../forms/boatChoices.ts';
import { listOrEmpty } from '../listOrEmpty.ts';
import type { PageBuilder, PageRequest } from '../PageBuilder.ts';
import { loadTable } from './loadTable.ts';

/** Columns that a table has room for. */
const MOST = 3;
/** Where a choice that was sent leads: to the table, or to the sentence that says why it is not compared. */
const ANSWER = 'figures';

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
  const chosen = wanted.slice(0, MOST);
  const shown = chosen.length > 1 ? chosen : toExample(ranges, chosen[0]);
  // The form was sent, which says so itself; a link from a boat's page has that boat alone.
  const isMissing = chosen.length < 2 && shown.length > 1 && asked.includes('none');
  const isOnly = query.get('differences') === '1';
  const { products, rows } = await loadTable(shown, request);
  const props: CompareSpecifications = {
    heading: text(chosen.length < 2 && shown.length > 1 ? 'compare.tableExample' : 'compare.table'),
    products,
    rows,
    ...(shown.length > 1 && { differences: isOnly ? 'only' : 'offered' }),
  };
  const label = text('compare.title');
  const picker = toPicker(models, { wanted, shown, isMissing }, request);
  const table = picker.error ? props : { ...props, anchor: ANSWER };
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
      ...(rows.length > 0 ? [{ id: 'table', type: 'compare-specifications', props: table }] : []),
    ],
  });
  return { type: 'page', draft, query: understood && `?${understood}` };
};

interface Comparison {
  /** All that the address names, also those that no column is left for. */
  wanted: readonly RangeProduct[];
  shown: readonly RangeProduct[];
  /** Whether the choice was sent with fewer than two. */
  isMissing: boolean;
}

/** The choice of boats, with a sentence about what is shown where that is not what was chosen. */
function toPicker(
  models: readonly RangeProduct[],
  { wanted, shown, isMissing }: Comparison,
  { route, text }: PageRequest,
): BoatPicker {
  const [chosen, left] = [wanted.slice(0, MOST), wanted.slice(MOST)];
  const [boat] = chosen;
  const [first, second] = shown;
  const isExample = chosen.length < 2 && second !== undefined;
  const isFirst = isExample && !boat && !isMissing;
  const sentence = (id: 'compare.example' | 'compare.chosen' | 'compare.none' | 'compare.one') =>
    text(id, { boat: boat?.title ?? '', first: first?.title ?? '', second: second?.title ?? '' });
  const error = isMissing
    ? sentence(boat ? 'compare.one' : 'compare.none')
    : left.length > 0 && text('compare.left', { boats: formatList(left, route.locale) });
  return {
    heading: text('compare.heading'),
    ...(error && { error }),
    ...(isExample && !isMissing && { note: sentence(boat ? 'compare.chosen' : 'compare.example') }),
    action: `${route.canonicalPath}#${ANSWER}`,
    most: MOST,
    boats: models.map((model) => ({
      value: boatValue(model.title),
      label: model.title,
      // With nothing asked for, the example is the first choice, to be changed; after that each tick is the visitor's own.
      ...((isFirst ? shown : chosen).includes(model) && { isChosen: true }),
    })),
  };
}

const formatList = (models: readonly RangeProduct[], locale: Locale): string =>
  new Intl.ListFormat(LOCALES[locale].formats).format(models.map(({ title }) => title));

/**
 * Of the range with the shortest model its two shortest, as buyers ask for them most; with a given boat, the pair with
 * her that is closest in length.
 */
function toExample(ranges: readonly Range[], boat: RangeProduct | undefined): RangeProduct[] {
  const models = byLength(ranges);
  const range = ranges.find(({ products }) => models[0] && products.includes(models[0]));
  if (!boat && range && range.products.length > 1) return byLength([range]).slice(0, 2);
  const pairs = models.slice(1).map((longer, index) => [models[index] ?? longer, longer]);
  const toGap = ([shorter, longer]: RangeProduct[]) =>
    (longer?.profile?.length ?? Number.MAX_VALUE) - (shorter?.profile?.length ?? 0);
  const fitting = boat ? pairs.filter((pair) => pair.includes(boat)) : pairs;
  return fitting.toSorted((one, other) => toGap(one) - toGap(other))[0] ?? [...models];
}
