import type { Encoding } from './negotiate.ts';

/** Strong ETags identify bytes, so each encoding of a text has its own. */
export const toEtag = (hash: string, encoding: Encoding): string =>
  encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;

/** Whether the visitor has this body (If-None-Match, RFC 9110 §13.1.2); proxies that compress weaken ETags. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
