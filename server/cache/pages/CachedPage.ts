import type { PageTarget } from './PageTarget.ts';

/** A rendered page, and the result of its page record. */
export interface MadePage {
  body: string;
  contentType: string;
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
