import { readFileSync } from 'node:fs';
import { renderPage } from 'vike/server';
import { registryLines } from '../../blocks/registryLines.ts';
import type { Page } from '../../schemas/page.ts';
import { type NavigationAnswer, toNavigationPage } from '../../site/frame/browserPage.ts';
import type { ConsentIds } from '../../site/frame/consentTags.ts';
import { parseFrame } from '../../site/frame/documentFrame.ts';
import { createStyleInliner } from './styles/createStyleInliner.ts';
import { PAGE_STYLES } from './styles/PageStyles.ts';

/** A rendered page. */
export interface Rendered {
  body: string;
  contentType: string;
  /** Of the styles inside a document, which its Content-Security-Policy must allow. */
  styleHash?: string;
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
let inlineStyles: ReturnType<typeof createStyleInliner> | undefined;

/**
 * Loads the document renderer; the built one is loaded once, before the first visitor, so that a broken build fails at
 * start.
 *
 * @throws Error when Vike returns no frame.
 */
export async function loadDocuments(): Promise<FillDocument> {
  if (final) return final;
  const { fillDocument, isFinal } = await askVike();
  if (isFinal) {
    final = fillDocument;
    inlineStyles = createStyleInliner(JSON.parse(readFileSync(PAGE_STYLES, 'utf8')));
  }
  return fillDocument;
}

const HTML_TYPE = 'text/html; charset=utf-8';

/** A valid page → HTML, by pages/+onRenderHtml.tsx, with a link to the whole stylesheet. */
export async function renderDocument(page: Page, consent: ConsentIds): Promise<Rendered> {
  const fillDocument = await loadDocuments();
  return { body: fillDocument(page, consent), contentType: HTML_TYPE };
}

/** The same with the styles of its blocks inside; in development Vite serves the styles. */
export async function renderStyledDocument(page: Page, consent: ConsentIds): Promise<Rendered> {
  const rendered = await renderDocument(page, consent);
  if (!inlineStyles) return rendered;
  const components = page.blocks.map(
    ({ type }) => page.brand?.components?.[type] ?? registryLines[type].component,
  );
  return { ...rendered, ...inlineStyles(rendered.body, new Set(components)) };
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
