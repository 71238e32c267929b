import { renderPage } from 'vike/server';
import type { ConsentIds } from '../renderer/consentTags.ts';
import type { Page } from '../schemas/page.ts';
import { type BrowserPage, toHydrationPage, toNavigationPage } from '../site/browserPage.ts';

/** A page in the form it is sent in. */
export interface Rendered {
  body: string;
  contentType: string;
}

/** What Vike's hooks are given; see renderer/pageContext.d.ts. */
type PageContextInit =
  | { validPage: Page; page: BrowserPage; consent: ConsentIds }
  | { page: BrowserPage }
  | { redirectTo: string };

/**
 * What Vike is told the address is. Express has read the real one: Vike's own reading of it decides nothing here, and
 * would cost a visitor's odd query strings quadratic time.
 */
const DOCUMENT = '/';
const NAVIGATION = '/index.pageContext.json';

async function render(urlOriginal: string, init: PageContextInit): Promise<Rendered> {
  const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal, ...init });
  if (errorWhileRendering) throw errorWhileRendering;
  const contentType = httpResponse.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1];
  return { body: httpResponse.body, contentType: contentType ?? 'text/html;charset=utf-8' };
}

/** A valid page → HTML, by renderer/+onRenderHtml.tsx. */
export function renderDocument(page: Page, consent: ConsentIds): Promise<Rendered> {
  return render(DOCUMENT, { validPage: page, page: toHydrationPage(page), consent });
}

/** A valid page → what the browser needs to render it after a click. */
export function renderNavigation(page: Page): Promise<Rendered> {
  return render(NAVIGATION, { page: toNavigationPage(page) });
}

/** Tells the browser's router to go elsewhere. */
export function renderRedirect(redirectTo: string): Promise<Rendered> {
  return render(NAVIGATION, { redirectTo });
}
