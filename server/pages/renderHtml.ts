import { renderPage } from 'vike/server';
import type { Page } from '../../schemas/page.ts';
import { type NavigationAnswer, toNavigationPage } from '../../site/frame/browserPage.ts';
import type { ConsentIds } from '../../site/frame/consentTags.ts';
import { parseFrame } from '../../site/frame/documentFrame.ts';

/** A rendered page. */
export interface Rendered {
  body: string;
  contentType: string;
}

type FillDocument = (page: Page, consent: ConsentIds) => string;

/** Vike needs an address; Express has already routed the real one. */
const ANY = '/';

/** Gets the frame of documents and the page renderer from Vike. */
async function askVike(): Promise<{ fillDocument: FillDocument; isFinal: boolean }> {
  const { httpResponse, errorWhileRendering, documentRenderer } = await renderPage({ urlOriginal: ANY });
  if (errorWhileRendering) throw errorWhileRendering;
  if (!documentRenderer) throw new Error('Vike has not asked pages/+onRenderHtml.tsx');
  const fill = parseFrame(httpResponse.body);
  const { renderParts, isFinal } = documentRenderer;
  return { fillDocument: (page, consent) => fill(renderParts(page, consent)), isFinal };
}

let final: FillDocument | undefined;

/**
 * Loads the document renderer; the built one is loaded once, before the first visitor, so that a broken build fails at
 * start.
 *
 * @throws Error when Vike returns no frame.
 */
export async function loadDocuments(): Promise<FillDocument> {
  if (final) return final;
  const { fillDocument, isFinal } = await askVike();
  if (isFinal) final = fillDocument;
  return fillDocument;
}

/** A valid page → HTML, by pages/+onRenderHtml.tsx. */
export async function renderDocument(page: Page, consent: ConsentIds): Promise<Rendered> {
  const fillDocument = await loadDocuments();
  return { body: fillDocument(page, consent), contentType: 'text/html; charset=utf-8' };
}

const rendered = (answer: NavigationAnswer): Rendered => ({
  body: JSON.stringify(answer),
  contentType: 'application/json; charset=utf-8',
});

/** A valid page → its data for a navigation in the browser. */
export const renderNavigation = (page: Page, { release }: ConsentIds): Rendered =>
  rendered({ page: toNavigationPage(page), release });

/** A redirect for a navigation in the browser. */
export const renderRedirect = (redirectTo: string): Rendered => rendered({ redirectTo });
