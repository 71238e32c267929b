import type { PageTarget } from './PageTarget.ts';

/** A rendered page, and the result of its page record. */
export interface MadePage {
  /** Text, or text in UTF-8. */
  body: string | Buffer;
  contentType: string;
  /** Of the styles inside a document, which its Content-Security-Policy must allow. */
  styleHash?: string;
  /** Its canonical path, the only one it is cached under. */
  path: string;
  route: string;
  locale: string;
  /** Its dependencies, which purges name. */
  tags: readonly string[];
  /** An upstream failed, and the page lacks something. */
  isDegraded: boolean;
  /** When the first of its answers expires, in milliseconds since 1970. */
  freshUntil: number;
}

/** A page in the cache, ready to be sent. */
export interface CachedPage extends Omit<MadePage, 'body' | 'path'> {
  target: PageTarget;
  /**
   * Plain text is four times as large as the others: it is unpacked and cached for the first visitor without
   * compression.
   */
  bodies: { readonly br: Buffer; readonly gzip: Buffer; identity?: Buffer };
  /** Bytes of the plain text. */
  length: number;
  /** Hash of the plain text; see toEtag. */
  hash: string;
  /** Milliseconds since 1970. */
  madeAt: number;
  /** Set by a purge of a dependency: it is sent only when no new page can be built in time. */
  isPurged?: boolean;
}

/** How long a page is fresh at most; its answers may expire earlier. */
export const FRESH_SECONDS = 60;
/** How long after it was built a page is sent at once while it is revalidated. */
export const REVALIDATE_SECONDS = 600;
/** How long it may be served stale while none can be built (stale-if-error). */
export const STALE_IF_ERROR_SECONDS = 86_400;
/** How long a page is fresh that lacks something because an upstream failed. */
export const DEGRADED_SECONDS = 10;

/**
 * State of a cached page: `fresh` is sent; `revalidate` is sent while another is built; `staleIfError` is sent when
 * none can be built; `gone` is not used. A purged page is `staleIfError` at once.
 */
type Freshness = 'fresh' | 'revalidate' | 'staleIfError' | 'gone';

export function getFreshness(
  {
    madeAt,
    freshUntil,
    isDegraded,
    isPurged,
  }: Pick<CachedPage, 'madeAt' | 'freshUntil' | 'isDegraded' | 'isPurged'>,
  now: number,
): Freshness {
  const seconds = (now - madeAt) / 1000;
  if (isDegraded) return seconds < DEGRADED_SECONDS && !isPurged ? 'fresh' : 'gone';
  if (seconds >= FRESH_SECONDS + STALE_IF_ERROR_SECONDS) return 'gone';
  if (isPurged) return 'staleIfError';
  if (seconds < FRESH_SECONDS && now < freshUntil) return 'fresh';
  return seconds < REVALIDATE_SECONDS ? 'revalidate' : 'staleIfError';
}
