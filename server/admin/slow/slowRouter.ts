import { type Request, type Response, Router } from 'express';
import { getClient } from '../../media/getClient.ts';
import type { RequestArchive } from '../../observability/logs/createRequestArchive.ts';
import { explainDuration, formatDuration } from '../../observability/logs/explainDuration.ts';
import { maskPersonal } from '../../observability/logs/maskPersonal.ts';
import type { Access, RequestTrace } from '../../observability/logs/RequestTrace.ts';
import { addresses } from '../addresses.ts';
import type { Layout } from '../createLayout.ts';
import { type Html, html } from '../html.ts';
import { linkTag } from '../linkTag.ts';
import { momentTag } from '../momentTag.ts';
import { parseSearch, type Search, writeSearch } from '../requests/parseSearch.ts';
import { searchField } from '../requests/searchField.ts';
import { csvLink, sendCsv } from '../sendCsv.ts';

interface SlowOptions {
  layout: Layout;
  archive: RequestArchive;
}

const DEFAULTS = { since: '1d', slower: '500' };
const MOST = 5000;
const SHOWN = 100;
const HOUR = 3_600_000;

type Answered = RequestTrace & { access: Access };

/** Requests of one page. */
interface SlowPage {
  path: string;
  count: number;
  slowest: Answered;
}

/** GET /slow: pages that took long, the slowest first, each with what it was that took so long; /slow/export.csv. */
export function slowRouter({ layout, archive }: SlowOptions): Router {
  const load = async (request: Request, response: Response) => {
    const search = parseSearch({ ...DEFAULTS, ...request.query }, Date.now());
    const found = await archive.search(search.filter, MOST, getClient(request, response));
    const isAnswered = (trace: RequestTrace): trace is Answered => trace.access !== undefined;
    const byPath = Map.groupBy(found.filter(isAnswered), ({ access }) => access.path);
    const pages = [...byPath].map(([path, own]): SlowPage => {
      const [slowest] = own.toSorted((one, other) => other.access.ms - one.access.ms);
      // A group has a member.
      return { path, count: own.length, slowest: slowest as Answered };
    });
    pages.sort((one, other) => other.slowest.access.ms - one.slowest.access.ms);
    return { search, pages, found };
  };
  return Router()
    .get(addresses.slow, async (request, response) => {
      const { search, pages, found } = await load(request, response);
      response.set('Cache-Control', 'no-store');
      response.send(layout({ title: 'Slow pages', main: renderSlow(search, pages, found) }));
    })
    .get(`${addresses.slow}/export.csv`, async (request, response) => {
      const { pages } = await load(request, response);
      sendCsv(response, 'slow-pages', CSV_COLUMNS, pages.map(toRow));
    });
}

const CSV_COLUMNS = ['Address', 'ms at worst', 'What took so long', 'When (UTC)', 'Times', 'Reference'];
const toRow = ({ path, count, slowest }: SlowPage) => [
  maskPersonal(path),
  slowest.access.ms,
  explainDuration(slowest.access),
  new Date(slowest.at).toISOString(),
  count,
  slowest.id,
];

/** The hours with slow requests, each a link to its own, latest first: “what was slow at three?” in one tap. */
function renderHours({ written }: Search, found: readonly RequestTrace[]): Html | undefined {
  const hours = Map.groupBy(found, ({ at }) => Math.floor(at / HOUR) * HOUR);
  if (hours.size < 2) return undefined;
  const toHour = (hour: number): string => {
    const moments = { since: new Date(hour).toISOString(), until: new Date(hour + HOUR - 1).toISOString() };
    return `${addresses.slow}?${new URLSearchParams({ ...moments, slower: written.slower })}`;
  };
  const latestFirst = [...hours].toSorted(([one], [other]) => other - one);
  return html`<h2>By the hour (<span data-zone>UTC</span>)</h2><ul class="row">${latestFirst.map(
    ([hour, own]) =>
      html`<li><a href="${toHour(hour)}">${momentTag(hour)}</a> ${own.length} ${own.length === 1 ? 'request' : 'requests'}</li>`,
  )}</ul>`;
}

function renderSlow(search: Search, pages: readonly SlowPage[], found: readonly RequestTrace[]): Html {
  const count = found.length;
  const limit = search.filter.slower ?? 0;
  const toRequests = (path: string): string =>
    `${addresses.requests}?${new URLSearchParams({ ...search.written, path, sort: 'slow' })}`;
  return html`<h1>Slow pages</h1>
    <p class="lead">Pages that took longer than ${formatDuration(limit)}, the slowest first. “Content” is the service that editors
    write in; “rendering” is the work of this site. A page that is in the cache takes a few milliseconds.</p>
    <form class="search" action="${addresses.slow}" aria-label="Search">
      ${searchField('since', 'From', search)}
      ${searchField('until', 'To', search)}
      ${searchField('slower', 'Slower than (ms)', search)}
      <p><button type="submit">Search</button></p>
    </form>
    <ul class="problems">${search.problems.map((problem) => html`<li>${problem}</li>`)}</ul>
    <p>${count === MOST ? `The newest ${MOST}` : count} ${count === 1 ? 'request' : 'requests'} of ${pages.length} ${pages.length === 1 ? 'page' : 'pages'}. ${csvLink(addresses.slow, writeSearch(search))}</p>
    ${renderHours(search, found)}
    <div class="wide" tabindex="0" role="region" aria-label="Slow pages"><table class="list">
      <thead><tr><th scope="col">Page</th><th scope="col">What took so long, at worst</th><th scope="col">When (<span data-zone>UTC</span>)</th><th scope="col">Times</th></tr></thead>
      <tbody>${pages.slice(0, SHOWN).map(
        ({ path, count: times, slowest }) => html`<tr>
        <th scope="row">${linkTag(toRequests(path), path)}</th>
        <td>${linkTag(addresses.request(slowest.id), explainDuration(slowest.access))}</td>
        <td data-label="When">${momentTag(slowest.at, { seconds: true })}</td>
        <td data-label="Times">${times}</td>
      </tr>`,
      )}</tbody>
    </table></div>`;
}
