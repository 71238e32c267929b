import type { Locale } from '../../../../locales/locales.ts';
import { createMemo } from '../../../../renderer/createMemo.ts';
import { type ContentSource, toReadContext } from '../ContentSource.ts';
import { EXPIRY_SECONDS } from '../expiry.ts';
import { type Document, documentTags } from '../jsonapi/parseDocument.ts';
import { parseResources, type ResourceReader } from '../jsonapi/ResourceReader.ts';
import { loadOptionalList } from '../loadOptionalList.ts';
import type { SiteIndex } from '../site-index/createSiteIndex.ts';
import { loadSiteIndex } from '../site-index/loadSiteIndex.ts';
import { updateNodeList } from './updateNodeList.ts';

const CACHING = { freshSeconds: EXPIRY_SECONDS.list, refreshAfterPurge: true };

/** A list as the pages of a language need it: the same array for as long as the answer it was read from is kept. */
export type LoadList<T> = (source: ContentSource, locale: Locale) => Promise<readonly T[]>;

interface List<T> {
  /** What it lists: entity type and bundle of Drupal. */
  of: { entity: 'node' | 'taxonomy_term' | 'dealer'; bundle: string };
  /** JSON:API path with its query. */
  path: string;
  /** What it lists, where a content service may have no such list: it is then empty, reported. */
  absentAs?: string;
  /** What cannot be shown is left out, reported. */
  read: (resources: readonly ResourceReader[], site: { locale: Locale; index: SiteIndex }) => readonly T[];
}

/**
 * Makes the loader of a list: kept for as long as lists are, and read once for each answer of the content service.
 *
 * The loader throws UpstreamError when the list cannot be had.
 */
export function createLoadList<T>({ of, path, absentAs, read }: List<T>): LoadList<T> {
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
      const value = updated ?? (await fetchList());
      return { value, tags: [...pageTags, ...documentTags(value)], pageTags };
    });
    const [document, index] = await Promise.all([loadDocument, loadSiteIndex(source)]);
    const make = () => {
      const context = toReadContext(source, document, index, locale);
      return read(parseResources(document, context), { locale, index });
    };
    return memo(document, locale, make, index);
  };
}
