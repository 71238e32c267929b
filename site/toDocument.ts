import { LOCALES } from '../locales/locales.ts';
import type { RenderedPage } from '../renderer/createPageRenderer.ts';
import type { Page } from '../schemas/page.ts';

/**
 * The HTML document around a rendered page; who serves it adds scripts and styles to its head.
 *
 * @param assets further tags for the head.
 */
export function toDocument(
  { locale, kind }: Pick<Page, 'locale' | 'kind'>,
  { head, html }: Pick<RenderedPage, 'head' | 'html'>,
  assets = '',
): string {
  return `<!DOCTYPE html>
<html lang="${LOCALES[locale].tag}" data-kind="${kind}">
  <head>
    <meta charset="UTF-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="theme-color" content="#0b2233">
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    ${head}${assets}
  </head>
  <body><div id="page">${html}</div></body>
</html>
`;
}
