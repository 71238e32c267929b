import type { IncomingMessage } from 'node:http';
import { parsePath } from '../../../locales/parsePath.ts';
import { isPersonal, knownQuery } from '../../pages/knownQuery.ts';
import { readNavigation } from '../../pages/readNavigation.ts';
import type { Negotiation } from './negotiate.ts';
import type { PageTarget } from './PageTarget.ts';

/** Longer than the choices of every list together: what is longer is a search, or leads to a shorter one. */
const LONGEST_QUERY = 200;

/**
 * Which kept page would answer a request; undefined for one that is never answered so: with a method that is not read-only,
 * about one visitor. It says nothing yet of whether there is such a page. Credentials make no difference: no page of the
 * site is made of them, and behind a gate every visitor sends some.
 */
export function readTarget(
  { method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  { formOf }: Pick<Negotiation, 'formOf'>,
): PageTarget | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const mark = url.indexOf('?');
  const { pathname: path, isNavigation } = readNavigation(mark === -1 ? url : url.slice(0, mark));
  const as = isNavigation ? 'data' : formOf(headers.accept);
  if (mark === -1 || mark === url.length - 1) return { path, query: '', as };
  const query = readQuery(path, url.slice(mark + 1));
  return query === undefined ? undefined : { path, query, as };
}

function readQuery(path: string, written: string): string | undefined {
  const route = parsePath(path);
  if (route.type !== 'route') return undefined;
  const query = knownQuery(route.name, new URLSearchParams(written));
  if (isPersonal(route.name, query)) return undefined;
  const known = `${query}`;
  return known.length > LONGEST_QUERY ? undefined : known;
}
