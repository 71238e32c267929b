import type { RequestHandler } from 'express';
import type { Config } from '../config.ts';
import { buildPage, type BuildOptions } from '../pages/buildPage.ts';
import type { PageDraft } from '../pages/PageDraft.ts';
import { withHeading } from '../pages/withHeading.ts';
import { readNavigation, renderDocument, renderNavigation, renderRedirect } from '../renderHtml.ts';
import { reportDropped } from '../reportDropped.ts';
import { validatePage } from '../../site/pageValidator.ts';
import type { Page } from '../../schemas/page.ts';

interface PagesOptions extends BuildOptions {
  landing: Config['landing'];
}

const queryOf = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

/** The draft of a builder, through the door: typed, sanitized, without invalid blocks, with a heading. */
export const admitPage = (draft: PageDraft): Page => {
  const { page, dropped } = validatePage(draft);
  reportDropped(page.path, dropped);
  return withHeading(page);
};

/** Every page of the site: get the content, validate the page JSON, render it, send it. */
export const pages =
  ({ landing, ...options }: PagesOptions): RequestHandler =>
  async (request, response) => {
    const { pathname, isNavigation } = readNavigation(request.path);
    if (landing && pathname === '/' && !isNavigation) {
      response.redirect(landing.status, landing.path);
      return;
    }
    const answer = await buildPage(pathname, options);
    response.vary('Accept');
    if (answer.type === 'redirect') {
      const location = answer.location + queryOf(request.originalUrl);
      if (!isNavigation) return response.redirect(answer.status, location);
      const { body, contentType } = await renderRedirect(request.originalUrl, location);
      return response.type(contentType).send(body);
    }
    const page = admitPage(answer.draft);
    if (!isNavigation && request.accepts(['html', 'json']) === 'json') return response.json(page);
    const { body, contentType } = isNavigation
      ? await renderNavigation(request.originalUrl, page)
      : await renderDocument(page);
    return response.status(page.status).type(contentType).send(body);
  };
