import { readFileSync } from 'node:fs';
import { InvalidPageError } from '../renderer/InvalidPageError.ts';
import type { Page } from '../schemas/page.ts';
import { renderPage } from './renderPage.tsx';
import { toDocument } from './toDocument.ts';

interface Streams {
  stdout: { write(text: string): unknown };
  stderr: { write(text: string): unknown };
}

/**
 * `bridgedeck render`: a page JSON to a document with its styles inside.
 *
 * @param read gives the page JSON as text.
 * @param stylesheet path of the built stylesheet.
 * @returns exit code: 0 rendered (dropped blocks are told on standard error), 1 not a page JSON.
 */
export function renderCommand(read: () => string, stylesheet: string, { stdout, stderr }: Streams): number {
  try {
    const input: unknown = JSON.parse(read());
    const { html, head, dropped } = renderPage(input);
    for (const { index, type, pointer, reason } of dropped) {
      stderr.write(`Block ${index} (${type}) was dropped at ${pointer}: ${reason}\n`);
    }
    // renderPage has just vouched for it.
    const styles = `<style>${readFileSync(stylesheet, 'utf8')}</style>`;
    stdout.write(toDocument(input as Page, { head, html }, styles));
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
}
