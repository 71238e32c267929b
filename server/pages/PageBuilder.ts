import type { MessageId } from '../../locales/Messages.ts';
import type { RouteMatch } from '../../locales/parsePath.ts';
import type { Content } from '../content/Content.ts';
import type { PageDraft } from './PageDraft.ts';

/** Texts of the catalogue of one language, on the server. */
export type Translate = (id: MessageId, values?: Record<string, string | number>) => string;

/** What a page builder works with: the address, and everything it may ask. */
export interface PageRequest {
  route: RouteMatch;
  content: Content;
  /** Origin of the site, for addresses that must be absolute. */
  siteUrl: string;
  text: Translate;
  /** Of the address; a builder reads from it what it knows, and nothing else. */
  query: URLSearchParams;
  now: Date;
}

export interface PageRedirect {
  type: 'redirect';
  status: number;
  location: string;
}

export type PageAnswer = { type: 'page'; draft: PageDraft } | PageRedirect;

/** From an address and the content to what answers it; undefined when nothing stands there. */
export type PageBuilder = (request: PageRequest) => Promise<PageAnswer | undefined>;
