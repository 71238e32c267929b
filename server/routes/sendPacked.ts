import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { compressText } from '../cache/pages/compressText.ts';
import { createNegotiation, type Encoding } from '../cache/pages/negotiate.ts';
import { isUnchanged, toEtag } from '../cache/pages/negotiatePage.ts';

/** A text in each of its encodings. */
export interface Packed {
  bodies: Readonly<Record<Encoding, Buffer>>;
  /** Hash of the text. */
  hash: string;
}

/** Compresses a text once for all requests. */
export async function packText(text: string): Promise<Packed> {
  const identity = Buffer.from(text);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return { bodies: { identity, ...(await compressText(identity)) }, hash };
}

const { negotiateEncoding } = createNegotiation();

/** Sends it in the accepted encoding, or 304; cacheable for five minutes. */
export function sendPacked(
  request: Request,
  response: Response,
  type: string,
  { bodies, hash }: Packed,
): void {
  const encoding = negotiateEncoding(request.get('accept-encoding'));
  const etag = toEtag(hash, encoding);
  response.vary('Accept-Encoding').set({ ETag: etag, 'Cache-Control': 'public, max-age=300' }).type(type);
  if (isUnchanged(request.get('if-none-match'), etag)) return void response.status(304).end();
  if (encoding !== 'identity') response.set('Content-Encoding', encoding);
  const body = bodies[encoding];
  response.set('Content-Length', `${body.length}`).end(request.method === 'HEAD' ? undefined : body);
}
