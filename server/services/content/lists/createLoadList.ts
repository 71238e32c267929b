import type { Locale } from '../../../../locales/locales.ts';
import { createMemo } from '../../../../memo/createMemo.ts';
import { type ContentSource, toReadContext } from '../ContentSource.ts';
import { EXPIRY_SECONDS } from '../expiry.ts';
import { type Document, documentTags } from '../jsonapi/parseDocument.ts';
import { parseResources, type ResourceReader } from '../jsonapi/ResourceReader.ts';
import { loadLinkRedirects } from '../links/loadLinkRedirects.ts';
import { loadOptionalList } from '../loadOptionalList.ts';
import type { SiteIndex } from '../site-index/createSiteIndex.ts';
import { loadSiteIndex } from '../site-index/loadSiteIndex.ts';
import { updateNodeList } from './updateNodeList.ts';

const CACHING = { freshSeconds: EXPIRY_SECONDS.list, refreshAfterPurge: true };

/** A list in one language: the same array for as long as its response is cached. */
export type LoadList<T> = (source: ContentSource, locale: Locale) => Promise<readonly T[]>;

interface List<T> {
  /** Entity type and bundle in Drupal. */
  of: { entity: 'node' | 'taxonomy_term' | 'dealer'; bundle: string };
  /** JSON:API path with its query. */
  path: string;
  /** Description of a list that a content service may not have: it is then empty, reported. */
  absentAs?: string;
  /** Whether its entries link to files, whose sizes are told. */
  hasFiles?: boolean;
  /** Entries that cannot be shown are left out, reported. */
  read: (resources: readonly ResourceReader[], site: { locale: Locale; index: SiteIndex }) => readonly T[];
}

/**
 * Creates the loader of a list: cached as long as lists are, and parsed once for each response.
 *
 * The loader throws UpstreamError when the list cannot be loaded.
 */
export function createLoadList<T>({ of, path, absentAs, hasFiles, read }: List<T>): LoadList<T> {
  const memo = createMemo<readonly T[]>();
  const { entity, bundle } = of;
  const pageTags = [`${entity}_list`, `${entity}_list:${bundle}`, `content:list:${bundle}`];
  return async (source, locale) => {
    const { client } = source;
    const fetchList = () =>
      absentAs === undefined ? client.list(locale, path) : loadOptionalList(source, locale, path, absentAs);
    const loadDocument = client.cached<Document>(locale, path, CACHING, async (outdated) => {
      const updated =
        outdated && of.entity === 'node'
          ? await updateNodeList({ client, locale, bundle: of.bundle, path }, outdated)
          : undefined;
      const list = updated ?? (await fetchList());
      const value = hasFiles ? await client.withFileSizes(list) : list;
      return { value, tags: [...pageTags, ...documentTags(value)], pageTags };
    });
    const [document, index] = await Promise.all([loadDocument, loadSiteIndex(source)]);
    const redirects = await loadLinkRedirects(source, document, index, locale);
    const make = () => {
      const context = toReadContext(source, document, index, locale, { redirects });
      return read(parseResources(document, context), { locale, index });
    };
    return memo(document, `${locale} ${JSON.stringify([...redirects])}`, make, index);
  };
}
