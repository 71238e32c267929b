import type { DataCache } from '../cache/DataCache.ts';
import type { Circuit } from '../upstream/createCircuit.ts';
import type { Patience } from '../upstream/createPatience.ts';
import type { Observe } from '../upstream/UpstreamCall.ts';
import type { Content } from './Content.ts';
import type { Report } from './ContentEvent.ts';
import type { ContentSource } from './ContentSource.ts';
import { createContentClient } from './client/createContentClient.ts';
import { findContent } from './findContent.ts';
import { findElsewhere } from './findElsewhere.ts';
import { loadArticles } from './lists/loadArticles.ts';
import { loadCategories } from './lists/loadCategories.ts';
import { loadDealerEntries } from './lists/loadDealerEntries.ts';
import { loadEvents } from './lists/loadEvents.ts';
import { loadRanges } from './lists/loadRanges.ts';
import { loadLightbox } from './loadLightbox.ts';
import { loadProductValues } from './loadProductValues.ts';
import { loadMenus } from './menus/loadMenus.ts';
import { loadSiteIndex } from './site-index/loadSiteIndex.ts';

export interface ContentOptions {
  /** Address of the content service, without a locale segment. */
  url: string;
  /** Sent with every call; carries the secret. */
  headers: Record<string, string>;
  cache: DataCache;
  /** Hears what had to be dropped; called while an answer is read, so on behalf of the current request. */
  report: Report;
  /** Hears of every question put to the service or answered from the cache. */
  observe?: Observe;
  /** Further headers of a call, such as the request id; asked for with each call. */
  requestHeaders?: () => Record<string, string>;
  /** Patience with one call and its retry, in milliseconds. */
  deadlineMs: number;
  /** Leaves the service alone while it is down. */
  circuit?: Circuit;
  /** How long visitors wait while the service is silent; without it, until the deadline. */
  patience?: Patience;
}

/** The content of the site, read from a Drupal over JSON:API (docs/content-model.md). */
export function createContent({
  report,
  observe = () => undefined,
  requestHeaders = () => ({}),
  deadlineMs,
  ...connection
}: ContentOptions): Content {
  const client = createContentClient({ ...connection, observe, requestHeaders, deadlineMs });
  const source: ContentSource = { client, report };
  return {
    find: (locale, path) => findContent(source, locale, path),
    menus: (locale) => loadMenus(source, locale),
    lightbox: (locale) => loadLightbox(source, locale),
    ranges: (locale) => loadRanges(source, locale),
    articles: (locale, type) => loadArticles[type](source, locale),
    events: (locale) => loadEvents(source, locale),
    categories: (locale, vocabulary) => loadCategories(source, locale, vocabulary),
    productValues: () => loadProductValues(source),
    dealerEntries: (locale) => loadDealerEntries(source, locale),
    elsewhere: (path) => findElsewhere(source, path),
    pages: async () => (await loadSiteIndex(source)).rows,
  };
}
