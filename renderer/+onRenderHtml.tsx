import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import { LOCALES } from '../locales/locales.ts';
import { toHydrationPage } from '../site/browserPage.ts';
import { Head } from '../site/Head.tsx';
import { ServerBody } from '../site/ServerBody.tsx';
import { chooseAssets } from './chooseAssets.ts';
import { renderMarkup } from './createPageRenderer.ts';

/** A valid page → the document; the browser gets no more of the page than hydration reads. */
export const onRenderHtml = ({ page }: PageContextServer) => {
  const { html, head } = renderMarkup(<ServerBody page={page} />, <Head page={page} />);
  return {
    documentHtml: escapeInject`<!DOCTYPE html>
<html lang="${LOCALES[page.locale].tag}" data-kind="${page.kind}">
  <head>
    <meta charset="UTF-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="theme-color" content="#0b2233">
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    ${dangerouslySkipEscape(head)}
  </head>
  <body><div id="page">${dangerouslySkipEscape(html)}</div></body>
</html>`,
    pageContext: { page: toHydrationPage(page) },
    injectFilter: chooseAssets,
  };
};
