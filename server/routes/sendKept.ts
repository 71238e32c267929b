import type { Request, Response } from 'express';
import { isUnchanged } from '../page-cache/isUnchanged.ts';
import type { KeptPage } from '../page-cache/KeptPage.ts';
import { keptHeaders } from '../page-cache/keptHeaders.ts';
import type { Negotiation } from '../page-cache/negotiate.ts';

/** Sends a page that is kept, or would be: compressed already, with the headers it has for everybody. */
export function sendKept(
  request: Request,
  response: Response,
  page: KeptPage,
  { encodingOf }: Pick<Negotiation, 'encodingOf'>,
): void {
  const encoding = encodingOf(request.get('accept-encoding'));
  const { etag, whole, unchanged } = keptHeaders(page, encoding);
  const isSame = isUnchanged(request.get('if-none-match'), etag);
  const headers = isSame ? unchanged : whole;
  for (let at = 0; at < headers.length; at += 2) response.setHeader(headers[at] ?? '', headers[at + 1] ?? '');
  response.statusCode = isSame ? 304 : 200;
  response.end(isSame || request.method === 'HEAD' ? undefined : page.bodies[encoding]);
}
