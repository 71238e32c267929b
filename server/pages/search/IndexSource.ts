import type { Locale } from '../../../locales/locales.ts';
import type { IndexedPage } from './SiteSearch.ts';

/** A page that the index shall have. */
export interface ListedPage {
  path: string;
  locale: Locale;
  /** ISO 8601; absent where unknown. */
  changed?: string;
}

/** A page as it was read; without `page` there is nothing to find at its address. */
export interface ReadPage {
  page?: IndexedPage;
  /** Its dependencies, which purges name. */
  tags: ReadonlySet<string>;
  /** A service failed while it was read: it is read again. */
  isDegraded: boolean;
}

/** Where the search has its pages from. */
export interface IndexSource {
  /** All published pages. Rejects while the content service is down. */
  list: () => Promise<readonly ListedPage[]>;
  /** Builds a page through the same code as for visitors. Rejects with UpstreamError. */
  read: (path: string) => Promise<ReadPage>;
}
