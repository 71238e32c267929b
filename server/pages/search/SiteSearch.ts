import type { Locale } from '../../../locales/locales.ts';
import type { PageKind } from '../../../schemas/PageKind.ts';
import type { Image } from '../../../schemas/parts/image.ts';

/** A line of a page's text that is a heading. */
export interface IndexedHeading {
  line: number;
  /** Anchor that leads to it, or to what it stands in. */
  id?: string;
}

/** A figure of a boat, such as its draught. */
export interface IndexedFigure {
  /** What it is found by. */
  label: string;
  value: string;
  /** The value says by itself what it is: “From €489,000”. */
  isSentence?: boolean;
  /** Anchor that leads to it. */
  id?: string;
}

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
  /** In the order of the text. */
  headings?: readonly IndexedHeading[];
  figures?: readonly IndexedFigure[];
  /** Last day of an event (ISO 8601). */
  lastDay?: string;
}

/** A piece of an excerpt; `isMatch` where it is one of the words that were looked for. */
export interface ExcerptPart {
  text: string;
  isMatch?: boolean;
}

export type Suggestion = Pick<IndexedPage, 'path' | 'kind' | 'title' | 'section' | 'image'>;

/** Of a page the part that answers. */
export interface Excerpt {
  excerpt: ExcerptPart[];
  /** Anchor of the part, without the sign. */
  anchor?: string;
  /** Heading of the part, where the anchor leads to it. */
  heading?: string;
}

export interface FoundPage extends Suggestion, Excerpt {}

export interface Findings {
  /** How many pages match, and those that were asked for. */
  total: number;
  pages: readonly FoundPage[];
  /** No page has all of the words: these have at least half of those that any page has. */
  isPartial: boolean;
  /** Words that no page has, as typed. */
  missing: readonly string[];
  /** The same search with words that pages have, where some are on none. */
  correction?: string;
  /** All pages of the language have been read. */
  isComplete: boolean;
}

/** Which of the pages that match, from the best one on. */
export interface Slice {
  offset: number;
  limit: number;
}

/** The search over the published pages of one brand. */
export interface SiteSearch {
  /**
   * The pages of a language that match, the best first.
   *
   * @param text as the visitor typed it; see parseSearchText.
   */
  find(locale: Locale, text: string, slice: Slice): Promise<Findings>;
  /** The few pages that fit best to words that are still being typed. */
  suggest(locale: Locale, text: string): Promise<readonly Suggestion[]>;
}

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
