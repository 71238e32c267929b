import { FINDER_QUESTIONS } from '../../blocks/BoatFinder/finderQuestions.ts';
import type { PageName } from '../../locales/routes.ts';
import { parseReference } from '../leads/store/reference.ts';

/** The parameters that a page builder reads; see knownQuery. */
interface KnownQuery {
  /** Parameters that select another page for all visitors. */
  names: readonly string[];
  /** Parameters of one visitor, free text, or of a day: such a page is never cached. */
  personal?: readonly string[];
  /** Parameters that belong to the answer of a form, and mean nothing without its reference (`sent`). */
  answer?: readonly string[];
  /** Those with several values, in one parameter each, joined by commas. */
  several?: readonly string[];
  /** Parameters that mean nothing in another language. */
  ofLanguage?: readonly string[];
  /** Whether any name without a value (isSwitch) has a meaning (preselectType). */
  allowsSwitches?: true;
}

const BOAT = ['model', 'hull', 'sail', 'cabins', 'pack', 'delivery'];
const FORM: KnownQuery = {
  names: BOAT,
  personal: ['sent'],
  answer: ['boats', 'dealer'],
  several: ['boats', 'pack'],
};
/** Any page of an editor may have a form, or the questions of a boat finder. */
const PAGE: KnownQuery = {
  ...FORM,
  names: [...BOAT, ...Object.keys(FINDER_QUESTIONS)],
  // Of a tour of the yard.
  answer: ['boats', 'dealer', 'day', 'time', 'guests'],
};
const ARTICLES: KnownQuery = { names: ['category', 'product'] };
const TRIAL: KnownQuery = { ...FORM, personal: ['sent', 'day'] };
/** It hands the boat of the configurator on to a dealer: with choices of one visitor, no page of it is kept. */
const LOCATOR: KnownQuery = {
  names: ['dealer', 'country', 'page', 'model'],
  personal: ['near', 'q', ...BOAT.filter((name) => name !== 'model')],
  several: ['pack'],
};

/** By route, like getPageBuilder. */
const table: { readonly [Name in PageName]?: KnownQuery } = {
  news: ARTICLES,
  'news-pagination': ARTICLES,
  'life-on-board': ARTICLES,
  'life-on-board-pagination': ARTICLES,
  'owner-stories': { names: ['product', 'page'] },
  events: { names: ['country', 'product', 'event_type', 'page'], allowsSwitches: true },
  'dealers-map': LOCATOR,
  'charters-map': LOCATOR,
  'service-centers-map': LOCATOR,
  compare: { names: ['boats', 'differences'], several: ['boats'] },
  // No editor's pages.
  brochure: FORM,
  newsletter: FORM,
  configure: { names: BOAT, several: ['pack'] },
  'sea-trial': TRIAL,
  // The same words find other pages there.
  search: { names: ['page'], personal: ['q'], ofLanguage: ['page'] },
  sitemap: { names: [] },
};

/** The query of a route. */
export const getKnownQuery = (name: PageName): KnownQuery => table[name] ?? PAGE;

const ON: ReadonlySet<string> = new Set(['', '1', 'true']);

/** Whether a parameter is a switch: `?lagoon-days`, `?lagoon-days=1` or `?lagoon-days=true`. */
export const isSwitch = (value: string | null): boolean => value !== null && ON.has(value.toLowerCase());

const isOwn = ({ names, personal = [], answer = [] }: KnownQuery, key: string): boolean =>
  names.includes(key) || personal.includes(key) || answer.includes(key);

const isKnown = (query: KnownQuery, key: string, value: string): boolean =>
  isOwn(query, key) || (query.allowsSwitches === true && isSwitch(value));

/** A list's form sends empty fields as well; a text that is no reference is no answer of a form. */
const isEmpty = (query: KnownQuery, key: string, value: string): boolean =>
  isOwn(query, key) && (value === '' || (key === 'sent' && parseReference(value, '') === undefined));

/**
 * Normalizes a query for a builder: the known parameters (getKnownQuery) with a value, each once, in alphabetical
 * order; several values of one are joined where it may have them. Nothing else can change a page.
 */
export function knownQuery(name: PageName, query: URLSearchParams): URLSearchParams {
  if (query.size === 0) return query;
  const known = getKnownQuery(name);
  const meant = [...query].filter(
    ([key, value]) => isKnown(known, key, value) && !isEmpty(known, key, value),
  );
  const first = new Map(meant.toReversed());
  for (const name of known.several ?? []) {
    const values = meant.flatMap(([key, value]) => (key === name ? [value] : []));
    if (values.length > 0) first.set(name, values.join(','));
  }
  if (!first.has('sent')) for (const name of known.answer ?? []) first.delete(name);
  const wanted = new URLSearchParams([...first]);
  wanted.sort();
  return wanted;
}

/**
 * What the other languages of a page keep of its query (knownQuery).
 *
 * @param prefix of the brand's references: that of another brand's form is no answer here.
 */
export function sharedQuery(name: PageName, known: URLSearchParams, prefix: string): string {
  const { ofLanguage = [], answer = [] } = getKnownQuery(name);
  const isAnswer = parseReference(known.get('sent') ?? '', prefix)?.startsWith(`${prefix}-`);
  const dropped = isAnswer ? ofLanguage : [...ofLanguage, 'sent', ...answer];
  const kept = [...known].filter(([key]) => !dropped.includes(key));
  // Commas join several values of one; they stay readable in an address.
  return `${new URLSearchParams(kept)}`.replaceAll('%2C', ',');
}

/** The parameters that no builder reads, such as `utm_source`: redirects keep them. */
export function foreignQuery(name: PageName, query: URLSearchParams): URLSearchParams {
  const known = getKnownQuery(name);
  return new URLSearchParams([...query].filter(([key, value]) => !isKnown(known, key, value)));
}

/** Whether a query is of one visitor: a position, a search, the reference of a sent form. */
export const isPersonal = (name: PageName, query: URLSearchParams): boolean =>
  (getKnownQuery(name).personal ?? []).some((parameter) => query.has(parameter));
