import { LOCALE_CODES, LOCALES } from '../../../locales/locales.ts';
import type { RequestTrace } from '../../observability/logs/RequestTrace.ts';
import { addresses } from '../addresses.ts';
import { type Html, html } from '../html.ts';
import { type Search, type SearchField, writeSearch } from './parseSearch.ts';

/** Time of day, with the day before it, in UTC. */
const shortMoment = (moment: number): string => new Date(moment).toISOString().slice(0, 23).replace('T', ' ');

const isTrouble = (status: number | undefined): boolean => status === undefined || status >= 400;

/** One answered request in the list; also sent to pages that follow (requests.js). */
export function requestRow({ id, at, access, events }: RequestTrace): Html {
  const { method, path, status, ms, locale, cache, page, visitor } = access ?? {};
  const warnings = events.filter(({ level }) => level === 'warn' || level === 'error').length;
  return html`<tr>
    <td><time datetime="${new Date(at).toISOString()}">${shortMoment(at)}</time></td>
    <td${isTrouble(status) && html` class="trouble"`}>${status ?? 'none'}</td>
    <th scope="row"><a href="${addresses.request(id)}">${method} ${path}</a></th>
    <td>${locale}</td>
    <td>${ms}</td>
    <td>${page}</td>
    <td>${cache}</td>
    <td>${warnings > 0 && String(warnings)}</td>
    <td>${visitor && html`<a href="${addresses.requests}?visitor=${visitor}">${visitor}</a>`}</td>
  </tr>`;
}

interface RequestSearchOptions {
  search: Search;
  found: readonly RequestTrace[];
  /** How many are shown at most. */
  limit: number;
  /** Of the brand, for the example of a lead's reference. */
  referencePrefix: string;
  /** A reference that leads nowhere. */
  unknown?: string;
}

const field = (name: SearchField, label: string, hint: string, { written }: Search): Html => html`<p>
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" value="${written[name]}" placeholder="${hint}" autocomplete="off" spellcheck="false">
  </p>`;

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

const COLUMNS = ['Time (UTC)', 'Status', 'Request', 'Language', 'ms', 'Page', 'Data', 'Warnings', 'Visitor'];

/** A place to paste a reference, a search, and the newest requests that match. */
export function renderRequestSearch({
  search,
  found,
  limit,
  referencePrefix,
  unknown,
}: RequestSearchOptions): Html {
  const query = writeSearch(search);
  const count = found.length === limit ? `the newest ${limit}` : String(found.length);
  return html`<h1>Requests</h1>
    <form class="search" action="${addresses.requests}" role="search" aria-label="By reference">
      <p><label for="reference">Reference</label>
      <input id="reference" name="reference" value="${unknown}" size="40" required autocomplete="off" spellcheck="false"
        aria-describedby="reference-hint"></p>
      <p><button type="submit">What happened?</button></p>
    </form>
    <p class="lead" id="reference-hint">As it stands on an error page (8f14e45f-ceea-…) or as a visitor got it for a form
    (${referencePrefix}-7K2M-9QXA).</p>
    <p role="alert">${
      unknown !== undefined &&
      html`Nothing is kept of “${unknown}”: it may have been mistyped, be older than the log, or have been answered by another process.`
    }</p>
    <form class="search" action="${addresses.requests}" aria-label="Search">
      ${field('since', 'Since', '15m, 2h or 2026-11-21 14:30', search)}
      ${field('until', 'Until', '5m or 2026-11-21 15:00', search)}
      ${field('path', 'Path contains', '/contact', search)}
      ${localeField(search)}
      ${field('status', 'Status', '404 or 5xx', search)}
      ${field('visitor', 'Visitor', '0123456789', search)}
      <p><button type="submit">Search</button></p>
    </form>
    <ul class="problems">${search.problems.map((problem) => html`<li>${problem}</li>`)}</ul>
    <div class="row">
      <p>${count} found.</p>
      <p><button type="button" class="follow" data-follow="${addresses.requests}/live${query}" aria-pressed="false" hidden>Follow live</button></p>
      <p data-without-script><a href="${addresses.requests}${query}">Look again</a></p>
      <p><a href="${addresses.requests}/export${query}" download>Export, redacted</a></p>
      <p role="status" id="followed"></p>
    </div>
    <div class="wide" tabindex="0" role="region" aria-label="Requests found"><table>
      <thead><tr>${COLUMNS.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
      <tbody id="requests">${found.map(requestRow)}</tbody>
    </table></div>
    <script type="module" src="/admin/requests.js"></script>`;
}
