import type { IncomingHttpHeaders } from 'node:http';
import { bodyOf } from './bodyOf.ts';
import { isUnchanged } from './isUnchanged.ts';
import type { KeptPage } from './KeptPage.ts';
import type { KeptHeaders } from './keptHeaders.ts';
import type { Encoding, Negotiation } from './negotiate.ts';

/** What of a kept page goes to one visitor. */
export interface KeptAnswer {
  status: 200 | 304;
  /** Names and values in turn. */
  headers: string[];
  /** Undefined where only the headers are wanted. */
  body: Buffer | undefined;
}

/** A request and a kept page → the answer: in the encoding asked for, whole, or not at all when it is there (RFC 9110 §13). */
export function negotiateKept(
  { headers: asked, method }: { headers: IncomingHttpHeaders; method?: string | undefined },
  page: KeptPage,
  { encodingOf }: Pick<Negotiation, 'encodingOf'>,
  headersOf: (page: KeptPage, encoding: Encoding) => KeptHeaders,
): KeptAnswer {
  const encoding = encodingOf(asked['accept-encoding']);
  const { etag, whole, unchanged } = headersOf(page, encoding);
  if (isUnchanged(asked['if-none-match'], etag)) {
    return { status: 304, headers: unchanged, body: undefined };
  }
  return { status: 200, headers: whole, body: method === 'HEAD' ? undefined : bodyOf(page, encoding) };
}
