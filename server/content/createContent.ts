import { localizePath as localizeRoute } from '../../locales/localizePath.ts';
import type { DataCache } from '../cache/DataCache.ts';
import type { Content } from './Content.ts';
import type { Report } from './ContentEvent.ts';
import { createContentClient } from './client/createContentClient.ts';
import { findContent } from './findContent.ts';
import type { LocalizePath } from './links/routePath.ts';
import { loadRanges } from './loadRanges.ts';
import { loadMenus } from './menus/loadMenus.ts';
import type { Site } from './Site.ts';
import type { Observe } from './UpstreamCall.ts';

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
  /** Addresses of pages that are not content, for links to them; the route table's unless said otherwise. */
  localizePath?: LocalizePath;
  /** Further headers of a call, such as the request id; asked for with each call. */
  requestHeaders?: () => Record<string, string>;
  fetch?: typeof fetch;
  /** Patience with one call and its retry, in milliseconds; 5000 unless said otherwise. */
  deadlineMs?: number;
}

/** The content of the site, read from a Drupal over JSON:API (docs/content-model.md). */
export function createContent({
  report,
  observe = () => undefined,
  localizePath = localizeRoute,
  requestHeaders = () => ({}),
  fetch = globalThis.fetch,
  deadlineMs = 5000,
  ...connection
}: ContentOptions): Content {
  const client = createContentClient({ ...connection, observe, requestHeaders, fetch, deadlineMs });
  const site: Site = { client, report, localizePath };
  return {
    find: (locale, path) => findContent(site, locale, path),
    menus: (locale) => loadMenus(site, locale),
    ranges: (locale) => loadRanges(site, locale),
  };
}
