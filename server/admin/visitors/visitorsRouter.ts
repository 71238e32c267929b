import { Router } from 'express';
import { blockTypes } from '../../../blocks/registryLines.ts';
import type { History } from '../../observability/history/createHistory.ts';
import type { BlockCost, VisitCounts } from '../../observability/history/createVisitCounter.ts';
import { addresses } from '../addresses.ts';
import type { Layout } from '../createLayout.ts';
import { type Html, html } from '../html.ts';
import { linkTag } from '../linkTag.ts';
import { parseSearch, type Search, writeSearch } from '../requests/parseSearch.ts';
import { searchField } from '../requests/searchField.ts';
import { csvLink, sendCsv } from '../sendCsv.ts';

interface VisitorsOptions {
  layout: Layout;
  history: History;
}

const KEPT = '9d';

/** GET /visitors: blocks that cost visitors, as their browsers have measured; /visitors/export.csv is the same table. */
export function visitorsRouter({ layout, history }: VisitorsOptions): Router {
  const load = (query: Readonly<Record<string, unknown>>) => {
    const search = parseSearch({ since: KEPT, ...query }, Date.now());
    const { since = 0, until = Date.now() } = search.filter;
    return { search, counts: history.visits(since, until) };
  };
  return Router()
    .get(addresses.visitors, ({ query }, response) => {
      const { search, counts } = load(query);
      response.set('Cache-Control', 'no-store');
      response.send(layout({ title: 'Visitors', main: renderVisitors(search, counts) }));
    })
    .get(`${addresses.visitors}/export.csv`, ({ query }, response) => {
      sendCsv(response, 'visitors', CSV_COLUMNS, load(query).counts.costs.map(toRow));
    });
}

const CSV_COLUMNS = [
  'Block',
  'Visits that suffered',
  'Largest paint (times)',
  'Largest paint (ms together)',
  'Moved by itself (added up)',
  'Slow to react (times)',
  'Slow to react (ms at worst)',
  'Failed',
];
const toRow = ({
  block,
  suffered,
  paints,
  paintMs,
  shift,
  slowInteractions,
  slowestMs,
  errors,
}: BlockCost) => [
  block,
  suffered,
  paints,
  Math.round(paintMs),
  shift,
  slowInteractions,
  Math.round(slowestMs),
  errors,
];

function renderVisitors(search: Search, { visits, costs }: VisitCounts): Html {
  return html`<h1>Blocks that cost visitors</h1>
    <p class="lead">What browsers have measured of visitors who have agreed to it, by block: those that most visits suffered
    from stand first. A visit suffers when the largest part of its first screen takes longer than 2.5 s, when things move by
    themselves by more than 0.1 (a tenth of the screen), when the page takes longer than 0.2 s to react, or when a block fails.</p>
    <form class="search" action="${addresses.visitors}" aria-label="Time">
      ${searchField('since', 'From', search)}
      ${searchField('until', 'To', search)}
      <p><button type="submit">Show</button></p>
    </form>
    <ul class="problems">${search.problems.map((problem) => html`<li>${problem}</li>`)}</ul>
    <p>${visits} ${visits === 1 ? 'visit' : 'visits'}, by the hour; nine days are kept. ${csvLink(addresses.visitors, writeSearch(search))}</p>
    ${costs.length > 0 && renderCosts(costs, visits)}`;
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

/** Only blocks of all brands have a page; `frame` is header, footer and dialogs. */
const blockTag = (block: string): Html => {
  const type = blockTypes.find((known) => known === block);
  return type ? linkTag(addresses.block(type), block) : html`${block}`;
};

const renderCosts = (
  costs: readonly BlockCost[],
  visits: number,
): Html => html`<div class="wide" tabindex="0" role="region" aria-label="Blocks that cost visitors"><table class="list">
    <thead><tr><th scope="col">Block</th><th scope="col">Visits that suffered</th><th scope="col">Largest paint</th><th scope="col">Moved by itself, in 100 visits</th><th scope="col">Slow to react</th><th scope="col">Failed</th></tr></thead>
    <tbody>${costs.map(
      ({ block, suffered, paints, paintMs, shift, slowInteractions, slowestMs, errors }) => html`<tr>
      <th scope="row">${blockTag(block)}</th>
      <td data-label="Visits that suffered">${suffered}</td>
      <td data-label="Largest paint">${paints > 0 ? `${times(paints)}, after ${seconds(paintMs / paints)}` : 'never'}</td>
      <td data-label="Moved by itself">${((100 * shift) / Math.max(visits, 1)).toFixed(2)}</td>
      <td data-label="Slow to react">${slowInteractions > 0 ? `${times(slowInteractions)}, ${seconds(slowestMs)} at worst` : 'never'}</td>
      <td data-label="Failed">${errors}</td>
    </tr>`,
    )}</tbody>
  </table></div>`;
