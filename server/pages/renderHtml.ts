import { readFileSync } from 'node:fs';
import { renderPage } from 'vike/server';
import { registryLines } from '../../blocks/registryLines.ts';
import type { Page } from '../../schemas/page.ts';
import { type NavigationAnswer, toNavigationPage } from '../../site/frame/browserPage.ts';
import type { ConsentIds } from '../../site/frame/consentTags.ts';
import { parseFrame } from '../../site/frame/documentFrame.ts';
import type { DocumentParts, DocumentRenderer } from '../../site/frame/toDocument.ts';
import { createStyleInliner, type StyleInliner } from './styles/createStyleInliner.ts';
import { PAGE_STYLES } from './styles/PageStyles.ts';

/** A rendered page. */
export interface Rendered<Body = string | Buffer> {
  body: Body;
  contentType: string;
  /** Of the styles inside a document, which its Content-Security-Policy must allow. */
  styleHash?: string;
}

interface Documents {
  renderParts: DocumentRenderer['renderParts'];
  /** A document with a link to the whole stylesheet. */
  fill: (parts: DocumentParts) => string;
  /** The same without it, and what adds the styles; undefined in development, where Vite serves them. */
  styled?: { fill: (parts: DocumentParts) => string; inline: StyleInliner['inline'] };
}

/** Vike needs an address; Express has already routed the real one. */
const ANY = '/';

/** Gets the frame of documents and the page renderer from Vike. */
async function askVike(): Promise<{ frame: string } & DocumentRenderer> {
  const { httpResponse, errorWhileRendering, documentRenderer } = await renderPage({ urlOriginal: ANY });
  if (errorWhileRendering) throw errorWhileRendering;
  if (!documentRenderer) throw new Error('Vike has not asked pages/+onRenderHtml.tsx');
  return { frame: httpResponse.body, ...documentRenderer };
}

let final: Documents | undefined;

/**
 * Loads the document renderer; the built one is loaded once, before the first visitor, so that a broken build fails at
 * start.
 *
 * @throws Error when Vike returns no frame.
 */
export async function loadDocuments(): Promise<Documents> {
  if (final) return final;
  const { frame, renderParts, isFinal } = await askVike();
  const documents = { renderParts, fill: parseFrame(frame) };
  if (!isFinal) return documents;
  const { removeLink, inline } = createStyleInliner(JSON.parse(readFileSync(PAGE_STYLES, 'utf8')));
  final = { ...documents, styled: { fill: parseFrame(removeLink(frame)), inline } };
  return final;
}

const HTML_TYPE = 'text/html; charset=utf-8';

/** A valid page → HTML, by pages/+onRenderHtml.tsx, with a link to the whole stylesheet. */
export async function renderDocument(page: Page, consent: ConsentIds): Promise<Rendered<string>> {
  const { renderParts, fill } = await loadDocuments();
  return { body: fill(renderParts(page, consent)), contentType: HTML_TYPE };
}

/** The same with the styles of its blocks inside; in development Vite serves the styles. */
export async function renderStyledDocument(page: Page, consent: ConsentIds): Promise<Rendered> {
  const { renderParts, styled } = await loadDocuments();
  if (!styled) return renderDocument(page, consent);
  const components = page.blocks.map(
    ({ type }) => page.brand?.components?.[type] ?? registryLines[type].component,
  );
  const document = styled.fill(renderParts(page, consent));
  return { ...styled.inline(document, new Set(components)), contentType: HTML_TYPE };
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
