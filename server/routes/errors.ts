import type { ErrorRequestHandler } from 'express';
import { DEFAULT_LOCALE, type Locale } from '../../locales/locales.ts';
import { type ParsedPath, parsePath } from '../../locales/parsePath.ts';
import type { ConsentIds } from '../../renderer/consentTags.ts';
import { InvalidPageError } from '../../renderer/InvalidPageError.ts';
import type { Alternate } from '../../schemas/entities/alternate.ts';
import type { PageLists } from '../../schemas/entities/lists.ts';
import type { Content } from '../content/Content.ts';
import { statusOf } from '../errors.ts';
import { admitPage } from '../pages/admitPage.ts';
import { errorPage } from '../pages/errorPage.ts';
import { noLists } from '../pages/noLists.ts';
import { translate } from '../pages/translate.ts';
import { readNavigation } from '../readNavigation.ts';
import { currentRequest } from '../requestContext.ts';
import { sendPage } from './sendPage.ts';

interface ErrorsOptions {
  content: Content;
  consent: ConsentIds;
}

const RETRY_AFTER_SECONDS = '10';
/** An address that cannot be one of ours is not repeated in the answer. */
const LONGEST_PATH = 2048;

const localeOf = (parsed: ParsedPath): Locale =>
  parsed.type === 'redirect' ? DEFAULT_LOCALE : parsed.locale;

/** Menus help a lost visitor on; when the content service is what failed, the page does without. */
const listsFor = (content: Content, locale: Locale, status: number): Promise<PageLists> =>
  status < 500 ? content.menus(locale).catch(() => noLists) : Promise.resolve(noLists);

/** Not in this language, but in others: they are offered (as far as the content service answers). */
const translationsOf = async (content: Content, parsed: ParsedPath): Promise<readonly Alternate[]> => {
  if (parsed.type !== 'route') return [];
  const found = await content.elsewhere(parsed.contentPath).catch(() => []);
  // The address that has just failed is no way out.
  return found.filter(({ path }) => path !== parsed.canonicalPath);
};

const eventOf = (error: unknown, status: number): string => {
  if (status === 503) return 'upstream-failed';
  return error instanceof InvalidPageError ? 'page-invalid' : 'page-failed';
};

/** The one error handler: the cause goes to the log, the visitor gets a page in their language, never a stack. */
export function errors({ content, consent }: ErrorsOptions): ErrorRequestHandler {
  return async (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const status = statusOf(error);
    const context = currentRequest();
    if (status >= 500) {
      context?.log.error({ event: eventOf(error, status), err: error }, 'The page could not be made');
    }
    const { pathname } = readNavigation(request.path);
    const path = pathname.startsWith('/') && pathname.length <= LONGEST_PATH ? pathname : '/';
    const parsed = parsePath(pathname);
    const locale = localeOf(parsed);
    const draft = errorPage({
      locale,
      path,
      name: parsed.type === 'route' ? parsed.name : undefined,
      status,
      text: translate(locale),
      translations: status === 404 ? await translationsOf(content, parsed) : [],
      isPosted: request.method === 'POST',
      reference: context?.id ?? '',
    });
    if (status === 503) response.set('Retry-After', RETRY_AFTER_SECONDS);
    response.set('Cache-Control', 'no-store');
    return sendPage(request, response, admitPage(draft, await listsFor(content, locale, status)), consent);
  };
}
