import type { Request, Response } from 'express';
import type { ConsentIds } from '../../renderer/consentTags.ts';
import type { Page } from '../../schemas/page.ts';
import { readNavigation } from '../readNavigation.ts';
import { type Rendered, renderDocument, renderNavigation } from '../renderHtml.ts';
import { currentRequest } from '../requestContext.ts';

/** The forms a page is served in: its JSON, the data of a navigation in the browser, or HTML. */
const renderAs = async (request: Request, page: Page, consent: ConsentIds): Promise<Rendered> => {
  if (readNavigation(request.path).isNavigation) return renderNavigation(page);
  if (request.accepts(['html', 'json']) === 'json') {
    return { body: JSON.stringify(page), contentType: 'application/json; charset=utf-8' };
  }
  return renderDocument(page, consent);
};

/**
 * Nobody may keep a page without asking; an unchanged one costs only its ETag. What the browser fetched ahead of a
 * click must still count when the click comes.
 */
const freshness = (request: Request, { status }: Page): string =>
  status === 200 && readNavigation(request.path).isNavigation ? 'private, max-age=60' : 'no-cache';

/** Renders a valid page in the form asked for, and sends it. */
export async function sendPage(
  request: Request,
  response: Response,
  page: Page,
  consent: ConsentIds,
): Promise<void> {
  const start = performance.now();
  const { body, contentType } = await renderAs(request, page, consent);
  const context = currentRequest();
  if (context) context.renderMs = performance.now() - start;
  if (!response.hasHeader('Cache-Control')) response.set('Cache-Control', freshness(request, page));
  response.status(page.status).vary('Accept').type(contentType).send(body);
}
