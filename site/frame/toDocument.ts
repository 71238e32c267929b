import type { ConsentIds } from '../../renderer/consentTags.ts';
import type { Page } from '../../schemas/page.ts';

/** What is different in the document of each page. */
export interface DocumentParts {
  /** Language, as BCP 47 has it. */
  lang: string;
  /** Kind of the page (schemas/page.ts). */
  kind: string;
  /** Further tags of the head. */
  head: string;
  /** Markup of the page. */
  html: string;
  /** What comes after it. */
  data: string;
}

/** The HTML document around a rendered page; who serves it adds scripts and styles. */
export function toDocument({ lang, kind, head, html, data }: DocumentParts): string {
  return `<!DOCTYPE html>
<html lang="${lang}" data-kind="${kind}">
  <head>
    <meta charset="UTF-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="theme-color" content="#0b2233">
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    ${head}
  </head>
  <body><div id="page">${html}</div>${data}</body>
</html>
`;
}

/** What renders pages, from the bundle that React is in: Node cannot load its sources. */
export interface DocumentRenderer {
  /** A valid page → the parts of its document. */
  renderParts: (page: Page, consent: ConsentIds) => DocumentParts;
  /** Whether it stays the same for as long as the process lives; while developing each page may meet another one. */
  isFinal: boolean;
}
