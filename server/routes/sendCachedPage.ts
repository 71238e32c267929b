import type { Request, Response } from 'express';
import type { CachedPage } from '../cache/pages/CachedPage.ts';
import type { CachedPages } from '../cache/pages/createSitePages.ts';
import { negotiatePage } from '../cache/pages/negotiatePage.ts';
import { pageHeaders } from '../cache/pages/pageHeaders.ts';

/** Sends a page that is cached, or could be: compressed already, with the headers it has for every visitor. */
export function sendCachedPage(
  request: Request,
  response: Response,
  page: CachedPage,
  { cache: { bodyOf }, negotiation: { encodingOf } }: Pick<CachedPages, 'cache' | 'negotiation'>,
): void {
  const options = { encodingOf, bodyOf, headersOf: pageHeaders };
  const { status, headers, body } = negotiatePage(request, page, options);
  for (let at = 0; at < headers.length; at += 2) response.setHeader(headers[at] ?? '', headers[at + 1] ?? '');
  response.statusCode = status;
  response.end(body);
}
