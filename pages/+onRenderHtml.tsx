import { dangerouslySkipEscape } from 'vike/server';
import type { InjectFilterEntry, PageContextServer } from 'vike/types';
import { LOCALES } from '../locales/locales.ts';
import { toHydrationPage } from '../site/frame/browserPage.ts';
import { consentTags } from '../site/frame/consentTags.ts';
import { markedDocument } from '../site/frame/documentFrame.ts';
import { fontTags } from '../site/frame/fontTags.ts';
import { Head } from '../site/frame/Head.tsx';
import { pageDataTag } from '../site/frame/pageData.ts';
import { pictureTags } from '../site/frame/pictureTags.ts';
import { renderMarkup } from '../site/frame/renderMarkup.ts';
import { renderStaticParts } from '../site/frame/renderStaticParts.tsx';
import { ServerBody } from '../site/frame/ServerBody.tsx';
import type { DocumentRenderer } from '../site/frame/toDocument.ts';

declare global {
  namespace Vike {
    interface PageContextServer {
      documentRenderer?: DocumentRenderer;
    }
  }
}

/**
 * Returns the frame of all documents, to which Vike adds scripts and styles, and the renderer of their parts. Called
 * once, not for each page (server/pages/renderHtml.ts).
 */
export function onRenderHtml({ globalContext: { assetsManifest } }: PageContextServer) {
  const documentRenderer: DocumentRenderer = {
    isFinal: import.meta.env.PROD,
    renderParts: (page, consent) => {
      const manager = consent.oneTrustId ? 'onetrust' : 'embedded';
      const { html, head } = renderMarkup(
        <ServerBody page={page} consent={manager} staticParts={renderStaticParts(page, manager)} />,
        <Head page={page} />,
      );
      return {
        lang: LOCALES[page.locale].tag,
        kind: page.kind,
        head: pictureTags(html) + head + consentTags(consent, assetsManifest),
        html,
        data: pageDataTag(toHydrationPage(page)) + fontTags(html, page, assetsManifest),
      };
    },
  };
  return {
    documentHtml: dangerouslySkipEscape(markedDocument()),
    injectFilter: chooseAssets,
    pageContext: { documentRenderer },
  };
}

/**
 * Both fonts of the first screen, named at the end of the document. On a fast network they still arrive before the
 * first paint; named in the head, on a slow one they share the line with the document, and words are seen 0.3 s later
 * (docs/decisions/2026-11-26-picture-before-fonts.md).
 */
const PRELOADED_FONT = /\/(?:jost|instrument-sans)-latin-wght-normal\.[^/]+\.woff2$/;

/** Prevents Vike from preloading all fonts, and has it preload the imports of the browser's entry. */
function chooseAssets(assets: InjectFilterEntry[]): void {
  for (const asset of assets) {
    if (asset.assetType === 'font') asset.inject = PRELOADED_FONT.test(asset.src) && 'HTML_END';
    if (asset.assetType === 'script') asset.inject = 'HTML_END';
  }
}
