import { bulkhead } from 'cockatiel';
import type { Locale } from '../../../../locales/locales.ts';
import { createMemo } from '../../../../memo/createMemo.ts';
import { isRecord } from '../../../../schemas/isRecord.ts';
import { UpstreamError } from '../../../http/errors.ts';
import { type ContentSource, cmsHosts, linkWords } from '../ContentSource.ts';
import type { Document } from '../jsonapi/parseDocument.ts';
import { lookUpRedirect } from '../router/lookUpPath.ts';
import type { SiteIndex } from '../site-index/createSiteIndex.ts';
import { createPathFinder, prefixLocale } from './createPathFinder.ts';
import { redirectLocation } from './redirectLocation.ts';
import { toLinkUri } from './toLinkUri.ts';

/** Found once for each response: a list has a thousand nodes. */
const linkedPaths = createMemo<ReadonlySet<string>>();

/** Paths of one document that are asked for, and how many at a time. */
const MOST = 40;
const AT_ONCE = 4;

/**
 * Where the content service redirects the paths of a document's links that no page of the site has, such as those of
 * renamed pages. Each is asked once per language that it may be written in, and cached.
 *
 * @param englishFirst as for toReadContext.
 * @returns site addresses or URLs by path; empty for nearly every document. Never throws UpstreamError: without an
 * answer a link is left out, reported.
 */
export async function loadLinkRedirects(
  source: ContentSource,
  document: Document,
  index: SiteIndex,
  locale: Locale,
  englishFirst = false,
): Promise<ReadonlyMap<string, string>> {
  const hosts = cmsHosts(source, document);
  const words = linkWords(locale, englishFirst);
  const find = createPathFinder(index, locale, words);
  const paths = linkedPaths(document, 'paths', () => new Set(linkPaths(document, hosts)));
  const unknown = [...paths].filter((path) => find(path) === undefined);
  const limit = bulkhead(AT_ONCE, MOST);
  const found = await Promise.all(
    unknown
      .slice(0, MOST)
      .map((path) => limit.execute(async () => [path, await loadRedirect(source, path, words)] as const)),
  );
  return new Map(
    found.flatMap(([path, to]) => {
      const location = to === undefined ? undefined : redirectLocation(to, index, hosts);
      return location === undefined ? [] : [[path, location] as const];
    }),
  );
}

/** The redirect in the language of the path's prefix, or in the first one of `words` that has it. */
async function loadRedirect({ client, report }: ContentSource, path: string, words: readonly Locale[]) {
  const prefixed = prefixLocale(path);
  const rest = prefixed ? path.replace(/^\/[^/]+/, '') || '/' : path;
  try {
    for (const language of prefixed ? [prefixed] : words) {
      const to = await lookUpRedirect(client, language, rest);
      if (to !== undefined) return to;
    }
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    report({ event: 'list-failed', reason: `The redirect of ${path} could not be loaded: ${error.message}` });
  }
  return undefined;
}

/** Paths of the site in link fields and rich text, without query; numbers of nodes are in the site index. */
function linkPaths({ data, included }: Document, hosts: ReadonlySet<string>): string[] {
  const fields = [...data, ...included].flatMap(({ attributes }) => Object.values(attributes).flat());
  const uris = fields.flatMap((field): (string | undefined)[] => {
    if (!isRecord(field)) return [];
    if (typeof field.uri === 'string') return [field.uri];
    if (typeof field.processed !== 'string') return [];
    return [...field.processed.matchAll(/\bhref="([^"]*)"/g)].map(([, href = '']) =>
      toLinkUri(href.replaceAll('&amp;', '&'), hosts),
    );
  });
  return uris.flatMap((uri) => {
    const path = /^internal:(\/[^?#]*)/.exec(uri ?? '')?.[1];
    const isPage = path !== undefined && !/^\/(?:node\/\d+$|sites\/default\/files\/)/.test(path);
    return isPage ? [path] : [];
  });
}
