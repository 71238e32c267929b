import type { Request, Response } from 'express';
import type { KeptPage } from '../page-cache/KeptPage.ts';
import { keptHeaders } from '../page-cache/keptHeaders.ts';
import type { Negotiation } from '../page-cache/negotiate.ts';
import { negotiateKept } from '../page-cache/negotiateKept.ts';

/** Sends a page that is kept, or would be: compressed already, with the headers it has for everybody. */
export function sendKept(
  request: Request,
  response: Response,
  page: KeptPage,
  negotiation: Pick<Negotiation, 'encodingOf'>,
): void {
  const { status, headers, body } = negotiateKept(request, page, negotiation, keptHeaders);
  for (let at = 0; at < headers.length; at += 2) response.setHeader(headers[at] ?? '', headers[at + 1] ?? '');
  response.statusCode = status;
  response.end(body);
}
