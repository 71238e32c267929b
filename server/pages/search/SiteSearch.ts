import type { Locale } from '../../../locales/locales.ts';
import type { PageKind } from '../../../schemas/PageKind.ts';
import type { Image } from '../../../schemas/parts/image.ts';

/** The search entry of a page. */
export interface IndexedPage {
  path: string;
  locale: Locale;
  kind: PageKind;
  title: string;
  /** Label of the page it lies below, such as a range or a list; absent below home. */
  section?: string;
  /** Its first picture. */
  image?: Image;
  /** That of its metatags; may be empty. */
  description: string;
  /** What its blocks say, one paragraph a line. */
  text: string;
}

/** A piece of an excerpt; `isMatch` where it is one of the words that were looked for. */
export interface ExcerptPart {
  text: string;
  isMatch?: boolean;
}

export type Suggestion = Pick<IndexedPage, 'path' | 'kind' | 'title' | 'section' | 'image'>;

export interface FoundPage extends Suggestion {
  excerpt: ExcerptPart[];
}

export interface Findings {
  /** How many pages match, and those that were asked for. */
  total: number;
  pages: readonly FoundPage[];
  /** No page has all of the words: these have some. */
  isPartial: boolean;
  /** The same search with words that pages have, where some are on none. */
  correction?: string;
  /** All pages of the language have been read. */
  isComplete: boolean;
}

/** The search over the published pages of one brand. */
export interface SiteSearch {
  /**
   * The pages of a language that match, the best first.
   *
   * @param text as the visitor typed it; see parseSearchText.
   */
  find(locale: Locale, text: string, slice: { offset: number; limit: number }): Promise<Findings>;
  /** The few pages that fit best to words that are still being typed. */
  suggest(locale: Locale, text: string): Promise<readonly Suggestion[]>;
}
