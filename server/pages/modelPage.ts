import { buildPath } from '../../locales/buildPath.ts';
import { parsePath } from '../../locales/parsePath.ts';
import type { PageName } from '../../locales/routes.ts';
import { createMemo } from '../../memo/createMemo.ts';
import { isRecord } from '../../schemas/isRecord.ts';
import type { Link } from '../../schemas/parts/link.ts';
import type { ProductNode, RawBlock } from '../services/content/Content.ts';
import { contentPage } from './contentPage.ts';
import { nextPlaces } from './events/eventDates.ts';
import { boatValue, hasBrochure, hidesBrochure } from './forms/boatChoices.ts';
import { listOrEmpty } from './listOrEmpty.ts';
import { boatQuery, withBoatBar, withOffer, withPacks } from './models/boatLinks.ts';
import type { PageDraft, PageRequest } from './PageBuilder.ts';
import { boatSiblings } from './siblingLinks.ts';

/** A boat: breadcrumb home, range, model; analytics with model, segment and business unit (behaviour §2.3). */
export async function modelPage(node: ProductNode, request: PageRequest): Promise<PageDraft> {
  const { route, siteUrl, brand } = request;
  const { product } = node;
  const range = product.range;
  const isOffered = hasBrochure(product, hidesBrochure(node.blocks));
  const [events, ranges] = await Promise.all([
    listOrEmpty(request.content.events(route.locale), 'the list of events', request),
    listOrEmpty(request.content.ranges(route.locale), 'the boats', request),
  ]);
  const places = nextPlaces(events, request, product.title).join('\u00a0· ');
  const blocks = [
    ...modelBlocks(node, request, isOffered).map((block) => withPlaces(block, places, request)),
    ...boatSiblings(node.id, ranges, request),
  ];
  const draft = contentPage({ ...node, blocks }, request, {
    kind: 'model',
    trail: range ? [{ label: range.title, ...(range.url && { url: range.url }) }] : [],
    label: node.title,
    analytics: {
      model: product.datalayerModel ?? '',
      segment: product.datalayerSegment ?? '',
      businessUnit: product.datalayerBusinessUnit ?? '',
    },
    structuredData: (image) => [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: node.title,
        url: siteUrl + route.canonicalPath,
        brand: { '@type': 'Brand', name: brand.name },
        ...(node.seo.description && { description: node.seo.description }),
        ...(range && { category: range.title }),
        ...(image && { image }),
      },
    ],
  });
  return isOffered ? draft : { ...draft, lacksBrochure: true };
}

/** The same block for as long as its link is the same, so that it is validated once. */
const completed = createMemo<RawBlock>();
const named = createMemo<RawBlock>();
const comparisons = createMemo<RawBlock>();
const shown = createMemo<RawBlock>();

/** Whether a link leads to a page of the site without a query, in any language. */
function leadsTo(name: PageName, link: unknown): link is Link {
  if (!isRecord(link) || typeof link.url !== 'string' || !link.url.startsWith('/')) return false;
  const path = link.url.replace(/[?#].*$/, '');
  const route = parsePath(path);
  return route.type === 'route' && route.name === name;
}

/** A block without its links to the brochure form; undefined when nothing else is left of it. */
function withoutBrochure(block: RawBlock): RawBlock | undefined {
  const kept = Object.entries(block.props).filter(
    ([name, value]) => name !== 'brochureLink' && !leadsTo('brochure', value),
  );
  const props = Object.fromEntries(kept);
  const isEmpty = block.type === 'buttons-section' && !props.configuratorLink && !props.findDealerLink;
  return isEmpty ? undefined : { ...block, props };
}

/** A block whose links to the form for a sea trial, and to the dealers, name the model. */
function withModel(block: RawBlock, title: string): RawBlock {
  const links = Object.entries(block.props).filter(
    ([, value]) => leadsTo('sea-trial', value) || leadsTo('dealers-map', value),
  );
  if (links.length === 0) return block;
  const query = boatQuery(title);
  const complete = () => {
    const complete = links.map(([name, link]) => [
      name,
      { ...(link as Link), url: (link as Link).url + query },
    ]);
    return { ...block, props: { ...block.props, ...Object.fromEntries(complete) } };
  };
  return named(block, query, complete);
}

/** The table of the model alone, with a link to the page that puts others beside it. */
function withComparison(block: RawBlock, title: string, { route, text }: PageRequest): RawBlock {
  const { products } = block.props;
  if (block.type !== 'compare-specifications' || (Array.isArray(products) && products.length > 1))
    return block;
  const url = `${buildPath(route.locale, 'compare')}?boats=${boatValue(title)}`;
  const complete = () => ({
    ...block,
    props: { ...block.props, compareLink: { url, label: text('compare.link') } },
  });
  return comparisons(block, url, complete);
}

/** The introduction with the next places where the boat can be seen. */
function withPlaces(block: RawBlock, places: string, { text }: PageRequest): RawBlock {
  if (block.type !== 'product-introduction' || !places) return block;
  const { text: lead = '' } = block.props;
  const words = `${lead}<p>${text('model.events', { places })}</p>`;
  return shown(block, words, () => ({ ...block, props: { ...block.props, text: words } }));
}

/** To the brochure form, with the model preselected (behaviour §3.5). */
const brochureLink = (title: string, { route, text }: PageRequest): Link => ({
  url: buildPath(route.locale, 'brochure') + boatQuery(title),
  label: text('model.brochure'),
});

/**
 * The blocks of a model page. Its introduction links to the brochure; where there is none to order, no block of the
 * page links to the form.
 */
function modelBlocks(
  { blocks: given, product }: ProductNode,
  request: PageRequest,
  isOffered: boolean,
): RawBlock[] {
  const complete = given
    .map((block) => withModel(block, product.title))
    .map((block) => withOffer(block, product.title, given, request))
    .map((block) => withPacks(block, product.title, given, request))
    .map((block) => withComparison(block, product.title, request));
  const blocks = withBoatBar(complete, product.title, request, isOffered);
  if (!isOffered) return blocks.flatMap((block) => withoutBrochure(block) ?? []);
  const introduction = given.find(({ type }) => type === 'product-introduction');
  const link = brochureLink(product.title, request);
  const withLink = (block: RawBlock) => ({ ...block, props: { ...block.props, brochureLink: link } });
  return blocks.map((block) =>
    block.id === introduction?.id ? completed(block, link.url, () => withLink(block)) : block,
  );
}
