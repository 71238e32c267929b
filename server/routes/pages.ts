import type { Request, RequestHandler, Response } from 'express';
import type { ConsentIds } from '../../renderer/consentTags.ts';
import type { Config } from '../config.ts';
import type { QuestionLimit } from '../middleware/questionLimit.ts';
import { buildPage } from '../pages/buildPage.ts';
import type { PageRedirect, PageServices } from '../pages/PageBuilder.ts';
import { readNavigation } from '../readNavigation.ts';
import { renderRedirect } from '../renderHtml.ts';
import { withQuery } from '../withQuery.ts';
import { sendPage } from './sendPage.ts';

interface PagesOptions extends PageServices {
  landing: Config['landing'];
  consent: ConsentIds;
  questions: QuestionLimit;
}

const sendRedirect = async (
  request: Request,
  response: Response,
  { status, location, isComplete }: Omit<PageRedirect, 'type'>,
): Promise<void> => {
  const target = isComplete ? location : withQuery(location, request.originalUrl);
  if (!readNavigation(request.path).isNavigation) return response.redirect(status, target);
  const { body, contentType } = await renderRedirect(target);
  response.set('Cache-Control', 'no-store').type(contentType).send(body);
};

/** Every page of the site: get the content, validate the page JSON, render it, send it. */
export function pages({ landing, consent, questions, ...services }: PagesOptions): RequestHandler {
  return async (request, response) => {
    const { pathname } = readNavigation(request.path);
    if (landing && pathname === '/') {
      return sendRedirect(request, response, { ...landing, location: landing.path });
    }
    const query = new URLSearchParams(request.originalUrl.split('?').slice(1).join('?'));
    const page = await buildPage(pathname, query, {
      ...services,
      geocoder: questions.forPage(services.geocoder, request, response),
    });
    if ('location' in page) return sendRedirect(request, response, page);
    return sendPage(request, response, page, consent);
  };
}
