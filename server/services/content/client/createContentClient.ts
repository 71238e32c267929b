import { LRUCache } from 'lru-cache';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../../locales/locales.ts';
import { isRecord } from '../../../../schemas/isRecord.ts';
import type { CacheFetchOptions, DataCache } from '../../../cache/data/DataCache.ts';
import { fetchObserved } from '../../../cache/data/fetchObserved.ts';
import type { PageRecord } from '../../../cache/PageRecord.ts';
import type { Upstream } from '../../upstream/createUpstream.ts';
import { fetchWithRetry, mayPass } from '../../upstream/fetchWithRetry.ts';
import { type Document, parseDocument } from '../jsonapi/parseDocument.ts';
import { askWithoutMissing } from './askWithoutMissing.ts';
import { createFileSizes } from './createFileSizes.ts';
import { createMissingIncludes, type MissingInclude, type MissingIncludes } from './createMissingIncludes.ts';
import { followPages } from './followPages.ts';

/** A response of the content service: the resource, or a definite 403 or 404. */
export type Lookup<T> = { found: true; value: T } | { found: false; status: 403 | 404 };

/** How a response of the content service is cached; see CacheFetchOptions. */
type Caching<T> = Pick<CacheFetchOptions<T>, 'freshSeconds' | 'isAbsent' | 'refreshAfterPurge'>;

/** The HTTP client of the content service. Each method throws UpstreamError when the service fails. */
export interface ContentClient {
  /** `host:port` of the service. */
  readonly host: string;
  /** Address of the service for people, without trailing slash; absent for the demo. */
  readonly editUrl?: string;
  /** Which of several ways the service has of delivering a list, by the list's name; the same for all pages. */
  readonly variants: Map<string, number>;
  /** GETs `path` (with its query) below the locale's base and parses it with `read`. */
  get<T>(locale: Locale, path: string, read: (body: unknown) => T): Promise<Lookup<T>>;
  /** The document with the sizes of the files that it links to. Never throws. */
  withFileSizes(document: Document): Promise<Document>;
  /** GETs a collection with all its pages as one document. */
  list(locale: Locale, path: string): Promise<Document>;
  /** The cached value for the locale under `path`, else the result of `make`; recorded as a dependency of the page. */
  cached<T>(
    locale: Locale,
    path: string,
    caching: Caching<T>,
    make: CacheFetchOptions<T>['make'],
  ): Promise<T>;
}

export interface ContentClientOptions {
  /** Base URL of the content service without a locale segment. */
  url: string;
  /** Address whose edit forms are named in reports; default: none are. */
  editUrl?: string | undefined;
  /** Sent with every call; carries the secret. */
  headers: Record<string, string>;
  cache: DataCache;
  upstream: Upstream;
  /** Relationships that the service does not have, and what is called when one more of them is found. */
  missingIncludes?: MissingIncludes;
  onMissingInclude?: (missing: MissingInclude) => void;
}

/** Increased whenever the shape of cached values changes, so that a shared cache never serves old ones. */
const CACHE_VERSION = 3;

/** How long a route is asked without the key that it refused. */
const KEYLESS_MS = 300_000;
/** Drupal refuses an authentication method on a route, with any key: core's AuthenticationSubscriber. */
const isKeyRefused = (body: unknown): boolean =>
  isRecord(body) && /authentication method is not allowed/i.test(String(body.message));

/**
 * Creates the client: URLs, key, deadline, paging and cache. It knows no bundle.
 *
 * @returns a client for one page, which records its dependencies.
 */
export function createContentClient(
  options: ContentClientOptions,
): (record: Pick<PageRecord, 'waitMs' | 'add'>) => ContentClient {
  const { cache, upstream, missingIncludes = createMissingIncludes(), onMissingInclude } = options;
  const base = new URL(options.url);
  const basePath = base.pathname.replace(/\/+$/, '');

  /** English has no segment, Portuguese is `pt-pt` (contract, How to call it). */
  const toContentPath = (locale: Locale, path: string): string => {
    const segment = locale === DEFAULT_LOCALE ? '' : `/${LOCALES[locale].contentCode}`;
    return `${basePath}${segment}${path}`;
  };
  const address = (locale: Locale, path: string) => new URL(toContentPath(locale, path), base.origin);

  const askOnce = (url: URL, key = options.headers) =>
    fetchWithRetry(
      upstream,
      {
        who: 'The content service',
        address: url,
        shown: `${url.pathname}${url.search}`,
        headers: { accept: 'application/vnd.api+json, application/json', ...key },
        answers: url.searchParams.has('include') ? [200, 400, 403, 404] : [200, 403, 404],
      },
      // A gateway error may be temporary; a 500 of the service itself would repeat.
      (failure) => failure.status !== 500 && mayPass(failure),
    );

  const ask = askWithoutMissing(askOnce, missingIncludes, onMissingInclude);

  const loadFileSizes = createFileSizes({
    name: upstream.service,
    url: options.url,
    headers: options.headers,
    isCircuitOpen: () => upstream.circuit?.isOpen() ?? false,
  });

  const variants = new Map<string, number>();
  const keyless = new LRUCache<string, true>({ max: 100, ttl: KEYLESS_MS });

  /** Drupal's router takes no key unless a module allows it there: it answers requests without a key. */
  async function askRoute(locale: Locale, path: string) {
    const url = address(locale, path);
    if (keyless.has(url.pathname)) return ask(url, {});
    const answer = await ask(url);
    if (answer.status !== 403 || !isKeyRefused(answer.body)) return answer;
    keyless.set(url.pathname, true);
    return ask(url, {});
  }

  const get: ContentClient['get'] = async (locale, path, read) => {
    const { status, body } = await askRoute(locale, path);
    return status === 403 || status === 404 ? { found: false, status } : { found: true, value: read(body) };
  };

  return (record) => ({
    host: base.host,
    ...(options.editUrl !== undefined && { editUrl: options.editUrl.replace(/\/+$/, '') }),
    variants,
    get,

    withFileSizes: async (document) => {
      const fileSizes = await loadFileSizes(document);
      return Object.keys(fileSizes).length > 0 ? { ...document, fileSizes } : document;
    },

    list: (locale, path) =>
      followPages(address(locale, path), async (url) => parseDocument((await ask(url)).body)),

    async cached(locale, path, caching, make) {
      // Enough as a cache key; building a whole URL takes longer than a lookup.
      const observed = { cache, upstream, url: toContentPath(locale, path) };
      const key = `content:${CACHE_VERSION}:${locale}:${path}`;
      const answer = await fetchObserved(observed, { ...caching, key, make, waitMs: record.waitMs });
      record.add(answer);
      return answer.value;
    },
  });
}
