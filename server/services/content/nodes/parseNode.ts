import { LOCALE_CODES, type Locale } from '../../../../locales/locales.ts';
import type { Alternate } from '../../../../schemas/entities/alternate.ts';
import type { ContentNode, NodeBundle, ProductNode } from '../Content.ts';
import { pageLocale } from '../contentLocale.ts';
import type { ResourceReader } from '../jsonapi/ResourceReader.ts';
import { type OwnParagraphs, parseBlocks } from '../paragraphs/paragraphTable.ts';
import { contentPath, nodeAlias } from '../site-index/contentPath.ts';
import type { SiteIndex } from '../site-index/createSiteIndex.ts';
import { parseArticle } from './article.ts';
import { parseDealerPage } from './dealer.ts';
import { parseEvent } from './event.ts';
import { parseRange, rangeProduct, rangeTitle } from './range.ts';
import { parseSeo } from './seo.ts';

/** Language of the delivered node; English for one in no language. */
export function nodeLocale(node: ResourceReader): Locale | undefined {
  return pageLocale(node.text('langcode'));
}

/** A node of any bundle, normalized; undefined, reported, without title or number. */
export function parseNode(
  node: ResourceReader,
  {
    bundle,
    locale,
    isHome,
    index,
    cmsHosts,
    ownParagraphs,
  }: {
    bundle: NodeBundle;
    /** Language of the delivered node. */
    locale: Locale;
    isHome: boolean;
    index: SiteIndex;
    cmsHosts: ReadonlySet<string>;
    /** Of the brand's own block types. */
    ownParagraphs: OwnParagraphs | undefined;
  },
): ContentNode | undefined {
  const { id } = node;
  const { entity } = node.at();
  const title = node.text('title');
  const number = node.number('drupal_internal__nid');
  if (title === undefined || number === undefined) {
    return node.report('field-invalid', 'A page has no title or no number; it is not shown');
  }
  const alias = isHome ? '/' : nodeAlias(node.raw('path'));
  const base = {
    id,
    title,
    contentLocale: locale,
    isHome,
    seo: parseSeo(node, title, cmsHosts),
    pageInfo: {
      pageId: id,
      path: alias ?? `/node/${number}`,
      language: locale,
      pageType: bundle,
      pageTitle: title,
    },
    alternates: withOwn(index.alternates(id), locale, alias),
    blocks: parseBlocks(node, ownParagraphs),
    ...(entity && { entity }),
  };
  if (bundle === 'product') {
    const product = parseProduct(node);
    return product && { ...base, bundle, product };
  }
  if (bundle === 'range') {
    const range = parseRange(node);
    return range && { ...base, bundle, range };
  }
  if (bundle === 'event') {
    const event = parseEvent(node);
    return event && { ...base, bundle, event };
  }
  if (bundle === 'dealer') {
    const dealer = parseDealerPage(node);
    return dealer && { ...base, bundle, dealer };
  }
  if (bundle === 'page') return { ...base, bundle };
  const article = parseArticle(node, bundle);
  return article && { ...base, bundle, article };
}

/** URL lists are cached for some minutes: a page just published is missing in them, but exists. */
function withOwn(known: Alternate[], locale: Locale, alias: string | undefined): Alternate[] {
  if (alias === undefined || known.some((alternate) => alternate.locale === locale)) return known;
  const own = { locale, path: contentPath(alias, locale) };
  return LOCALE_CODES.flatMap((code) =>
    code === locale ? [own] : known.filter((alternate) => alternate.locale === code),
  );
}

/** A `node--product` for its own page: as in ranges, with its range; undefined, reported, without title or number. */
function parseProduct(product: ResourceReader): ProductNode['product'] | undefined {
  const model = rangeProduct(product);
  if (!model) return undefined;
  const range = product.one('field_range');
  const title = range && rangeTitle(range);
  if (!range || title === undefined) return model;
  const url = range.path();
  return { ...model, range: { title, ...(url !== undefined && { url }) } };
}
