import type { PageName } from '../../locales/routes.ts';

/** What a page's builder reads of the query of its address; see knownQuery. */
export interface KnownQuery {
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

/** By route, as builderOf has it. */
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
export const queryOf = (name: PageName): KnownQuery => table[name] ?? FORM;
