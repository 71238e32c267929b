import { DEFAULT_LOCALE, type Locale } from '../../../locales/locales.ts';
import type { ContentMatch } from './Content.ts';
import { type ContentSource, cmsHosts } from './ContentSource.ts';
import { redirectLocation } from './links/redirectLocation.ts';
import { loadNode, reportForbidden } from './loadNode.ts';
import { lookUpPath, type RouterMatch } from './router/lookUpPath.ts';
import { contentPath } from './site-index/contentPath.ts';
import { loadSiteIndex } from './site-index/loadSiteIndex.ts';

type NodeMatch = Extract<RouterMatch, { type: 'node' }>;
type RedirectMatch = Extract<RouterMatch, { type: 'redirect' }>;

const HOME = '/';

/** The content at an address of the site; see Content.find. */
export async function findContent(
  source: ContentSource,
  locale: Locale,
  path: string,
): Promise<ContentMatch | undefined> {
  const match = await lookUpPath(source.client, locale, await resolveAlias(source, locale, path));
  if (match?.type === 'redirect') return loadRedirect(source, match, locale, path);
  if (match?.type === 'forbidden') reportForbidden(source, locale, path);
  const found = match?.type === 'node' ? await findNode(source, locale, path, match) : undefined;
  return found ?? (path === HOME && locale !== DEFAULT_LOCALE ? findEnglishHome(source, locale) : undefined);
}

/**
 * The address in the content service's spelling; aliases match in any case, and each of `/The-Yard`, `/tHe-yard` …
 * would be another call and another cache entry.
 */
async function resolveAlias(source: ContentSource, locale: Locale, path: string): Promise<string> {
  if (path === path.toLowerCase()) return path;
  const index = await loadSiteIndex(source);
  const id = index.idAt(path, locale);
  return (id && index.translation(id, locale)?.alias) ?? path;
}

/** A language without a home page shows the English one (contract, Languages). */
async function findEnglishHome(source: ContentSource, locale: Locale): Promise<ContentMatch | undefined> {
  const match = await lookUpPath(source.client, DEFAULT_LOCALE, HOME);
  const node = match?.type === 'node' ? await loadNode(source, match, DEFAULT_LOCALE, locale) : undefined;
  return node && { type: 'node', node };
}

async function findNode(
  source: ContentSource,
  locale: Locale,
  path: string,
  match: NodeMatch,
): Promise<ContentMatch | undefined> {
  const node = await loadNode(source, match, locale, locale);
  if (!node) return undefined;
  // The router also accepts /node/12, other letter cases and prefixed addresses; each page has one address.
  const location = contentPath(node.pageInfo.path, locale);
  if (location === contentPath(path, locale)) return { type: 'node', node };
  return { type: 'redirect', status: 301, location };
}

async function loadRedirect(
  source: ContentSource,
  { to, status }: RedirectMatch,
  locale: Locale,
  path: string,
): Promise<ContentMatch | undefined> {
  const index = await loadSiteIndex(source);
  const location = redirectLocation(to, index, cmsHosts(source));
  const refuse = (fault: string) =>
    source.report({ event: 'link-refused', reason: `The redirect from ${path} to ${to} ${fault}` });
  if (location === undefined) return void refuse('may not be followed');
  // Without the query: the router never sees it, and a redirect would loop.
  const [target] = location.split(/[?#]/, 1);
  if (target === contentPath(path, locale)) return void refuse('leads back to itself');
  return { type: 'redirect', status: redirectStatus(status), location };
}

/** Any other status becomes 302, which is not permanent. */
const redirectStatus = (status: string) =>
  ([301, 302, 303, 307, 308] as const).find((known) => `${known}` === status) ?? 302;
