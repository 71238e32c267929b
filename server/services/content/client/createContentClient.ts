import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../../locales/locales.ts';
import type { CacheFetchOptions, DataCache } from '../../../cache/data/DataCache.ts';
import { fetchObserved } from '../../../cache/data/fetchObserved.ts';
import type { PageRecord } from '../../../cache/PageRecord.ts';
import type { Upstream } from '../../upstream/createUpstream.ts';
import { fetchWithRetry, mayPass } from '../../upstream/fetchWithRetry.ts';
import { type Document, parseDocument } from '../jsonapi/parseDocument.ts';
import { followPages } from './followPages.ts';

/** An answer of the content service: what was asked for, or a definite no (forbidden or not there). */
export type Lookup<T> = { found: true; value: T } | { found: false; status: 403 | 404 };

/** How an answer of the content service is cached; see CacheFetchOptions. */
type Caching<T> = Pick<CacheFetchOptions<T>, 'freshSeconds' | 'isAbsent' | 'refreshAfterPurge'>;

/** The HTTP side of the content service. Each method throws UpstreamError when it does not answer properly. */
export interface ContentClient {
  /** `host:port` the service is called by. */
  readonly host: string;
  /** GETs `path` (with its query) below the locale's own base and reads it with `read`. */
  get<T>(locale: Locale, path: string, read: (body: unknown) => T): Promise<Lookup<T>>;
  /** GETs a collection with all its pages as one document. */
  list(locale: Locale, path: string): Promise<Document>;
  /** The cached answer for the locale under `path`, else what `make` answers; the page's record hears of it. */
  cached<T>(
    locale: Locale,
    path: string,
    caching: Caching<T>,
    make: CacheFetchOptions<T>['make'],
  ): Promise<T>;
}

export interface ContentClientOptions {
  /** Address of the content service without a locale segment. */
  url: string;
  /** Sent with every call; carries the secret. */
  headers: Record<string, string>;
  cache: DataCache;
  upstream: Upstream;
}

/** Raised whenever the shape of what is kept changes, so that a shared cache never serves the old one. */
const CACHE_VERSION = 2;

/**
 * Makes the client: addresses, key, deadline, paging and cache in one place. It knows no bundle.
 *
 * @returns the client for making one page, whose record hears of every answer.
 */
export function createContentClient(
  options: ContentClientOptions,
): (record: Pick<PageRecord, 'waitMs' | 'add'>) => ContentClient {
  const { cache, upstream } = options;
  const base = new URL(options.url);
  const basePath = base.pathname.replace(/\/+$/, '');

  /** English has no segment, Portuguese is `pt-pt` (contract, How to call it). */
  const toContentPath = (locale: Locale, path: string): string => {
    const segment = locale === DEFAULT_LOCALE ? '' : `/${LOCALES[locale].contentCode}`;
    return `${basePath}${segment}${path}`;
  };
  const address = (locale: Locale, path: string) => new URL(toContentPath(locale, path), base.origin);

  const ask = (url: URL) =>
    fetchWithRetry(
      upstream,
      {
        who: 'The content service',
        address: url,
        shown: `${url.pathname}${url.search}`,
        headers: { accept: 'application/vnd.api+json, application/json', ...options.headers },
        answers: [200, 403, 404],
      },
      // A gateway says that the service behind it is away for a moment; a 500 of the service itself would come again.
      (failure) => failure.status !== 500 && mayPass(failure),
    );

  const get: ContentClient['get'] = async (locale, path, read) => {
    const { status, body } = await ask(address(locale, path));
    if (status === 403 || status === 404) return { found: false, status };
    return { found: true, value: read(body) };
  };

  return (record) => ({
    host: base.host,
    get,

    list: (locale, path) =>
      followPages(address(locale, path), async (url) => parseDocument((await ask(url)).body)),

    async cached(locale, path, caching, make) {
      // As good as a whole address, which takes longer to make than the answer takes to be found.
      const observed = { cache, upstream, url: toContentPath(locale, path) };
      const key = `content:${CACHE_VERSION}:${locale}:${path}`;
      const answer = await fetchObserved(observed, { ...caching, key, make, waitMs: record.waitMs });
      record.add(answer);
      return answer.value;
    },
  });
}
