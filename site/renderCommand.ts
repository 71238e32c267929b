import { readFileSync } from 'node:fs';
import { LOCALES } from '../locales/locales.ts';
import { InvalidPageError } from '../renderer/InvalidPageError.ts';
import type { Page } from '../schemas/page.ts';
import { renderPage } from './renderPage.tsx';

interface Streams {
  stdout: { write(text: string): unknown };
  stderr: { write(text: string): unknown };
}

const toDocument = (page: Page, head: string, html: string, css: string) => `<!DOCTYPE html>
<html lang="${LOCALES[page.locale].tag}" data-kind="${page.kind}">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
<style>${css}</style>
</head>
<body><div id="page">${html}</div></body>
</html>
`;

/**
 * `bridgedeck render`: a page JSON to a document with its styles inside.
 *
 * @param read gives the page JSON as text.
 * @param stylesheet path of the built stylesheet.
 * @returns exit code: 0 rendered (dropped blocks are told on standard error), 1 not a page JSON.
 */
export const renderCommand = (
  read: () => string,
  stylesheet: string,
  { stdout, stderr }: Streams,
): number => {
  try {
    const input: unknown = JSON.parse(read());
    const { html, head, dropped } = renderPage(input);
    for (const { index, type, pointer, reason } of dropped) {
      stderr.write(`Block ${index} (${type}) was dropped at ${pointer}: ${reason}\n`);
    }
    // renderPage has just vouched for it.
    stdout.write(toDocument(input as Page, head, html, readFileSync(stylesheet, 'utf8')));
    return 0;
  } catch (error) {
    if (
      !(
        error instanceof InvalidPageError ||
        error instanceof SyntaxError ||
        (error as NodeJS.ErrnoException).code === 'ENOENT'
      )
    )
      throw error;
    stderr.write(`${(error as Error).message}\n`);
    return 1;
  }
};
