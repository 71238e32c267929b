import type { Locale } from '../../../locales/locales.ts';
import type { Alternate } from '../../../schemas/entities/alternate.ts';
import type { Article, ArticleType } from '../../../schemas/entities/article.ts';
import type { Category, Vocabulary } from '../../../schemas/entities/category.ts';
import type { DealerEntry, DealerPage } from '../../../schemas/entities/dealer-page.ts';
import type { Event } from '../../../schemas/entities/event.ts';
import type { Lightbox, PageLists } from '../../../schemas/entities/lists.ts';
import type { PageInfo } from '../../../schemas/entities/page-info.ts';
import type { Range, RangeProduct } from '../../../schemas/entities/range.ts';
import type { Seo } from '../../../schemas/entities/seo.ts';
import type { ArticleBundle } from './nodes/article.ts';
import type { SiteRow } from './site-index/createSiteIndex.ts';

/** A block as normalized content has it: not validated yet, so type and props are only what they claim to be. */
export interface RawBlock {
  id: string;
  type: string;
  /** Version of the schema the props were made for; today's when absent. */
  version?: number;
  props: Record<string, unknown>;
}

/** What all nodes of the content service have, normalized. */
interface NodeBase {
  id: string;
  title: string;
  /** Language really delivered; differs from the one asked for when no translation exists. */
  contentLocale: Locale;
  isHome: boolean;
  /**
   * Metatags as delivered. Canonical and og:url are the site's own business; a picture is the address it has
   * elsewhere, or a path of the content service below /sites/default/files/.
   */
  seo: Omit<Seo, 'structuredData' | 'canonicalUrl' | 'ogUrl'>;
  /** `path` is the address without prefix, not encoded, as the content service spells it; `/` for home. */
  pageInfo: PageInfo;
  /** Translations that exist, this one included, with their prefixed site paths. */
  alternates: Alternate[];
  blocks: RawBlock[];
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

/** A node that is nothing but a page. */
interface PlainNode extends NodeBase {
  bundle: 'page';
}

export interface DealerNode extends NodeBase {
  bundle: 'dealer';
  dealer: DealerPage;
}

/** A node of the content service, normalized; told apart by its bundle. */
export type ContentNode = ProductNode | RangeNode | ArticleNode | EventNode | DealerNode | PlainNode;

/** Bundles the site has pages for. */
export type NodeBundle = ContentNode['bundle'];

/** What stands at an address: a node, or a redirect to follow. */
export type ContentMatch =
  | { type: 'node'; node: ContentNode }
  | { type: 'redirect'; status: 301 | 302 | 303 | 307 | 308; location: string };

/** What the page builders may ask; the only door to the content service. */
export interface Content {
  /**
   * @param path site path of the locale without its prefix, not encoded, starting with a slash; `/` is home.
   * @returns undefined when nothing is published there in this language. A home page that is not translated is
   *   returned in English; a node asked for by another address than its own is a redirect there.
   * @throws UpstreamError when the content service does not answer properly.
   */
  find(locale: Locale, path: string): Promise<ContentMatch | undefined>;
  /** Header and footer menus, links resolved to the locale's own addresses. */
  menus(locale: Locale): Promise<PageLists>;
  /** The promotional visual; undefined when there is none to show, or when it cannot be had. Never throws UpstreamError. */
  lightbox(locale: Locale): Promise<Lightbox | undefined>;
  /** Oldest first. */
  ranges(locale: Locale): Promise<readonly Range[]>;
  /** Ids of the models whose introduction hides their brochure. */
  hiddenBrochures(locale: Locale): Promise<readonly string[]>;
  /** Newest first. */
  articles(locale: Locale, type: ArticleType): Promise<readonly Article[]>;
  /** By start, those without a date last. */
  events(locale: Locale): Promise<readonly Event[]>;
  /** Categories of articles and types of events, in the editor's order. */
  categories(locale: Locale, vocabulary: Vocabulary): Promise<readonly Category[]>;
  /**
   * What models are called in the query of an address, by id: made from the English title, whatever the language of
   * the page; from that of the first language a model is in where there is none.
   */
  productValues(): Promise<ReadonlyMap<string, string>>;
  dealerEntries(locale: Locale): Promise<readonly DealerEntry[]>;
  /**
   * Translations of the page that stands at this address in some other language, for visitors who look for it here.
   *
   * @param path as for `find`.
   */
  elsewhere(path: string): Promise<readonly Alternate[]>;
  /** Every translation of every node that the content service lists, whether the site has a page for it or not. */
  pages(): Promise<readonly SiteRow[]>;
}
