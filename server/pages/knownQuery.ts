import type { PageName } from '../../locales/routes.ts';
import { readReference } from '../leads/store/reference.ts';
import { isSwitch } from './isSwitch.ts';
import { queryOf } from './queryOf.ts';

type IsMeant = (entry: [name: string, value: string]) => boolean;

const ownNames = (name: PageName): ReadonlySet<string> => {
  const { names, personal = [] } = queryOf(name);
  return new Set([...names, ...personal]);
};

const isKnown = (name: PageName): IsMeant => {
  const own = ownNames(name);
  const { bare = false } = queryOf(name);
  return ([key, value]) => own.has(key) || (bare && isSwitch(value));
};

/** A list's form sends its empty fields as well; a text that cannot be a reference is no answer of a form. */
const isEmpty = (name: PageName): IsMeant => {
  const own = ownNames(name);
  return ([key, value]) =>
    own.has(key) && (value === '' || (key === 'sent' && readReference(value, '') === undefined));
};

/**
 * What a builder is given of a query: the parameters of its table (queryOf) that have a value, each once, in
 * alphabetical order. Nothing else can have a part in a page, so nothing else makes another one.
 */
export function knownQuery(name: PageName, query: URLSearchParams): URLSearchParams {
  if (query.size === 0) return query;
  const [known, empty] = [isKnown(name), isEmpty(name)];
  const first = new Map([...query].filter((entry) => known(entry) && !empty(entry)).reverse());
  const wanted = new URLSearchParams([...first]);
  wanted.sort();
  return wanted;
}

/** What no builder reads of a query, such as `utm_source`: redirects take it along. */
export function foreignQuery(name: PageName, query: URLSearchParams): URLSearchParams {
  const known = isKnown(name);
  return new URLSearchParams([...query].filter((entry) => !known(entry)));
}

/** Whether a query is of one visitor alone: a place, a search, the reference of what was sent. */
export const isPersonal = (name: PageName, query: URLSearchParams): boolean =>
  (queryOf(name).personal ?? []).some((parameter) => query.has(parameter));
