import { LOCALE_CODES, type Locale } from '../../../locales/locales.ts';
import type { Alternate, ContentNode } from '../Content.ts';
import { contentLocale } from '../contentLocale.ts';
import { isRecord } from '../isRecord.ts';
import type { ResourceReader } from '../jsonapi/ResourceReader.ts';
import { readBlocks } from '../paragraphs/readBlocks.ts';
import { contentPath } from '../site-index/contentPath.ts';
import type { SiteIndex } from '../site-index/SiteIndex.ts';
import { readProduct } from './product.ts';
import { readRange } from './range.ts';
import { readSeo } from './seo.ts';

/** Language the node was really delivered in. */
export const nodeLocale = (node: ResourceReader): Locale | undefined => contentLocale(node.text('langcode'));

/** Address of the node in its own language: no prefix, not encoded; undefined when it has none. */
function nodeAlias(node: ResourceReader): string | undefined {
  const path = node.raw('path');
  return isRecord(path) && typeof path.alias === 'string' ? path.alias : undefined;
}

/** A node of any bundle as the page builders know it. */
export function readNode(
  node: ResourceReader,
  {
    locale,
    isHome,
    index,
    cmsHosts,
  }: {
    /** Language the node was delivered in. */
    locale: Locale;
    isHome: boolean;
    index: SiteIndex;
    cmsHosts: ReadonlySet<string>;
  },
): ContentNode {
  const { id, bundle } = node;
  // Drupal refuses to save a node without title; the id keeps a page of one alive.
  const title = node.text('title') ?? id;
  const alias = isHome ? '/' : nodeAlias(node);
  const product = bundle === 'product' ? readProduct(node) : undefined;
  const range = bundle === 'range' ? readRange(node) : undefined;
  return {
    id,
    bundle,
    title,
    contentLocale: locale,
    isHome,
    seo: readSeo(node, title, cmsHosts),
    pageInfo: {
      pageId: id,
      path: alias ?? `/node/${node.number('drupal_internal__nid')}`,
      language: locale,
      pageType: bundle,
      pageTitle: title,
    },
    alternates: withOwn(index.alternates(id), locale, alias),
    blocks: readBlocks(node),
    ...(product && { product }),
    ...(range && { range }),
  };
}

/** The url lists are kept for some minutes: a page just published is not among them yet, but it exists. */
function withOwn(known: Alternate[], locale: Locale, alias: string | undefined): Alternate[] {
  if (alias === undefined || known.some((alternate) => alternate.locale === locale)) return known;
  const own = { locale, path: contentPath(alias, locale) };
  return LOCALE_CODES.flatMap((code) =>
    code === locale ? [own] : known.filter((alternate) => alternate.locale === code),
  );
}
