import type { Request, Response } from 'express';
import type { Page } from '../../schemas/page.ts';
import { renderDocument, renderNavigation } from '../renderHtml.ts';
import { currentRequest } from '../requestContext.ts';

/** Sends a page in the form asked for: HTML, its page JSON, or the data of a navigation in the browser. */
export const sendPage = async (
  request: Request,
  response: Response,
  page: Page,
  isNavigation: boolean,
): Promise<void> => {
  // Nobody may keep a page without asking; an unchanged one costs only its ETag.
  if (!response.hasHeader('Cache-Control')) response.set('Cache-Control', 'no-cache');
  response.status(page.status).vary('Accept');
  if (!isNavigation && request.accepts(['html', 'json']) === 'json') {
    response.json(page);
    return;
  }
  const start = performance.now();
  const { body, contentType } = isNavigation
    ? await renderNavigation(request.originalUrl, page)
    : await renderDocument(page);
  const context = currentRequest();
  if (context) context.renderMs = performance.now() - start;
  response.type(contentType).send(body);
};
