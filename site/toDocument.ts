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
