import type { Locale } from '../../../locales/locales.ts';
import type { PageName } from '../../../locales/routes.ts';
import type { Promotion } from '../../../schemas/blocks/promotion.ts';
import type { Alternate } from '../../../schemas/entities/alternate.ts';
import type { Article, ArticleType } from '../../../schemas/entities/article.ts';
import type { Category, Vocabulary } from '../../../schemas/entities/category.ts';
import type { DealerEntry, DealerPage } from '../../../schemas/entities/dealer-page.ts';
import type { Event } from '../../../schemas/entities/event.ts';
import type { PageLists } from '../../../schemas/entities/lists.ts';
import type { PageInfo } from '../../../schemas/entities/page-info.ts';
import type { Range, RangeProduct } from '../../../schemas/entities/range.ts';
import type { Seo } from '../../../schemas/entities/seo.ts';
import type { Brochure } from './Brochure.ts';
import type { EditedEntity, Report } from './ContentEvent.ts';
import type { DraftQuestion, DraftState } from './drafts/DraftQuestion.ts';

import type { ArticleBundle } from './nodes/article.ts';
import type { SiteRow } from './site-index/createSiteIndex.ts';

/** A block of normalized content: not validated yet, so type and props are claims. */
export interface RawBlock {
  id: string;
  type: string;
  /** Version of the schema the props were made for; default: the current one. */
  version?: number;
  /** BCP 47 tag, where its words are in another language than the page. */
  lang?: string;
  props: Record<string, unknown>;
}

/** Common properties of all nodes, normalized. */
interface NodeBase {
  id: string;
  title: string;
  /** Language of the content; differs from the requested one when there is no translation. */
  contentLocale: Locale;
  isHome: boolean;
  /**
   * Metatags of the content service. Canonical and og:url are added by the site; a picture is an external URL, or a
   * path of the content service below /sites/default/files/.
   */
  seo: Omit<Seo, 'structuredData' | 'canonicalUrl' | 'ogUrl'>;
  /** `path` is the content service's address without prefix, not encoded; `/` for home. */
  pageInfo: PageInfo;
  /** Existing translations, this one included, with their prefixed site paths. */
  alternates: Alternate[];
  blocks: RawBlock[];
  /** Where an editor corrects it. */
  entity?: EditedEntity;
}

export interface ProductNode extends NodeBase {
  bundle: 'product';
  product: RangeProduct & { range?: { title: string; url?: string } };
}

export interface RangeNode extends NodeBase {
  bundle: 'range';
  range: Range;
}

export interface ArticleNode extends NodeBase {
  bundle: ArticleBundle;
  article: Article;
}

export interface EventNode extends NodeBase {
  bundle: 'event';
  event: Event;
}

/** A node without further properties. */
interface PlainNode extends NodeBase {
  bundle: 'page';
}

export interface DealerNode extends NodeBase {
  bundle: 'dealer';
  dealer: DealerPage;
}

/** A normalized node, distinguished by its bundle. */
export type ContentNode = ProductNode | RangeNode | ArticleNode | EventNode | DealerNode | PlainNode;

/** Bundles with a page on the site. */
export type NodeBundle = ContentNode['bundle'];

/** Content at an address: a node, or a redirect. */
export type ContentMatch =
  | { type: 'node'; node: ContentNode }
  | { type: 'redirect'; status: 301 | 302 | 303 | 307 | 308; location: string };

/** A draft, and the number of its revision. */
export interface Draft {
  node: ContentNode;
  revision: number;
  /** Whether it is what visitors see. */
  isPublished: boolean;
  /** How many items of a block are in another language than the page, by id of the block. */
  untranslatedItems: Readonly<Record<string, number>>;
}

/** Content for page builders; the only access to the content service. */
export interface Content {
  /**
   * @param path site path of the locale without its prefix, not encoded, starting with a slash; `/` is home.
   * @returns undefined when nothing is published there in this language. An untranslated home page is returned in
   * English; a node at another address than its own is a redirect.
   * @throws UpstreamError when the content service fails.
   */
  find(locale: Locale, path: string): Promise<ContentMatch | undefined>;
  /** A revision that may not be published, for previews; undefined without it. @throws UpstreamError */
  findDraft(question: DraftQuestion, report: Report): Promise<Draft | undefined>;
  /** Whether a preview still shows what is saved; undefined without the revision. @throws UpstreamError */
  findDraftState(question: DraftQuestion): Promise<DraftState | undefined>;
  /** Header and footer menus, links resolved to the locale's own addresses. */
  menus(locale: Locale): Promise<PageLists>;
  /** The promotional visual; undefined when there is none, or when it cannot be loaded. Never throws UpstreamError. */
  lightbox(locale: Locale): Promise<Promotion | undefined>;
  /** Oldest first. */
  ranges(locale: Locale): Promise<readonly Range[]>;
  /** What the blocks of each model say about its brochure. */
  brochures(locale: Locale): Promise<readonly Brochure[]>;
  /** Newest first. */
  articles(locale: Locale, type: ArticleType): Promise<readonly Article[]>;
  /** By start, those without a date last. */
  events(locale: Locale): Promise<readonly Event[]>;
  /** Categories of articles and types of events, in the editor's order. */
  categories(locale: Locale, vocabulary: Vocabulary): Promise<readonly Category[]>;
  /**
   * Values of models in the query, by id: made from the English title, whatever the language of the page; without one
   * from that of the model's first language.
   */
  productValues(): Promise<ReadonlyMap<string, string>>;
  dealerEntries(locale: Locale): Promise<readonly DealerEntry[]>;
  /** Whether the site has a page of the route table in a language: a list is a node of editors, which may be missing. */
  hasPage(locale: Locale, name: PageName): Promise<boolean>;
  /**
   * Translations of the page that exists at this address in another language.
   *
   * @param path as for `find`.
   */
  elsewhere(path: string): Promise<readonly Alternate[]>;
  /** Every translation of every node that the content service lists, including those without a page on the site. */
  pages(): Promise<readonly SiteRow[]>;
  /** Those of `pages` that are for search engines: shown at their address as far as known, and without `noindex`. */
  indexablePages(): Promise<readonly SiteRow[]>;
}
