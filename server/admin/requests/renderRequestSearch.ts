import { LOCALE_CODES, LOCALES } from '../../../locales/locales.ts';
import type { RequestTrace } from '../../observability/logs/RequestTrace.ts';
import { addresses } from '../addresses.ts';
import { type Html, html } from '../html.ts';
import { momentTag } from '../momentTag.ts';
import { type Search, writeSearch } from './parseSearch.ts';
import { searchForm, spanTag } from './searchForm.ts';
import { nameServices } from './toRequestTable.ts';

const isTrouble = (status: number | undefined): boolean => status === undefined || status >= 400;

/** One answered request in the list; also sent to pages that follow (requests.js). */
export function requestRow({ id, at, access, events }: RequestTrace): Html {
  const { method, path, status, ms, locale, cache, page, visitor } = access ?? {};
  const warnings = events.filter(({ level }) => level === 'warn' || level === 'error').length;
  return html`<tr>
    <td>${momentTag(at, { seconds: true })}</td>
    <td data-label="Status"${isTrouble(status) && html` class="trouble"`}>${status ?? 'none'}</td>
    <th scope="row"><a href="${addresses.request(id)}">${method} ${path}</a></th>
    <td data-label="Language">${locale}</td>
    <td data-label="ms">${ms}</td>
    <td data-label="Page">${page}</td>
    <td data-label="Services">${nameServices(cache)}</td>
    <td data-label="Warnings">${warnings > 0 && String(warnings)}</td>
    <td data-label="Visitor">${visitor && html`<a href="${addresses.requests}?visitor=${visitor}">${visitor}</a>`}</td>
  </tr>`;
}

interface RequestSearchOptions {
  search: Search;
  found: readonly RequestTrace[];
  /** How many are shown on a page. */
  limit: number;
  /** Number of the page of results, from 1, and whether another one follows. */
  page: number;
  hasMore: boolean;
  isBySlowness: boolean;
  /** Of the brand, for the example of a lead's reference. */
  referencePrefix: string;
  /** A reference that leads nowhere. */
  unknown?: string;
}

const localeField = ({ written }: Search): Html => html`<p>
    <label for="locale">Language</label>
    <select id="locale" name="locale">
      <option value="">any</option>
      ${LOCALE_CODES.map(
        (code) =>
          html`<option value="${code}"${written.locale === code && html` selected`}>${LOCALES[code].label}</option>`,
      )}
    </select>
  </p>`;

const COLUMNS = ['Status', 'Request', 'Language', 'ms', 'Page', 'Services', 'Warnings', 'Visitor'];

/** What the columns mean, for support. */
const MEANINGS = [
  [
    'Status',
    '200: answered. 3xx: sent on to another address. 404: there is no such page. 429: too much from one IP address. 5xx: the site failed.',
  ],
  ['ms', 'How long the answer took, in thousandths of a second.'],
  [
    'Page',
    'fresh: from the cache. stale: from the cache, while a new one is made, or because none could be made in time. miss: made for this visitor. wait: made for another visitor at the same moment. bypass: never cached, such as a search.',
  ],
  [
    'Services',
    'Whether the answer needed other services, such as the one with the texts. not needed: it did not. known: what they say was in the cache. asked: at least one was asked. older answer: one failed, and what it had said before was used.',
  ],
  [
    'Visitor',
    'The same key is the same visitor, until midnight (UTC). It cannot be traced back to a person.',
  ],
] as const;

/** A place to paste a reference, a search, and the newest requests that match. */
export function renderRequestSearch({
  search,
  found,
  limit,
  page,
  hasMore,
  isBySlowness,
  referencePrefix,
  unknown,
}: RequestSearchOptions): Html {
  const query = writeSearch(search);
  const first = (page - 1) * limit;
  const count = page > 1 || hasMore ? `${first + 1} to ${first + found.length}` : `${found.length} found`;
  const toPage = (number: number, order = isBySlowness): string => {
    const more = { ...(order && { sort: 'slow' }), ...(number > 1 && { page: String(number) }) };
    return `${addresses.requests}?${String(new URLSearchParams([...new URLSearchParams(query), ...Object.entries(more)]))}`;
  };
  const byReference = html`<form class="search" action="${addresses.requests}" role="search" aria-label="By reference">
      <p><label for="reference">Reference</label>
      <input id="reference" name="reference" value="${unknown}" size="40" required autocomplete="off" spellcheck="false"
        aria-describedby="reference-hint"></p>
      <p><button type="submit">What happened?</button></p>
    </form>
    <p class="lead" id="reference-hint">As it stands on an error page (8f14e45f-ceea-…) or as a visitor got it for a form
    (${referencePrefix}-7K2M-9QXA).</p>
    <p role="alert">${
      unknown !== undefined &&
      html`Nothing is kept of “${unknown}”: it may have been mistyped, be older than the log, or have been answered by another process, whose admin port knows it.`
    }</p>`;
  // After a miss nothing else is of interest.
  if (unknown !== undefined)
    return html`<h1>Requests</h1>${byReference}<p><a href="${addresses.requests}">All requests</a></p>`;
  return html`<h1>Requests</h1>
    ${query === '' && byReference}
    ${searchForm(search, {
      address: addresses.requests,
      label: 'Search',
      fields: [
        ['text', 'Contains', '/contact, captcha …'],
        ['status', 'Status', '404 or 5xx'],
        ['slower', 'Slower than (ms)', '500'],
        ...(search.written.path === '' ? [] : [['path', 'Address contains'] as const]),
        ...(search.written.visitor === '' ? [] : [['visitor', 'Visitor'] as const]),
      ],
      more: localeField(search),
    })}
    <div class="row">
      <p>${count}${spanTag(search)}.</p>
      ${page > 1 && html`<p><a href="${toPage(page - 1)}">Back</a></p>`}
      ${hasMore && html`<p><a href="${toPage(page + 1)}">More</a></p>`}
      <p><a href="${toPage(1, !isBySlowness)}">${isBySlowness ? 'Newest first' : 'Slowest first'}</a></p>
      <p><button type="button" class="follow" data-follow="${addresses.requests}/live${query}" aria-pressed="false" hidden>Follow live</button></p>
      <p data-without-script><a href="${addresses.requests}${query}">Look again</a></p>
      <p><a href="${addresses.requests}/export${query}" download>Export, redacted</a> (<a href="${addresses.requests}/export.csv${query}" download>CSV</a>)</p>
      <p role="status" id="followed"></p>
    </div>
    <details><summary>What the columns mean</summary><dl>${MEANINGS.map(
      ([name, meaning]) => html`<dt>${name}</dt><dd>${meaning}</dd>`,
    )}</dl></details>
    <div class="wide" tabindex="0" role="region" aria-label="Requests found"><table class="list">
      <thead><tr><th scope="col">Time (<span data-zone>UTC</span>)</th>${COLUMNS.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
      <tbody id="requests">${found.map(requestRow)}</tbody>
    </table></div>
    ${query !== '' && byReference}
    <script type="module" src="/admin/requests.js"></script>`;
}
