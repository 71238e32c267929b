import type { Locale } from '../../../../locales/locales.ts';
import { createMemo } from '../../../../memo/createMemo.ts';
import { UpstreamError } from '../../../http/errors.ts';
import type { ContentMatch } from '../Content.ts';
import type { ContentSource } from '../ContentSource.ts';
import { pageLocale } from '../contentLocale.ts';
import { EXPIRY_SECONDS } from '../expiry.ts';
import type { RawResource } from '../jsonapi/parseDocument.ts';
import { toEditedEntity } from '../jsonapi/toEditedEntity.ts';
import { loadOptionalList } from '../loadOptionalList.ts';
import { isNodeBundle, nodeTypes } from '../nodes/nodeTypes.ts';
import { getMetatags } from '../nodes/seo.ts';
import type { SiteRow } from './createSiteIndex.ts';
import { loadSiteIndex } from './loadSiteIndex.ts';

interface Indexable {
  /** Learns from what was found at an address whether a listed node is shown there. */
  learn(source: ContentSource, locale: Locale, path: string, found: ContentMatch | undefined): Promise<void>;
  /** The rows of the site index that search engines may know: the same array for as long as nothing changes. */
  load(source: ContentSource): Promise<readonly SiteRow[]>;
}

const rowKey = ({ locale, id }: Pick<SiteRow, 'locale' | 'id'>): string => `${locale} ${id}`;

/**
 * Which listed nodes are for search engines: not those with `noindex`, nor those at whose address something else was
 * found, such as a redirect. The latter are known only once their page was asked for, as the warm-up does.
 */
export function createIndexable(): Indexable {
  let dead: ReadonlySet<string> = new Set();
  const memo = createMemo<readonly SiteRow[]>();
  return {
    async learn(source, locale, path, found) {
      const index = await loadSiteIndex(source);
      const id = index.idAt(path, locale);
      const row = id === undefined ? undefined : index.translation(id, locale);
      if (row?.path === undefined || row.alias !== path) return;
      const key = rowKey(row);
      const isDead = found?.type !== 'node' || found.node.id !== row.id;
      if (isDead === dead.has(key)) return;
      const others = [...dead].filter((other) => other !== key);
      dead = new Set(isDead ? [...others, key] : others);
      if (isDead) reportDead(source, row, found);
    },
    async load(source) {
      const [{ rows }, ...hidden] = await Promise.all([
        loadSiteIndex(source),
        ...source.locales.map((locale) => loadNoindex(source, locale)),
      ]);
      const make = () => {
        const left = new Set([...dead, ...hidden.flat()]);
        return rows.filter((row) => row.path !== undefined && !left.has(rowKey(row)));
      };
      return memo(rows, 'indexable', make, dead, ...hidden);
    },
  };
}

function reportDead({ client, report }: ContentSource, row: SiteRow, found: ContentMatch | undefined): void {
  const { nid, bundle, title, locale, alias, id } = row;
  const type = `node--${bundle}`;
  const attributes = { drupal_internal__nid: nid, title, langcode: locale };
  const entity = toEditedEntity({ type, attributes }, client.editUrl);
  const what =
    found?.type === 'redirect' ? `its address leads to ${found.location}` : 'nothing is delivered there';
  const reason = `“${title}” is listed at ${alias}, but ${what}; the sitemap leaves it out`;
  report({ event: 'address-dead', reason, resource: type, id, ...(entity && { entity }) });
}

const NOINDEX = /\b(noindex|none)\b/i;
const NOTHING: readonly string[] = [];

/**
 * Keys of the nodes of a language whose metatags say `noindex`. Only these are cached: metatags are a kilobyte a node.
 * While they cannot be loaded, reported, none is known.
 */
async function loadNoindex(source: ContentSource, locale: Locale): Promise<readonly string[]> {
  const { client, report } = source;
  const bundles = Object.keys(nodeTypes).filter(isNodeBundle);
  const caching = { freshSeconds: EXPIRY_SECONDS.robots };
  try {
    return await client.cached<string[]>(locale, '/jsonapi/node?robots', caching, async () => {
      const value: string[] = [];
      // One after the other: no visitor waits for a sitemap.
      for (const bundle of bundles) {
        const path = `/jsonapi/node/${bundle}?page[limit]=9999&fields[node--${bundle}]=metatag,langcode`;
        const { data } = await loadOptionalList(source, locale, path, `metatags of ${bundle}`);
        value.push(...data.filter((node) => isNoindex(node, locale)).map(({ id }) => rowKey({ locale, id })));
      }
      const tags = bundles.flatMap((bundle) => [`node_list:${bundle}`, `content:list:${bundle}`]);
      return { value, tags: ['node_list', ...tags], pageTags: [] };
    });
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const reason = `Which pages in ${locale} are not for search engines could not be loaded: ${error.message}`;
    report({ event: 'list-failed', reason });
    return NOTHING;
  }
}

const isNoindex = ({ attributes: { langcode, metatag } }: RawResource, locale: Locale): boolean =>
  typeof langcode === 'string' &&
  pageLocale(langcode) === locale &&
  NOINDEX.test(getMetatags(metatag).get('robots') ?? '');
