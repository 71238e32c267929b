import { dangerouslySkipEscape } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { Head } from '../site/Head.tsx';
import { ServerBody } from '../site/ServerBody.tsx';
import { toDocument } from '../site/toDocument.ts';
import { chooseAssets } from './chooseAssets.ts';
import { consentTags } from './consentTags.ts';
import { renderMarkup } from './createPageRenderer.ts';

/** A valid page → the document. What of it the browser gets, the page handler has decided. */
export function onRenderHtml({ validPage, consent, globalContext }: PageContextServer) {
  const manager = consent.oneTrustId ? 'onetrust' : 'embedded';
  const rendered = renderMarkup(<ServerBody page={validPage} consent={manager} />, <Head page={validPage} />);
  const tags = consentTags(consent, globalContext.assetsManifest);
  return {
    documentHtml: dangerouslySkipEscape(toDocument(validPage, rendered, tags)),
    injectFilter: chooseAssets,
  };
}
