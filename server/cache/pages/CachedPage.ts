import type { PageTarget } from './PageTarget.ts';

/** A rendered page, and what its page record says of it. */
export interface MadePage {
  body: string;
  contentType: string;
  /** Its canonical path; it is cached under no other. */
  path: string;
  route: string;
  locale: string;
  /** What it was made of: a purge names these. */
  tags: readonly string[];
  /** An upstream failed while it was made, and it lacks something. */
  isDegraded: boolean;
  /** When the first of the answers it was made of expires, in milliseconds since 1970. */
  freshUntil: number;
}

/** A page as it is cached: ready to be sent. */
export interface CachedPage extends Omit<MadePage, 'body' | 'path'> {
  target: PageTarget;
  /** Plain text is four times as large as both others: it is unpacked and cached when a visitor takes no compression. */
  bodies: { readonly br: Buffer; readonly gzip: Buffer; identity?: Buffer };
  /** Bytes of the plain text. */
  length: number;
  /** Fingerprint of the plain text; see toEtag. */
  hash: string;
  /** Milliseconds since 1970. */
  madeAt: number;
  /** Set by a purge of something it was made of: it is sent only when no new page can be made in time. */
  isPurged?: boolean;
}
