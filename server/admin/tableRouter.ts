import { type Request, type Response, Router } from 'express';
import type { Layout } from './createLayout.ts';
import type { Html } from './html.ts';
import { sendCsv } from './sendCsv.ts';
import type { Cell } from './toCsv.ts';

interface TablePage<Found> {
  layout: Layout;
  address: string;
  title: string;
  /** What the query asks for. */
  load(request: Request, response: Response): Found | Promise<Found>;
  render(found: Found): Html;
  /** The same as a file of this name: a heading for each column, and the rows. */
  csv: { name: string; columns: readonly string[]; rows(found: Found): Cell[][] };
}

/** GET <address>, a page with a table; <address>/export.csv is the same table. */
export function tableRouter<Found>({ layout, address, title, load, render, csv }: TablePage<Found>): Router {
  return Router()
    .get(address, async (request, response) => {
      const main = render(await load(request, response));
      response.set('Cache-Control', 'no-store').send(layout({ title, main }));
    })
    .get(`${address}/export.csv`, async (request, response) => {
      sendCsv(response, csv.name, csv.columns, csv.rows(await load(request, response)));
    });
}
