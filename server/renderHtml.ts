import { renderPage } from 'vike/server';
import type { Page } from '../schemas/page.ts';
import { type BrowserPage, toNavigationPage } from '../site/browserPage.ts';

/** A page in the form it is sent in. */
export interface Rendered {
  body: string;
  contentType: string;
}

/** What Vike's hooks are given; see renderer/pageContext.d.ts. */
type PageContextInit = { urlOriginal: string } & (
  | { validPage: Page }
  | { page: BrowserPage }
  | { redirectTo: string }
);

const render = async (pageContextInit: PageContextInit): Promise<Rendered> => {
  const { httpResponse, errorWhileRendering } = await renderPage(pageContextInit);
  if (errorWhileRendering) throw errorWhileRendering;
  const contentType = httpResponse.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1];
  return { body: httpResponse.body, contentType: contentType ?? 'text/html;charset=utf-8' };
};

/** A valid page → HTML, by renderer/+onRenderHtml.tsx. */
export function renderDocument(page: Page): Promise<Rendered> {
  return render({ urlOriginal: page.path, validPage: page });
}

/** A valid page → what the browser needs to render it after a click. */
export function renderNavigation(url: string, page: Page): Promise<Rendered> {
  return render({ urlOriginal: url, page: toNavigationPage(page) });
}

/** Tells the browser's router to go elsewhere. */
export function renderRedirect(url: string, redirectTo: string): Promise<Rendered> {
  return render({ urlOriginal: url, redirectTo });
}
