import type { PageName } from '../../locales/routes.ts';
import { queryOf } from './queryOf.ts';

const isWanted = (name: PageName): ((entry: [name: string, value: string]) => boolean) => {
  const { names, personal = [], bare = false } = queryOf(name);
  return ([key, value]) => names.includes(key) || personal.includes(key) || (bare && value === '');
};

/**
 * What a builder is given of a query: the parameters of its table (queryOf), each once, in alphabetical order. Nothing
 * else can have a part in a page, so nothing else makes another one.
 */
export function knownQuery(name: PageName, query: URLSearchParams): URLSearchParams {
  if (query.size === 0) return query;
  const first = new Map([...query].filter(isWanted(name)).reverse());
  const known = new URLSearchParams([...first]);
  known.sort();
  return known;
}

/** Whether a query is of one visitor alone: a place, a search, the reference of what was sent. */
export const isPersonal = (name: PageName, query: URLSearchParams): boolean =>
  (queryOf(name).personal ?? []).some((parameter) => query.has(parameter));
