import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../locales/locales.ts';
import type { DataCache } from '../../cache/DataCache.ts';
import { readDocument } from '../jsonapi/readDocument.ts';
import type { Observe } from '../UpstreamCall.ts';
import type { ContentClient, Lookup } from './ContentClient.ts';
import { fetchJson } from './fetchJson.ts';
import { followPages } from './followPages.ts';

export interface ContentClientOptions {
  /** Address of the content service without a locale segment. */
  url: string;
  /** Sent with every call; carries the secret. */
  headers: Record<string, string>;
  cache: DataCache;
  observe: Observe;
  /** Further headers of each call, such as the request id. */
  requestHeaders: () => Record<string, string>;
  deadlineMs: number;
}

/** Raised whenever the shape of what is kept changes, so that a shared cache never serves the old one. */
const CACHE_VERSION = 1;

/** Makes the client: addresses, key, deadline, paging and cache in one place. It knows no bundle. */
export function createContentClient(options: ContentClientOptions): ContentClient {
  const { cache, observe } = options;
  const base = new URL(options.url);
  const basePath = base.pathname.replace(/\/+$/, '');

  /** English has no segment, Portuguese is `pt-pt` (contract, How to call it). */
  const address = (locale: Locale, path: string) => {
    const segment = locale === DEFAULT_LOCALE ? '' : `/${LOCALES[locale].contentCode}`;
    return new URL(`${basePath}${segment}${path}`, base.origin);
  };

  const ask = (url: URL) =>
    fetchJson(url, {
      headers: {
        accept: 'application/vnd.api+json, application/json',
        ...options.requestHeaders(),
        ...options.headers,
      },
      deadlineMs: options.deadlineMs,
      observe,
    });

  return {
    host: base.host,

    async get<T>(locale: Locale, path: string, read: (body: unknown) => T): Promise<Lookup<T>> {
      const { status, body } = await ask(address(locale, path));
      if (status === 403 || status === 404) return { found: false, status };
      return { found: true, value: read(body) };
    },

    list: (locale, path) =>
      followPages(address(locale, path), async (url) => readDocument((await ask(url)).body)),

    async cached(locale, path, expirySeconds, make) {
      const start = performance.now();
      let called = false;
      let answered = false;
      const value = await cache.cacheFetch(
        `content:${CACHE_VERSION}:${locale}:${path}`,
        expirySeconds,
        async () => {
          called = true;
          const made = await make();
          answered = true;
          return made;
        },
      );
      if (!answered) {
        const url = address(locale, path);
        observe({
          service: 'content',
          url: `${url.pathname}${url.search}`,
          ms: performance.now() - start,
          outcome: called ? 'stale' : 'cached',
        });
      }
      return value;
    },
  };
}
