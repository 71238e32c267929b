import type { Request, RequestHandler, Response } from 'express';
import type { Config } from '../config.ts';
import { admitPage } from '../pages/admitPage.ts';
import { type BuildOptions, buildPage, type Redirect } from '../pages/buildPage.ts';
import { readNavigation, renderRedirect } from '../renderHtml.ts';
import { sendPage } from './sendPage.ts';

interface PagesOptions extends BuildOptions {
  landing: Config['landing'];
}

const queryOf = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

const sendRedirect = async (
  request: Request,
  response: Response,
  { status, location }: Omit<Redirect, 'type'>,
  isNavigation: boolean,
) => {
  const target = location + queryOf(request.originalUrl);
  if (!isNavigation) return response.redirect(status, target);
  const { body, contentType } = await renderRedirect(request.originalUrl, target);
  return response.type(contentType).send(body);
};

/** Every page of the site: get the content, validate the page JSON, render it, send it. */
export const pages =
  ({ landing, ...options }: PagesOptions): RequestHandler =>
  async (request, response) => {
    const { pathname, isNavigation } = readNavigation(request.path);
    if (landing && pathname === '/') {
      return void (await sendRedirect(
        request,
        response,
        { ...landing, location: landing.path },
        isNavigation,
      ));
    }
    const answer = await buildPage(pathname, options);
    if (answer.type === 'redirect') return void (await sendRedirect(request, response, answer, isNavigation));
    await sendPage(request, response, admitPage(answer.draft), isNavigation);
  };
