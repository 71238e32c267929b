import type { Request, Response } from 'express';
import type { Page } from '../../schemas/page.ts';
import type { ConsentIds } from '../../site/frame/consentTags.ts';
import { parseNavigation, type Representation } from '../cache/pages/PageTarget.ts';
import { allowStyles } from '../http/middleware/allowStyles.ts';
import { currentRequest } from '../observability/requestContext.ts';
import { inSpan } from '../observability/trace/inSpan.ts';
import { type Rendered, renderNavigation, renderStyledDocument } from '../pages/renderHtml.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** A page in one of its representations. */
async function render(as: Representation, page: Page, consent: ConsentIds): Promise<Rendered> {
  if (as === 'data') return renderNavigation(page, consent);
  return as === 'json'
    ? {
        body: JSON.stringify(page.dropMarks ? { ...page, dropMarks: undefined } : page),
        contentType: JSON_TYPE,
      }
    : renderStyledDocument(page, consent);
}

/** The same, with its duration in the log. */
export async function renderAs(as: Representation, page: Page, consent: ConsentIds): Promise<Rendered> {
  const start = performance.now();
  const attributes = { 'bridgedeck.representation': as };
  const rendered = await inSpan('render page', { attributes }, () => render(as, page, consent));
  const context = currentRequest();
  if (context) Object.assign(context, { renderStartedAt: start, renderMs: performance.now() - start });
  return rendered;
}

/** The requested representation of a page. */
export const getRepresentation = (request: Request): Representation => {
  if (parseNavigation(request.path).isNavigation) return 'data';
  return request.accepts(['html', 'json']) === 'json' ? 'json' : 'html';
};

/**
 * Caches must revalidate such a page; an unchanged one costs only its ETag. Prefetched data must still be valid at the
 * click.
 */
const freshness = (request: Request, { status }: Page): string =>
  status === 200 && parseNavigation(request.path).isNavigation ? 'private, max-age=60' : 'private, no-cache';

/** Sends it, under a policy that allows its styles. */
export function sendRendered(response: Response, { body, contentType, styleHash }: Rendered): void {
  if (styleHash) allowStyles(response, styleHash);
  response.vary('Accept').type(contentType).send(body);
}

/**
 * Renders a valid page in the requested representation, and sends it to one visitor; for cacheable pages see
 * sendCachedPage.
 */
export async function sendPage(
  request: Request,
  response: Response,
  page: Page,
  consent: ConsentIds,
): Promise<void> {
  const rendered = await renderAs(getRepresentation(request), page, consent);
  if (!response.hasHeader('Cache-Control')) response.set('Cache-Control', freshness(request, page));
  sendRendered(response.status(page.status), rendered);
}
