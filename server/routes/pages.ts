import type { Request, RequestHandler, Response } from 'express';
import type { ConsentIds } from '../../renderer/consentTags.ts';
import type { Config } from '../config.ts';
import type { QuestionLimit } from '../middleware/questionLimit.ts';
import type { KeptPages } from '../page-cache/createSitePages.ts';
import { readTarget } from '../page-cache/readTarget.ts';
import { buildPage } from '../pages/buildPage.ts';
import type { PageRedirect, PageServices } from '../pages/PageBuilder.ts';
import { readNavigation } from '../readNavigation.ts';
import { renderRedirect } from '../renderHtml.ts';
import { currentRequest } from '../requestContext.ts';
import { withQuery } from '../withQuery.ts';
import { sendKept } from './sendKept.ts';
import { sendPage } from './sendPage.ts';

interface PagesOptions extends PageServices {
  landing: Config['landing'];
  consent: ConsentIds;
  questions: QuestionLimit;
  /** Undefined makes every page anew. */
  kept?: KeptPages | undefined;
}

const sendRedirect = async (
  request: Request,
  response: Response,
  { status, location, isComplete }: Omit<PageRedirect, 'type'>,
): Promise<void> => {
  const target = isComplete ? location : withQuery(location, request.originalUrl);
  if (!readNavigation(request.path).isNavigation) return response.redirect(status, target);
  const { body, contentType } = renderRedirect(target);
  response.set('Cache-Control', 'no-store').type(contentType).send(body);
};

/** Every page of the site: kept, or else get the content, validate the page JSON, render it; send it. */
export function pages({ landing, consent, questions, kept, ...services }: PagesOptions): RequestHandler {
  const answerForAll = async (request: Request, response: Response, { cache, negotiation }: KeptPages) => {
    const target = readTarget(request, negotiation);
    const context = currentRequest();
    if (context) context.page = 'bypass';
    if (!target) return false;
    const { state, page } = await cache.fetch(target);
    if ('location' in page) await sendRedirect(request, response, page);
    else {
      if (context) Object.assign(context, { page: state, route: page.route, locale: page.locale });
      sendKept(request, response, page, negotiation);
    }
    return true;
  };

  return async (request, response) => {
    const { pathname } = readNavigation(request.path);
    if (landing && pathname === '/') {
      return sendRedirect(request, response, { ...landing, location: landing.path });
    }
    if (kept && (await answerForAll(request, response, kept))) return;
    const query = new URLSearchParams(request.originalUrl.split('?').slice(1).join('?'));
    const page = await buildPage(pathname, query, {
      ...services,
      geocoder: questions.forPage(services.geocoder, request, response),
    });
    if ('location' in page) return sendRedirect(request, response, page);
    return sendPage(request, response, page, consent);
  };
}
