import { readFileSync } from 'node:fs';
import { LOCALES } from '../../locales/locales.ts';
import { droppedSentence, InvalidPageError, migratedSentence } from '../../renderer/src/problems.ts';
import type { Page } from '../../schemas/page.ts';
import { renderPage } from './renderPage.tsx';
import { toDocument } from './toDocument.ts';

interface RenderCall {
  /** Returns the page JSON as text. */
  read: () => string;
  /** Path of the built stylesheet. */
  stylesheet: string;
  /** Base URL of the document's pictures and links, such as `https://www.example.com/`. */
  base?: string | undefined;
}

interface Streams {
  stdout: { write(text: string): unknown };
  stderr: { write(text: string): unknown };
}

/** Errors that the caller can correct: an unreadable file, no JSON, no page. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof InvalidPageError ||
  error instanceof SyntaxError ||
  (error instanceof Error && 'syscall' in error);

/**
 * `bridgedeck render`: a page JSON to a document with its styles inside.
 *
 * @returns exit code: 0 rendered (the faults of dropped blocks go to standard error, line by line), 1 not a page JSON.
 */
export function renderCommand({ read, stylesheet, base }: RenderCall, { stdout, stderr }: Streams): number {
  try {
    const input: unknown = JSON.parse(read());
    const { html, head, dropped, migrated } = renderPage(input);
    // renderPage has just validated it.
    const page = input as Page;
    for (const { problems, ...block } of dropped) {
      for (const { pointer, sentence } of problems) {
        stderr.write(`${droppedSentence(block, page.path, sentence)} (${pointer})\n`);
      }
    }
    for (const block of migrated) stderr.write(`${migratedSentence(block, page.path)}\n`);
    const styles = `<style>${readFileSync(stylesheet, 'utf8')}</style>`;
    const document = toDocument({
      lang: LOCALES[page.locale].tag,
      kind: page.kind,
      head: head + styles,
      html,
      data: '',
    });
    // Before every element with an address: a base counts only for what follows it.
    stdout.write(base ? document.replace('<head>', `<head>\n    <base href="${base}">`) : document);
    return 0;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    stderr.write(`${error.message}\n`);
    return 1;
  }
}
