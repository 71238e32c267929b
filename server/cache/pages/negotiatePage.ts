import type { IncomingHttpHeaders } from 'node:http';
import type { CachedPage } from './CachedPage.ts';
import { isUnchanged } from './etag.ts';
import type { Encoding, Negotiation } from './negotiate.ts';
import type { PageCache } from './PageCache.ts';
import type { PageHeaders } from './pageHeaders.ts';

interface NegotiateOptions extends Pick<Negotiation, 'negotiateEncoding'>, Pick<PageCache, 'getBody'> {
  getHeaders: (page: CachedPage, encoding: Encoding) => PageHeaders;
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
