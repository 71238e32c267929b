import type { Encoding } from './negotiate.ts';
import type { PageTarget } from './PageTarget.ts';

/** What a page was made into; the request context has told what it was made of. */
export interface MadePage {
  body: string;
  contentType: string;
  /** Path it is known by: only at that one is it kept. */
  path: string;
  route: string;
  locale: string;
  /** What it was made of: a purge names these. */
  tags: readonly string[];
  /** An upstream failed while it was made, and it has to do without something. */
  isDegraded: boolean;
}

/** A page as it is kept: ready to be sent. */
export interface KeptPage extends Omit<MadePage, 'body' | 'path'> {
  target: PageTarget;
  /** Packed; the plain text would be four times as much as both (see bodyOf). */
  bodies: Readonly<Record<Exclude<Encoding, 'identity'>, Buffer>>;
  /** Bytes of the text as it is. */
  length: number;
  /** Fingerprint of the text; each encoding has an ETag of its own, made of it (etagOf). */
  hash: string;
  /** Milliseconds since 1970. */
  madeAt: number;
}

/** Strong ETags name bytes, so that of a compressed body is another one. */
export const etagOf = (hash: string, encoding: Encoding): string =>
  encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
