import type { ErrorRequestHandler } from 'express';
import type { Locale } from '../../locales/locales.ts';
import { parsePath } from '../../locales/parsePath.ts';
import { InvalidPageError } from '../../renderer/InvalidPageError.ts';
import type { Content } from '../content/Content.ts';
import { admitPage } from '../pages/admitPage.ts';
import { errorPage } from '../pages/errorPage.ts';
import { translate } from '../pages/translate.ts';
import { readNavigation } from '../renderHtml.ts';
import { currentRequest } from '../requestContext.ts';
import { sendPage } from './sendPage.ts';

const NO_MENUS = { header: { menu: [], utils: [] }, footer: { footerLeft: [], footerRight: [] } };
const RETRY_AFTER_SECONDS = '10';

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : 500;

const localeOf = (pathname: string): Locale => {
  const parsed = parsePath(pathname);
  return parsed.type === 'redirect' ? 'en' : parsed.locale;
};

/** Menus help a lost visitor on; when the content service is what failed, the page does without. */
const menusFor = (content: Content, locale: Locale, status: number) =>
  status === 404 ? content.menus(locale).catch(() => NO_MENUS) : NO_MENUS;

const logError = (error: unknown, status: number) => {
  if (status < 500) return;
  const event =
    status === 503 ? 'upstream-failed' : error instanceof InvalidPageError ? 'page-invalid' : 'page-failed';
  currentRequest()?.log.error(
    { event, err: error },
    error instanceof Error ? error.message : 'Unknown error',
  );
};

/** The one error handler: the cause goes to the log, the visitor gets a page in their language, never a stack. */
export const errors =
  ({ content }: { content: Content }): ErrorRequestHandler =>
  async (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const status = statusOf(error);
    logError(error, status);
    const { pathname, isNavigation } = readNavigation(request.path);
    const locale = localeOf(pathname);
    const draft = errorPage({
      locale,
      path: request.path,
      status,
      text: translate(locale),
      menus: await menusFor(content, locale, status),
      reference: currentRequest()?.id ?? '',
    });
    if (status === 503) response.set('Retry-After', RETRY_AFTER_SECONDS);
    response.set('Cache-Control', 'no-store');
    return sendPage(request, response, admitPage(draft), isNavigation);
  };
