import type { Router } from 'express';
import { blockTypes } from '../../../blocks/registryLines.ts';
import type { History } from '../../observability/history/createHistory.ts';
import type { BlockCost, VisitCounts } from '../../observability/history/createVisitCounter.ts';
import { addresses } from '../addresses.ts';
import type { Layout } from '../createLayout.ts';
import { type Html, html } from '../html.ts';
import { linkTag } from '../linkTag.ts';
import { parseSearch, type Search, writeSearch } from '../requests/parseSearch.ts';
import { searchForm, spanTag } from '../requests/searchForm.ts';
import { csvLink } from '../sendCsv.ts';
import { tableRouter } from '../tableRouter.ts';

interface VisitorsOptions {
  layout: Layout;
  history: History;
}

const KEPT = '9d';

/** GET /visitors: blocks that cost visitors, as their browsers have measured. */
export function visitorsRouter({ layout, history }: VisitorsOptions): Router {
  return tableRouter({
    layout,
    address: addresses.visitors,
    title: 'Visitors',
    load({ query }) {
      const search = parseSearch({ since: KEPT, ...query }, Date.now());
      const { since = 0, until = Date.now() } = search.filter;
      return { search, ...history.visits(since, until) };
    },
    render: renderVisitors,
    csv: { name: 'visitors', columns: CSV_COLUMNS, rows: ({ costs }) => costs.map(toRow) },
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

interface Visitors extends VisitCounts {
  search: Search;
}

/** What cost most, in a sentence. */
function renderAnswer({ search, visits, costs: [worst] }: Visitors): Html {
  const all = html`${visits} ${visits === 1 ? 'visit' : 'visits'}${spanTag(search)}`;
  if (visits === 0) return html`No visit was measured${spanTag(search)}.`;
  if (!worst || worst.suffered === 0) return html`No block cost visitors much: ${all}.`;
  return html`Most visits suffered from ${blockTag(worst.block)}: ${worst.suffered} of ${all}.`;
}

function renderVisitors(found: Visitors): Html {
  const { search, visits, costs } = found;
  return html`<h1>Blocks that cost visitors</h1>
    <p class="lead sentence">${renderAnswer(found)}</p>
    ${searchForm(search, { address: addresses.visitors, label: 'Another time' })}
    <details><summary>What is measured</summary><p class="lead">What browsers have measured of visitors who have agreed to it, by
    block and hour, of the last nine days. A visit suffers when the largest part of its first screen takes longer than 2.5 s, when
    things move by themselves by more than 0.1 (a tenth of the screen), when the page takes longer than 0.2 s to react, or when a
    block fails.</p></details>
    <p>${csvLink(addresses.visitors, writeSearch(search))}</p>
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
