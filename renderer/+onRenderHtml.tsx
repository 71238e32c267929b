import { dangerouslySkipEscape } from 'vike/server';
import type { InjectFilterEntry, PageContextServer } from 'vike/types';
import { LOCALES } from '../locales/locales.ts';
import { toHydrationPage } from '../site/frame/browserPage.ts';
import { markedDocument, paintedWhole } from '../site/frame/documentFrame.ts';
import { Head } from '../site/frame/Head.tsx';
import { pageDataTag } from '../site/frame/pageData.ts';
import { renderStaticParts } from '../site/frame/renderStaticParts.tsx';
import { ServerBody } from '../site/frame/ServerBody.tsx';
import type { DocumentRenderer } from '../site/frame/toDocument.ts';
import { consentTags } from './consentTags.ts';
import { renderMarkup } from './createPageRenderer.ts';
import { fontTags } from './fontTags.ts';

declare global {
  namespace Vike {
    interface PageContextServer {
      documentRenderer?: DocumentRenderer;
    }
  }
}

/**
 * The frame of all documents, to which Vike adds scripts and styles, and with it what renders the parts of one. Vike is
 * asked once, and not for each page (server/pages/renderHtml.ts).
 */
export function onRenderHtml({ globalContext: { assetsManifest } }: PageContextServer) {
  const documentRenderer: DocumentRenderer = {
    isFinal: import.meta.env.PROD,
    renderParts: (page, consent) => {
      const manager = consent.oneTrustId ? 'onetrust' : 'embedded';
      const { html, head } = renderMarkup(
        <ServerBody page={page} consent={manager} remembered={renderStaticParts(page, manager)} />,
        <Head page={page} />,
      );
      return {
        lang: LOCALES[page.locale].tag,
        kind: page.kind,
        head:
          paintedWhole(html) + fontTags(html, assetsManifest) + head + consentTags(consent, assetsManifest),
        html,
        data: pageDataTag(toHydrationPage(page)),
      };
    },
  };
  return {
    documentHtml: dangerouslySkipEscape(markedDocument()),
    injectFilter: chooseAssets,
    pageContext: { documentRenderer },
  };
}

/** The upright Latin faces stand above the fold on every page; the others load when a letter asks for them. */
const PRELOADED_FONT = /-latin-wght-normal\.[^/]+\.woff2$/;

/** Keeps Vike from preloading every font there is, and has it preload what it knows of the browser's entry. */
function chooseAssets(assets: InjectFilterEntry[]): void {
  for (const asset of assets) {
    if (asset.assetType === 'font' && !PRELOADED_FONT.test(asset.src)) asset.inject = false;
    if (asset.assetType === 'script') asset.inject = 'HTML_END';
  }
}
