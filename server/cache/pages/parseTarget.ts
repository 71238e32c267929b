import type { IncomingMessage } from 'node:http';
import { parsePath } from '../../../locales/parsePath.ts';
import { isPersonal, knownQuery } from '../../pages/knownQuery.ts';
import { parseNavigation } from '../../pages/parseNavigation.ts';
import type { Negotiation } from './negotiate.ts';
import type { PageTarget } from './PageTarget.ts';

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
