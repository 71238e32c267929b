import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { toHydrationPage } from '../site/browserPage.ts';
import { Head } from '../site/Head.tsx';
import { ServerBody } from '../site/ServerBody.tsx';
import { toDocument } from '../site/toDocument.ts';
import { chooseAssets } from './chooseAssets.ts';
import { renderMarkup } from './createPageRenderer.ts';

/** A valid page → the document; the browser gets no more of the page than hydration reads. */
export function onRenderHtml({ validPage }: PageContextServer) {
  const rendered = renderMarkup(<ServerBody page={validPage} />, <Head page={validPage} />);
  return {
    documentHtml: dangerouslySkipEscape(toDocument(validPage, rendered)),
    pageContext: { page: toHydrationPage(validPage) },
    injectFilter: chooseAssets,
  };
}
