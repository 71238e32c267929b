import type { ErrorRequestHandler } from 'express';
import { DEFAULT_LOCALE, type Locale } from '../../locales/locales.ts';
import { type ParsedPath, parsePath } from '../../locales/parsePath.ts';
import { InvalidPageError } from '../../renderer/src/problems.ts';
import type { Brand } from '../../schemas/brand.ts';
import type { Alternate } from '../../schemas/entities/alternate.ts';
import type { PageLists } from '../../schemas/entities/lists.ts';
import { emptyLists } from '../../schemas/entities/lists.ts';
import type { ConsentIds } from '../../site/frame/consentTags.ts';
import { parseNavigation } from '../cache/pages/PageTarget.ts';
import { TooManyRequestsError, toHttpStatus } from '../http/errors.ts';
import { currentRequest } from '../observability/requestContext.ts';
import { errorLists, errorPage } from '../pages/errorPage.ts';
import { parseSearchText } from '../pages/search/searchPage.ts';
import { toWaysOn } from '../pages/toWaysOn.ts';
import { translate } from '../pages/translate.ts';
import type { Content } from '../services/content/Content.ts';
import { createErrorRenderer, MARKS } from './createErrorRenderer.ts';
import { getRepresentation, sendRendered } from './sendPage.ts';

interface ErrorsOptions {
  content: Content;
  brand: Brand;
  consent: ConsentIds;
  /** Whether error pages are cached. */
  isCached?: boolean;
}

const RETRY_AFTER_SECONDS = 10;
/** Other paths are not repeated in the response. */
const REPEATABLE_PATH = /^\/[\w/%.~!*()-]{0,2047}$/;

const getLocale = (parsed: ParsedPath, { languages }: Brand): Locale =>
  parsed.type === 'redirect' || !languages.includes(parsed.locale) ? DEFAULT_LOCALE : parsed.locale;

/** Menus help a lost visitor; without them when the content service has failed, and for errors that must be cheap. */
const listsFor = (content: Content, locale: Locale, status: number): Promise<PageLists> =>
  status < 500 && status !== 429
    ? content.menus(locale).catch(() => emptyLists)
    : Promise.resolve(emptyLists);

const retryAfter = (error: unknown, status: number): number | undefined => {
  if (error instanceof TooManyRequestsError) return error.retryAfterSeconds;
  return status === 503 ? RETRY_AFTER_SECONDS : undefined;
};

/** Offers the page in other languages (as far as the content service answers). */
const findTranslations = async (content: Content, parsed: ParsedPath): Promise<readonly Alternate[]> => {
  if (parsed.type !== 'route') return [];
  const found = await content.elsewhere(parsed.contentPath).catch(() => []);
  // The failed address itself is no alternative.
  return found.filter(({ path }) => path !== parsed.canonicalPath);
};

/** The list that a missing page would be in, where it exists in the language. */
const findList = async (content: Content, parsed: ParsedPath, locale: Locale) => {
  const list = parsed.type === 'route' ? errorLists[parsed.name] : undefined;
  return list && (await content.hasPage(locale, list.name).catch(() => false)) ? list : undefined;
};

/** The words of the last part of an address: letters, digits and spaces only, which HTML and JSON leave as they are. */
function toSearch(pathname: string): string {
  const last = pathname.split('/').findLast(Boolean) ?? '';
  try {
    return parseSearchText(decodeURIComponent(last).replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' '));
  } catch {
    return '';
  }
}

const getErrorEvent = (error: unknown, status: number): string => {
  if (status === 503) return 'upstream-failed';
  return error instanceof InvalidPageError ? 'page-invalid' : 'page-failed';
};

/** The error handler: the cause goes to the log, the visitor gets a page in their language, never a stack. */
export function errors({ content, brand, consent, isCached = false }: ErrorsOptions): ErrorRequestHandler {
  const render = createErrorRenderer({ brand, consent, isCached });
  return async (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const status = toHttpStatus(error);
    const context = currentRequest();
    if (status >= 500) {
      context?.log.error({ event: getErrorEvent(error, status), err: error }, 'The page could not be made');
    }
    if (status === 429) context?.log.info({ event: 'page-refused' }, 'Too many pages for this IP address');
    const { pathname } = parseNavigation(request.path);
    const parsed = parsePath(pathname);
    const locale = getLocale(parsed, brand);
    const text = translate(locale, brand);
    const isMissing = status === 404 || status === 410;
    const draft = errorPage({
      locale,
      path: MARKS.path,
      list: isMissing ? await findList(content, parsed, locale) : undefined,
      ways: isMissing ? toWaysOn(await content.ranges(locale).catch(() => []), locale, text) : [],
      search: MARKS.search,
      status,
      text,
      brandName: brand.name,
      translations: status === 404 ? await findTranslations(content, parsed) : [],
      isPosted: request.method === 'POST',
      reference: MARKS.reference,
    });
    const seconds = retryAfter(error, status);
    if (seconds !== undefined) response.set('Retry-After', `${seconds}`);
    const rendered = await render(
      draft,
      await listsFor(content, locale, status),
      getRepresentation(request),
      {
        path: REPEATABLE_PATH.test(pathname) ? pathname : '/',
        search: toSearch(pathname),
        reference: context?.id ?? '',
      },
    );
    sendRendered(response.set('Cache-Control', 'no-store').status(status), rendered);
  };
}

/** When the error page fails too: one plain sentence and the reference, and the cause in the log. */
export const lastResort: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const request = currentRequest();
  request?.log.error({ event: 'error-page-failed', err: error }, 'The error page itself could not be made');
  if (response.headersSent) return next(error);
  return response
    .status(500)
    .type('text')
    .send(`Something went wrong. Reference: ${request?.id ?? 'none'}`);
};
