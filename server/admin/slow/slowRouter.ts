import type { Router } from 'express';
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
import { searchForm, spanTag } from '../requests/searchForm.ts';
import { csvLink } from '../sendCsv.ts';
import { tableRouter } from '../tableRouter.ts';

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

/** GET /slow: pages that took long, the slowest first, each with what it was that took so long. */
export function slowRouter({ layout, archive }: SlowOptions): Router {
  return tableRouter({
    layout,
    address: addresses.slow,
    title: 'Slow pages',
    async load(request, response) {
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
    },
    render: renderSlow,
    csv: { name: 'slow-pages', columns: CSV_COLUMNS, rows: ({ pages }) => pages.map(toRow) },
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
function renderHours({ written, filter }: Search, found: readonly RequestTrace[]): Html | undefined {
  const hours = Map.groupBy(found, ({ at }) => Math.floor(at / HOUR) * HOUR);
  const toHour = (hour: number): string => {
    const moments = { since: new Date(hour).toISOString(), until: new Date(hour + HOUR - 1).toISOString() };
    return `${addresses.slow}?${new URLSearchParams({ ...moments, slower: written.slower })}`;
  };
  const latestFirst = hours.size < 2 ? [] : [...hours].toSorted(([one], [other]) => other - one);
  const isRecent = (filter.until ?? Date.now()) - (filter.since ?? 0) < 6 * 24 * HOUR;
  const items = latestFirst.map(
    ([hour, own]) =>
      html`<li><a href="${toHour(hour)}">${momentTag(hour, { weekday: isRecent })}</a> ${own.length}</li>`,
  );
  const isPart = filter.until !== undefined;
  return html`${(isPart || items.length > 0) && html`<ul class="row" aria-label="By the hour">${items}${isPart && html`<li><a href="${addresses.slow}">The last day</a></li>`}</ul>`}`;
}

/** How much was slow, and what most. */
function renderAnswer({ search, pages, found }: Slow): Html {
  const limit = html`longer than ${formatDuration(search.filter.slower ?? 0)}${spanTag(search)}`;
  const [worst] = pages;
  if (!worst) return html`No page took ${limit}.`;
  const count = found.length === MOST ? `The newest ${MOST}` : found.length;
  return html`${count} ${found.length === 1 ? 'request' : 'requests'} of ${pages.length} ${pages.length === 1 ? 'page' : 'pages'} took ${limit}.
    The slowest, ${worst.path}: ${explainDuration(worst.slowest.access)}.`;
}

interface Slow {
  search: Search;
  /** The slowest first. */
  pages: readonly SlowPage[];
  found: readonly RequestTrace[];
}

function renderSlow(slow: Slow): Html {
  const { search, pages, found } = slow;
  const toRequests = (path: string): string =>
    `${addresses.requests}?${new URLSearchParams({ ...search.written, path, sort: 'slow' })}`;
  return html`<h1>Slow pages</h1>
    <p class="lead sentence">${renderAnswer(slow)}</p>
    ${renderHours(search, found)}
    ${searchForm(search, { address: addresses.slow, label: 'Another time or limit', fields: [['slower', 'Slower than (ms)']] })}
    <p class="lead">The slowest first. “Content” is the service that editors write in; “rendering” is the work of this site. A page
    that is in the cache takes a few milliseconds. ${csvLink(addresses.slow, writeSearch(search))}</p>
    ${
      pages.length > 0 &&
      html`<div class="wide" tabindex="0" role="region" aria-label="Slow pages"><table class="list">
      <thead><tr><th scope="col">Page</th><th scope="col">What took so long, at worst</th><th scope="col">When (<span data-zone>UTC</span>)</th><th scope="col">Times</th></tr></thead>
      <tbody>${pages.slice(0, SHOWN).map(
        ({ path, count: times, slowest }) => html`<tr>
        <th scope="row">${linkTag(toRequests(path), path)}</th>
        <td>${linkTag(addresses.request(slowest.id), explainDuration(slowest.access))}</td>
        <td data-label="When">${momentTag(slowest.at, { seconds: true })}</td>
        <td data-label="Times">${times}</td>
      </tr>`,
      )}</tbody></table></div>`
    }`;
}
