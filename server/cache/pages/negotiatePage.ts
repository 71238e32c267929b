import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../../config/parseConfig.ts';
import { ROOT_VARY } from '../../pages/rootLocale.ts';
import {
  type CachedPage,
  DEGRADED_SECONDS,
  FRESH_SECONDS,
  REVALIDATE_SECONDS,
  STALE_IF_ERROR_SECONDS,
} from './CachedPage.ts';
import type { Encoding, Negotiation } from './negotiate.ts';
import type { PageCache } from './PageCache.ts';
import { isRootPage } from './PageTarget.ts';

interface NegotiateOptions extends Pick<Negotiation, 'negotiateEncoding'>, Pick<PageCache, 'getBody'> {
  getHeaders: GetPageHeaders;
}

interface NegotiatedPage {
  status: 200 | 304;
  /** Names and values in turn. */
  headers: string[];
  /** Undefined for HEAD and 304. */
  body: Buffer | undefined;
}

/** A request and a cached page → the response: in the accepted encoding, or 304 (RFC 9110 §13). */
export function negotiatePage(
  { headers: asked, method }: { headers: IncomingHttpHeaders; method?: string | undefined },
  page: CachedPage,
  { negotiateEncoding, getBody, getHeaders }: NegotiateOptions,
): NegotiatedPage {
  const encoding = negotiateEncoding(asked['accept-encoding']);
  const { etag, whole, unchanged } = getHeaders(page, encoding);
  if (isUnchanged(asked['if-none-match'], etag)) return { status: 304, headers: unchanged, body: undefined };
  return { status: 200, headers: whole, body: method === 'HEAD' ? undefined : getBody(page, encoding) };
}

/** Strong ETags identify bytes, so each encoding of a text has its own. */
export const toEtag = (hash: string, encoding: Encoding): string =>
  encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;

/** Whether the visitor has this body (If-None-Match, RFC 9110 §13.1.2); proxies that compress weaken ETags. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

/** How long prefetched data is valid until the click. */
const AHEAD_SECONDS = 60;
/** CDNs accept some 16 kB of tags, browsers and proxies that much of all headers together. */
const MAX_TAGS = 60;

/** Cache-Control of public pages: browsers revalidate each time, a CDN as seldom as it likes (RFC 9111, RFC 5861). */
const cacheable = (maxAge: number): string =>
  `public, max-age=${maxAge}, s-maxage=${FRESH_SECONDS}, stale-while-revalidate=${REVALIDATE_SECONDS}, stale-if-error=${STALE_IF_ERROR_SECONDS}`;

const freshness = ({ target, isDegraded }: CachedPage, isRoot: boolean): string => {
  // A CDN would send the English home to all visitors, in any language.
  if (isRoot) return 'private, no-cache';
  if (isDegraded) return `public, max-age=0, s-maxage=${DEGRADED_SECONDS}`;
  return cacheable(target.as === 'data' ? AHEAD_SECONDS : 0);
};

const vary = (isRoot: boolean): string =>
  isRoot ? `Accept, Accept-Encoding, ${ROOT_VARY}` : 'Accept, Accept-Encoding';

/** Header by which a CDN purges: of Fastly and Varnish, of Cloudflare, of Akamai. */
export type TagHeader = NonNullable<Config['cdnTagHeader']>;

/** The tags of a page, the most specific first. `Surrogate-Key` has spaces between them, others commas. */
const tagHeader = (tags: readonly string[], name: TagHeader | undefined): string[] =>
  name && tags.length > 0
    ? [name.toLowerCase(), tags.slice(0, MAX_TAGS).join(name === 'Surrogate-Key' ? ' ' : ',')]
    : [];

/** Headers of one encoding of a cached page, names and values in turn. */
export interface PageHeaders {
  etag: string;
  /** With the body. */
  whole: string[];
  /** When the visitor has it already (304). */
  unchanged: string[];
}

/** The headers of a page in one encoding, equal for all visitors. */
export type GetPageHeaders = (page: CachedPage, encoding: Encoding) => PageHeaders;

/** @param cdnTagHeader for the tags; undefined without a CDN that reads them: they are 1.3 kB that nothing compresses. */
export const createPageHeaders =
  (cdnTagHeader: TagHeader | undefined): GetPageHeaders =>
  (page, encoding) => {
    const isRoot = isRootPage(page.target);
    const etag = toEtag(page.hash, encoding);
    const unchanged = ['etag', etag, 'cache-control', freshness(page, isRoot), 'vary', vary(isRoot)];
    const whole = [
      'content-type',
      page.contentType,
      'content-length',
      `${encoding === 'identity' ? page.length : page.bodies[encoding].length}`,
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      ...unchanged,
      ...tagHeader(page.tags, cdnTagHeader),
    ];
    return { etag, whole, unchanged };
  };
