import type { Response } from 'express';
import { type Html, html } from './html.ts';
import { type Cell, toCsv } from './toCsv.ts';

/** Answers with a table as a file of that name. */
export const sendCsv = (
  response: Response,
  name: string,
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
): void => {
  response.set('Cache-Control', 'no-store').type('text/csv').attachment(`${name}.csv`);
  response.send(toCsv(columns, rows));
};

/** Leads to the table of a page as CSV. @param query of the page, with its question mark. */
export const csvLink = (page: string, query: string): Html =>
  html`<a href="${page}/export.csv${query}" download>As CSV</a>`;
