import { scriptJson } from '../../site/frame/pageData.ts';
import { html } from '../admin/html.ts';
import type { PreviewPage } from './PreviewPage.ts';
import { previewBar } from './previewBar.ts';
import { toPageUrl } from './previewSession.ts';

const HEAD = [
  '<link rel="stylesheet" href="/preview/files/preview.css"><meta name="robots" content="noindex">',
  '<script src="/preview/files/still.js" defer></script>',
].join('');

/** The document of a page from which nothing is sent, also without JavaScript, and that asks for no consent. */
export const toStillDocument = (document: string): string =>
  document
    .replaceAll(/(<form\b[^>]*?) method="post"/g, '$1 method="dialog"')
    .replace('</head>', () => `${HEAD}</head>`);

/**
 * Puts the bar, and what the script needs to mark blocks, into the document of a page, from which nothing is sent.
 *
 * @param document of the page, as visitors would get it.
 */
export function toPreviewDocument(document: string, preview: PreviewPage): string {
  const { dropped, untranslatedItems, changes, edit } = preview;
  const data = { dropped, untranslatedItems, changes: changes ?? [], edit };
  const foot = [
    previewBar(preview).markup,
    `<script id="preview-data" type="application/json">${scriptJson(data)}</script>`,
    '<script src="/preview/files/preview.js" defer></script>',
  ].join('');
  return toStillDocument(document).replace('</body>', () => `${foot}</body>`);
}

/** Two frames side by side, or one of a width. */
export function toFrames(
  preview: PreviewPage,
  frames: readonly { title: string; query: string; width?: number }[],
) {
  const address = toPageUrl(preview.session);
  return html`<!DOCTYPE html>
<html lang="en"><head><meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${preview.page.seo.title}</title><link rel="stylesheet" href="/preview/files/preview.css"></head>
<body class="preview-frames">
<p class="preview-line"><a href="${address}">Back to the draft</a></p>
<main>${frames.map(
    ({ title, query, width }) => html`<figure><figcaption>${title}</figcaption>
<iframe src="${address}?${query}" title="${title}" width="${width ?? '100%'}"></iframe></figure>`,
  )}</main></body></html>`.markup;
}

/** A page of plain words, where there is nothing to show. */
export const toMessage = (title: string, text: string): string =>
  html`<!DOCTYPE html>
<html lang="en"><head><meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="stylesheet" href="/preview/files/preview.css"></head>
<body class="preview-message"><main><h1>${title}</h1><p>${text}</p></main></body></html>`.markup;
