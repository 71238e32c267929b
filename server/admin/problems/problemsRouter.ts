import { Router } from 'express';
import type { History } from '../../observability/history/createHistory.ts';
import type { ProblemGroup } from '../../observability/history/openHistoryFile.ts';
import { addresses } from '../addresses.ts';
import type { Layout } from '../createLayout.ts';
import { type Html, html } from '../html.ts';
import { linkTag } from '../linkTag.ts';
import { momentTag } from '../momentTag.ts';
import { parseSearch, type Search, writeSearch } from '../requests/parseSearch.ts';
import { searchField } from '../requests/searchField.ts';
import { csvLink, sendCsv } from '../sendCsv.ts';

interface ProblemsOptions {
  layout: Layout;
  history: History;
}

const KEPT = '9d';

/** GET /problems: warnings and errors of the last days, equal ones as one, with count and since when; /problems/export.csv. */
export function problemsRouter({ layout, history }: ProblemsOptions): Router {
  const load = (query: Readonly<Record<string, unknown>>) => {
    const search = parseSearch({ since: KEPT, ...query }, Date.now());
    const { since = 0, until = Date.now(), text = '' } = search.filter;
    const words = text.toLowerCase();
    const groups = history
      .problems(since, until)
      .filter(({ event, message }) => `${event} ${message}`.toLowerCase().includes(words));
    return { search, groups };
  };
  return Router()
    .get(addresses.problems, ({ query }, response) => {
      const { search, groups } = load(query);
      response.set('Cache-Control', 'no-store');
      response.send(layout({ title: 'Problems', main: renderProblems(search, groups) }));
    })
    .get(`${addresses.problems}/export.csv`, ({ query }, response) => {
      sendCsv(response, 'problems', CSV_COLUMNS, load(query).groups.map(toRow));
    });
}

const CSV_COLUMNS = ['Level', 'What', 'Times', 'Since (UTC)', 'Last (UTC)', 'In the log', 'Reference'];
const toRow = ({ level, message, count, first, last, event, requestId }: ProblemGroup) => [
  level,
  message,
  count,
  new Date(first).toISOString(),
  new Date(last).toISOString(),
  event,
  requestId,
];

function renderProblems(search: Search, groups: readonly ProblemGroup[]): Html {
  const sections = [
    ['error', 'Errors', 'Something did not work as it should: visitors may have noticed.'],
    [
      'warn',
      'Warnings',
      'The site helped itself: a part was left out, a service was answered for, a request was refused.',
    ],
  ] as const;
  return html`<h1>Problems</h1>
    <p class="lead">Equal ones count as one. “Since” is when it was first met in the last nine days, “Times” how often in the time below.</p>
    <form class="search" action="${addresses.problems}" role="search" aria-label="Problems">
      ${searchField('since', 'From', search)}
      ${searchField('until', 'To', search)}
      ${searchField('text', 'Contains', search, 'block')}
      <p><button type="submit">Search</button></p>
    </form>
    <ul class="problems">${search.problems.map((problem) => html`<li>${problem}</li>`)}</ul>
    <p>${csvLink(addresses.problems, writeSearch(search))}</p>
    ${sections.map(([level, title, meaning]) => {
      const own = groups.filter((group) => group.level === level);
      return html`<h2>${title}</h2><p>${own.length === 0 ? 'None.' : meaning}</p>${own.length > 0 && renderGroups(title, own)}`;
    })}`;
}

const renderGroups = (
  title: string,
  groups: readonly ProblemGroup[],
): Html => html`<div class="wide" tabindex="0" role="region" aria-label="${title}"><table class="list">
    <thead><tr><th scope="col">What</th><th scope="col">Times</th><th scope="col">Since (<span data-zone>UTC</span>)</th><th scope="col">Last</th><th scope="col">In the log</th></tr></thead>
    <tbody>${groups.map(
      ({ event, message, count, first, last, requestId }) => html`<tr>
      <th scope="row">${requestId ? linkTag(addresses.request(requestId), message) : message}</th>
      <td data-label="Times">${count}</td>
      <td data-label="Since">${momentTag(first)}</td>
      <td data-label="Last">${momentTag(last)}</td>
      <td data-label="In the log"><code>${event}</code></td>
    </tr>`,
    )}</tbody>
  </table></div>`;
