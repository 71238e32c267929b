import type { PageName } from '../../locales/routes.ts';
import { parseReference } from '../leads/store/reference.ts';

/** What a page's builder reads of the query of its address; see knownQuery. */
interface KnownQuery {
  /** Parameters that make another page, the same for everybody who names them. */
  names: readonly string[];
  /** Parameters that say something of one visitor, or whatever somebody types: such a page is never kept. */
  personal?: readonly string[];
  /** Any name that is set for itself alone (isSwitch) means something as well (preselectType). */
  bare?: true;
}

const FORM: KnownQuery = { names: ['model'], personal: ['sent'] };
const ARTICLES: KnownQuery = { names: ['category', 'product'] };
const LOCATOR: KnownQuery = { names: ['dealer', 'country', 'page'], personal: ['near', 'q'] };

/** By route, as getPageBuilder has it. */
const table: { readonly [Name in PageName]?: KnownQuery } = {
  news: ARTICLES,
  'news-pagination': ARTICLES,
  'life-on-board': ARTICLES,
  'life-on-board-pagination': ARTICLES,
  'owner-stories': { names: ['product', 'page'] },
  events: { names: ['country', 'product', 'event_type', 'page'], bare: true },
  'dealers-map': LOCATOR,
  'charters-map': LOCATOR,
  'service-centers-map': LOCATOR,
  sitemap: { names: [] },
};

/** The query of a route; on every other page stands a form, or an editor may put one there. */
export const getKnownQuery = (name: PageName): KnownQuery => table[name] ?? FORM;

const ON: ReadonlySet<string> = new Set(['', '1', 'true']);

/** Whether a parameter is set for its name alone: `?lagoon-days`, `?lagoon-days=1` or `?lagoon-days=true`. */
export const isSwitch = (value: string | null): boolean => value !== null && ON.has(value.toLowerCase());

const isOwn = ({ names, personal = [] }: KnownQuery, key: string): boolean =>
  names.includes(key) || personal.includes(key);

const isKnown = (query: KnownQuery, key: string, value: string): boolean =>
  isOwn(query, key) || (query.bare === true && isSwitch(value));

/** A list's form sends its empty fields as well; a text that cannot be a reference is no answer of a form. */
const isEmpty = (query: KnownQuery, key: string, value: string): boolean =>
  isOwn(query, key) && (value === '' || (key === 'sent' && parseReference(value, '') === undefined));

/**
 * What a builder is given of a query: the parameters of its table (getKnownQuery) that have a value, each once, in
 * alphabetical order. Nothing else can have a part in a page, so nothing else makes another one.
 */
export function knownQuery(name: PageName, query: URLSearchParams): URLSearchParams {
  if (query.size === 0) return query;
  const known = getKnownQuery(name);
  const meant = [...query].filter(
    ([key, value]) => isKnown(known, key, value) && !isEmpty(known, key, value),
  );
  const first = new Map(meant.reverse());
  const wanted = new URLSearchParams([...first]);
  wanted.sort();
  return wanted;
}

/** What no builder reads of a query, such as `utm_source`: redirects take it along. */
export function foreignQuery(name: PageName, query: URLSearchParams): URLSearchParams {
  const known = getKnownQuery(name);
  return new URLSearchParams([...query].filter(([key, value]) => !isKnown(known, key, value)));
}

/** Whether a query is of one visitor alone: a place, a search, the reference of what was sent. */
export const isPersonal = (name: PageName, query: URLSearchParams): boolean =>
  (getKnownQuery(name).personal ?? []).some((parameter) => query.has(parameter));
