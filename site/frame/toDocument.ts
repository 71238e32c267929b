import type { Page } from '../../schemas/page.ts';
import type { ConsentIds } from './consentTags.ts';

/** The parts that differ between documents. */
export interface DocumentParts {
  /** BCP 47 tag of the language. */
  lang: string;
  /** Kind of the page (schemas/page.ts). */
  kind: string;
  /** More tags for the head. */
  head: string;
  /** Markup of the body. */
  html: string;
  /** Markup after it. */
  data: string;
}

/** The HTML document around a rendered page; Vike adds scripts and styles. */
export function toDocument({ lang, kind, head, html, data }: DocumentParts): string {
  return `<!DOCTYPE html>
<html lang="${lang}" data-kind="${kind}">
  <head>
    <meta charset="UTF-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    ${head}
  </head>
  <body><div id="page">${html}</div>${data}</body>
</html>
`;
}

/** Renders pages in the bundle that contains React: Node cannot load its sources. */
export interface DocumentRenderer {
  /** A valid page → the parts of its document. */
  renderParts: (page: Page, consent: ConsentIds) => DocumentParts;
  /** Whether it stays the same for the lifetime of the process; in development it may change with each page. */
  isFinal: boolean;
}
