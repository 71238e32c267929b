import type { IncomingMessage } from 'node:http';
import { parsePath } from '../../../locales/parsePath.ts';
import { isPersonal, knownQuery } from '../../pages/knownQuery.ts';
import type { Negotiation } from './negotiate.ts';

/** Representations of a page: HTML, its JSON, or the data of a navigation in the browser. */
export type Representation = 'html' | 'json' | 'data';

/** The key of a cached page, and its only input: nothing else of a request may change it. */
export interface PageTarget {
  /** Percent-encoded path of the page, without query and without the marker of navigation data. */
  path: string;
  /** The part of the query that the page's builder reads, normalized by knownQuery; empty for none. */
  query: string;
  as: Representation;
}

/** The key of a target; no path has a space. The most frequent key is the path itself, without concatenation. */
export const toPageKey = ({ as, path, query }: PageTarget): string => {
  const address = query === '' ? path : `${path}?${query}`;
  return as === 'html' ? address : `${as} ${address}`;
};

/** Longer than the choices of every list together; a longer one is a search, or redirects to a shorter one. */
const MAX_QUERY = 200;

/**
 * The cached page that could answer a request; undefined for methods that are not read-only, and for queries of one
 * visitor. It says nothing of whether the page exists. Credentials make no difference: no page depends on them, and
 * behind a gate every visitor sends some.
 */
export function parseTarget(
  { method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  { negotiateFormat }: Pick<Negotiation, 'negotiateFormat'>,
): PageTarget | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const mark = url.indexOf('?');
  const { pathname: path, isNavigation } = parseNavigation(mark === -1 ? url : url.slice(0, mark));
  const as = isNavigation ? 'data' : negotiateFormat(headers.accept);
  if (mark === -1 || mark === url.length - 1) return { path, query: '', as };
  const query = parseTargetQuery(path, url.slice(mark + 1));
  return query === undefined ? undefined : { path, query, as };
}

function parseTargetQuery(path: string, written: string): string | undefined {
  const route = parsePath(path);
  if (route.type !== 'route') return undefined;
  const query = knownQuery(route.name, new URLSearchParams(written));
  if (isPersonal(route.name, query)) return undefined;
  const known = `${query}`;
  return known.length > MAX_QUERY ? undefined : known;
}

const NAVIGATION = /\/index\.pageContext\.json$/;

/** The page address of a request, and whether it is for the page's data instead of its HTML. */
export function parseNavigation(pathname: string): { pathname: string; isNavigation: boolean } {
  return NAVIGATION.test(pathname)
    ? { pathname: pathname.replace(NAVIGATION, '') || '/', isNavigation: true }
    : { pathname, isNavigation: false };
}

/**
 * Whether the address may redirect to another language. Data of a navigation is requested by a click, and never does.
 */
export const isRootPage = ({ path, as }: Pick<PageTarget, 'path' | 'as'>): boolean =>
  path === '/' && as !== 'data';
