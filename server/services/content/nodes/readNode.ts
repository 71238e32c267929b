import { LOCALE_CODES, type Locale } from '../../../../locales/locales.ts';
import type { Alternate } from '../../../../schemas/entities/alternate.ts';
import type { ContentNode, NodeBundle, ProductNode } from '../Content.ts';
import { contentLocale } from '../contentLocale.ts';
import type { ResourceReader } from '../jsonapi/ResourceReader.ts';
import { readBlocks } from '../paragraphs/paragraphTable.ts';
import { contentPath, nodeAlias } from '../site-index/contentPath.ts';
import type { SiteIndex } from '../site-index/createSiteIndex.ts';
import { readArticle } from './article.ts';
import { readDealerPage } from './dealer.ts';
import { readEvent } from './event.ts';
import { rangeProduct, rangeTitle, readRange } from './range.ts';
import { readSeo } from './seo.ts';

/** Language the node was really delivered in. */
export function nodeLocale(node: ResourceReader): Locale | undefined {
  return contentLocale(node.text('langcode'));
}

/** A node of any bundle as the page builders know it; undefined, reported, without title or number. */
export function readNode(
  node: ResourceReader,
  {
    bundle,
    locale,
    isHome,
    index,
    cmsHosts,
  }: {
    bundle: NodeBundle;
    /** Language the node was delivered in. */
    locale: Locale;
    isHome: boolean;
    index: SiteIndex;
    cmsHosts: ReadonlySet<string>;
  },
): ContentNode | undefined {
  const { id } = node;
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
    seo: readSeo(node, title, cmsHosts),
    pageInfo: {
      pageId: id,
      path: alias ?? `/node/${number}`,
      language: locale,
      pageType: bundle,
      pageTitle: title,
    },
    alternates: withOwn(index.alternates(id), locale, alias),
    blocks: readBlocks(node),
  };
  if (bundle === 'product') {
    const product = readProduct(node);
    return product && { ...base, bundle, product };
  }
  if (bundle === 'range') {
    const range = readRange(node);
    return range && { ...base, bundle, range };
  }
  if (bundle === 'event') {
    const event = readEvent(node);
    return event && { ...base, bundle, event };
  }
  if (bundle === 'dealer') {
    const dealer = readDealerPage(node);
    return dealer && { ...base, bundle, dealer };
  }
  if (bundle === 'page') return { ...base, bundle };
  const article = readArticle(node, bundle);
  return article && { ...base, bundle, article };
}

/** The url lists are kept for some minutes: a page just published is not among them yet, but it exists. */
function withOwn(known: Alternate[], locale: Locale, alias: string | undefined): Alternate[] {
  if (alias === undefined || known.some((alternate) => alternate.locale === locale)) return known;
  const own = { locale, path: contentPath(alias, locale) };
  return LOCALE_CODES.flatMap((code) =>
    code === locale ? [own] : known.filter((alternate) => alternate.locale === code),
  );
}

/**
 * A `node--product` as its own page needs it: as ranges list it, and the range it belongs to; undefined, reported,
 * without title or number.
 */
function readProduct(product: ResourceReader): ProductNode['product'] | undefined {
  const model = rangeProduct(product);
  if (!model) return undefined;
  const range = product.one('field_range');
  const title = range && rangeTitle(range);
  if (!range || title === undefined) return model;
  const url = range.path();
  return { ...model, range: { title, ...(url !== undefined && { url }) } };
}
