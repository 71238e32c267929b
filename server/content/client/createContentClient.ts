import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../locales/locales.ts';
import { cacheObserved } from '../../cache/cacheObserved.ts';
import type { DataCache } from '../../cache/DataCache.ts';
import { askTwice } from '../../upstream/askTwice.ts';
import type { Circuit } from '../../upstream/createCircuit.ts';
import type { Patience } from '../../upstream/createPatience.ts';
import type { Observe } from '../../upstream/UpstreamCall.ts';
import { readDocument } from '../jsonapi/readDocument.ts';
import type { ContentClient, Lookup } from './ContentClient.ts';
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
  /** Leaves the service alone while it is down. */
  circuit?: Circuit | undefined;
  /** How long visitors wait while it is silent; without it, until the deadline. */
  patience?: Patience | undefined;
}

/** Raised whenever the shape of what is kept changes, so that a shared cache never serves the old one. */
const CACHE_VERSION = 1;
/** A gateway says that the service behind it is away for a moment; a 500 of the service itself would come again. */
const GATEWAY_TROUBLE: readonly number[] = [502, 503, 504];

/** Makes the client: addresses, key, deadline, paging and cache in one place. It knows no bundle. */
export function createContentClient(options: ContentClientOptions): ContentClient {
  const { cache, observe, circuit, patience } = options;
  const base = new URL(options.url);
  const basePath = base.pathname.replace(/\/+$/, '');

  /** English has no segment, Portuguese is `pt-pt` (contract, How to call it). */
  const pathOf = (locale: Locale, path: string): string => {
    const segment = locale === DEFAULT_LOCALE ? '' : `/${LOCALES[locale].contentCode}`;
    return `${basePath}${segment}${path}`;
  };
  const address = (locale: Locale, path: string) => new URL(pathOf(locale, path), base.origin);

  const shown = ({ pathname, search }: URL) => `${pathname}${search}`;

  const ask = (url: URL) =>
    askTwice(
      {
        service: 'content',
        who: 'The content service',
        address: url,
        shown: shown(url),
        headers: {
          accept: 'application/vnd.api+json, application/json',
          ...options.requestHeaders(),
          ...options.headers,
        },
        answers: [200, 403, 404],
        signal: AbortSignal.timeout(options.deadlineMs),
        observe,
        circuit,
        patience,
      },
      ({ passing, status }) => passing && (status === undefined || GATEWAY_TROUBLE.includes(status)),
    );

  return {
    host: base.host,

    async get<T>(locale: Locale, path: string, read: (body: unknown) => T): Promise<Lookup<T>> {
      const { status, body } = await ask(address(locale, path));
      if (status === 403 || status === 404) return { found: false, status };
      return { found: true, value: read(body) };
    },

    list: (locale, path) =>
      followPages(address(locale, path), async (url) => readDocument((await ask(url)).body)),

    cached: (locale, path, kept, make) =>
      cacheObserved(
        {
          cache,
          key: `content:${CACHE_VERSION}:${locale}:${path}`,
          ...(typeof kept === 'number' ? { expirySeconds: kept } : kept),
          observe,
          patience,
          service: 'content',
          // As good as a whole address, which takes longer to make than the answer takes to be found.
          url: pathOf(locale, path),
        },
        make,
      ),
  };
}
