import type { Router } from 'express';
import type { History } from '../../observability/history/createHistory.ts';
import type { ProblemGroup } from '../../observability/history/openHistoryFile.ts';
import { addresses } from '../addresses.ts';
import type { Layout } from '../createLayout.ts';
import { type Html, html } from '../html.ts';
import { linkTag } from '../linkTag.ts';
import { momentTag } from '../momentTag.ts';
import { parseSearch, type Search, writeSearch } from '../requests/parseSearch.ts';
import { searchForm, spanTag } from '../requests/searchForm.ts';
import { csvLink } from '../sendCsv.ts';
import { tableRouter } from '../tableRouter.ts';

interface ProblemsOptions {
  layout: Layout;
  history: History;
}

const KEPT = '9d';

/** GET /problems: warnings and errors of the last days, equal ones as one, with count and since when. */
export function problemsRouter({ layout, history }: ProblemsOptions): Router {
  return tableRouter({
    layout,
    address: addresses.problems,
    title: 'Problems',
    load({ query }) {
      const search = parseSearch({ since: KEPT, ...query }, Date.now());
      const { since = 0, until = Date.now(), text = '' } = search.filter;
      const words = text.toLowerCase();
      const groups = history
        .problems(since, until)
        .filter(({ event, message }) => `${event} ${message}`.toLowerCase().includes(words));
      return { search, groups };
    },
    render: renderProblems,
    csv: { name: 'problems', columns: CSV_COLUMNS, rows: ({ groups }) => groups.map(toRow) },
  });
}

const CSV_COLUMNS = ['Level', 'What', 'Times', 'Since (UTC)', 'Last (UTC)', 'Code', 'Reference'];
const toRow = ({ level, message, count, first, last, event, requestId }: ProblemGroup) => [
  level,
  message,
  count,
  new Date(first).toISOString(),
  new Date(last).toISOString(),
  event,
  requestId,
];

interface Problems {
  search: Search;
  /** Most frequent first. */
  groups: readonly ProblemGroup[];
}

const SECTIONS = [
  ['error', 'Errors', 'Something did not work as it should: visitors may have noticed.'],
  [
    'warn',
    'Warnings',
    'The site helped itself: a part was left out, a service was answered for, a request was refused.',
  ],
] as const;

/** “2 errors and 1 warning with “block” since …, met 12 times: first …, last …” */
function renderAnswer({ search, groups }: Problems): Html {
  const asked = html`${search.written.text !== '' && ` with “${search.written.text}”`}${spanTag(search)}`;
  if (groups.length === 0) return html`There was no problem${asked}.`;
  const count = (level: string, name: string): string[] => {
    const number = groups.filter((group) => group.level === level).length;
    return number === 0 ? [] : [`${number} ${name}${number === 1 ? '' : 's'}`];
  };
  const told = [...count('error', 'error'), ...count('warn', 'warning')].join(' and ');
  const times = groups.reduce((sum, group) => sum + group.count, 0);
  const first = momentTag(Math.min(...groups.map((group) => group.first)));
  const last = momentTag(Math.max(...groups.map((group) => group.last)));
  return html`${told}${asked}, met ${times === 1 ? 'once' : `${times} times`}: first ${first}, last ${last}.`;
}

function renderProblems(found: Problems): Html {
  const { search, groups } = found;
  return html`<h1>Problems</h1>
    <p class="lead sentence">${renderAnswer(found)}</p>
    ${searchForm(search, { address: addresses.problems, label: 'Another time or search', fields: [['text', 'Contains', 'block']] })}
    <p class="lead">Equal ones count as one. “Since” is when it was first met in the last nine days, “Times” how often in the time
    above, and “Code” what operators look for in the log: pass it on with the problem. ${csvLink(addresses.problems, writeSearch(search))}</p>
    ${SECTIONS.map(([level, title, meaning]) => {
      const own = groups.filter((group) => group.level === level);
      return html`<h2>${title}</h2><p>${own.length === 0 ? 'None.' : meaning}</p>${own.length > 0 && renderGroups(title, own)}`;
    })}`;
}

const renderGroups = (
  title: string,
  groups: readonly ProblemGroup[],
): Html => html`<div class="wide" tabindex="0" role="region" aria-label="${title}"><table class="list">
    <thead><tr><th scope="col">What</th><th scope="col">Times</th><th scope="col">Since (<span data-zone>UTC</span>)</th><th scope="col">Last</th><th scope="col">Code</th></tr></thead>
    <tbody>${groups.map(
      ({ event, message, count, first, last, requestId }) => html`<tr>
      <th scope="row">${requestId ? linkTag(addresses.request(requestId), message) : message}</th>
      <td data-label="Times">${count}</td>
      <td data-label="Since">${momentTag(first)}</td>
      <td data-label="Last">${momentTag(last)}</td>
      <td data-label="Code"><code>${event}</code></td>
    </tr>`,
    )}</tbody>
  </table></div>`;
