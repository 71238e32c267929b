import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { Head } from '../site/Head.tsx';
import { ServerBody } from '../site/ServerBody.tsx';
import { toDocument } from '../site/toDocument.ts';
import { chooseAssets } from './chooseAssets.ts';
import { renderMarkup } from './createPageRenderer.ts';

/** A valid page → the document. What of it the browser gets, the page handler has decided. */
export function onRenderHtml({ validPage }: PageContextServer) {
  const rendered = renderMarkup(<ServerBody page={validPage} />, <Head page={validPage} />);
  return {
    documentHtml: dangerouslySkipEscape(toDocument(validPage, rendered)),
    injectFilter: chooseAssets,
  };
}
