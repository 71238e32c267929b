import { renderPage } from 'vike/server';
import type { ConsentIds } from '../../renderer/consentTags.ts';
import type { Page } from '../../schemas/page.ts';
import { type NavigationAnswer, toNavigationPage } from '../../site/frame/browserPage.ts';
import { parseFrame } from '../../site/frame/documentFrame.ts';

/** A page in the form it is sent in. */
export interface Rendered {
  body: string;
  contentType: string;
}

type FillDocument = (page: Page, consent: ConsentIds) => string;

/** What Vike is told the address is. Express has read the real one. */
const ANY = '/';

/** Asks Vike for the frame of the documents and for what renders the pages in it. */
async function askVike(): Promise<{ fillDocument: FillDocument; isFinal: boolean }> {
  const { httpResponse, errorWhileRendering, documentRenderer } = await renderPage({ urlOriginal: ANY });
  if (errorWhileRendering) throw errorWhileRendering;
  if (!documentRenderer) throw new Error('Vike has not asked renderer/+onRenderHtml.tsx');
  const fill = parseFrame(httpResponse.body);
  const { renderParts, isFinal } = documentRenderer;
  return { fillDocument: (page, consent) => fill(renderParts(page, consent)), isFinal };
}

let final: FillDocument | undefined;

/**
 * Loads what renders documents; the built one stays. Before the first visitor comes, so that none meets a build that is
 * not whole.
 *
 * @throws Error when there is no frame that a page could be put into.
 */
export async function loadDocuments(): Promise<FillDocument> {
  if (final) return final;
  const { fillDocument, isFinal } = await askVike();
  if (isFinal) final = fillDocument;
  return fillDocument;
}

/** A valid page → HTML, by renderer/+onRenderHtml.tsx. */
export async function renderDocument(page: Page, consent: ConsentIds): Promise<Rendered> {
  const fillDocument = await loadDocuments();
  return { body: fillDocument(page, consent), contentType: 'text/html; charset=utf-8' };
}

const rendered = (answer: NavigationAnswer): Rendered => ({
  body: JSON.stringify(answer),
  contentType: 'application/json; charset=utf-8',
});

/** A valid page → what the browser needs to render it after a click. */
export const renderNavigation = (page: Page): Rendered => rendered({ page: toNavigationPage(page) });

/** Tells the browser to go elsewhere. */
export const renderRedirect = (redirectTo: string): Rendered => rendered({ redirectTo });
