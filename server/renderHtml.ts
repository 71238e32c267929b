import { renderPage } from 'vike/server';
import type { Page } from '../schemas/page.ts';
import { type BrowserPage, toNavigationPage } from '../site/browserPage.ts';

/** What Vike made of a page: a document, or the data of a navigation in the browser. */
export interface Rendered {
  body: string;
  contentType: string;
}

const NAVIGATION = /\/index\.pageContext\.json$/;

/** The page address behind a request, and whether the browser's router asks for its data instead of its HTML. */
export const readNavigation = (pathname: string): { pathname: string; isNavigation: boolean } =>
  NAVIGATION.test(pathname)
    ? { pathname: pathname.replace(NAVIGATION, '') || '/', isNavigation: true }
    : { pathname, isNavigation: false };

const render = async (pageContextInit: {
  urlOriginal: string;
  page?: Page | BrowserPage;
  redirectTo?: string;
}) => {
  const { httpResponse, errorWhileRendering } = await renderPage(pageContextInit);
  if (errorWhileRendering) throw errorWhileRendering;
  const contentType = httpResponse.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1];
  return { body: httpResponse.body, contentType: contentType ?? 'text/html;charset=utf-8' };
};

/** A valid page → HTML, by renderer/+onRenderHtml.tsx. */
export const renderDocument = (page: Page): Promise<Rendered> => render({ urlOriginal: page.path, page });

/** A valid page → what the browser needs to render it after a click. */
export const renderNavigation = (url: string, page: Page): Promise<Rendered> =>
  render({ urlOriginal: url, page: toNavigationPage(page) });

/** Tells the browser's router to go elsewhere. */
export const renderRedirect = (url: string, redirectTo: string): Promise<Rendered> =>
  render({ urlOriginal: url, redirectTo });
