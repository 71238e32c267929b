import { type Html, html } from '../html.ts';
import { momentTag } from '../momentTag.ts';
import type { Search, SearchField } from './parseSearch.ts';

/** Enough for a date picker; in UTC, which localTime.js turns into local time. */
const toInput = (ms: number): string => new Date(ms).toISOString().slice(0, 19);

/** An input of a search: a date picker for times, else a text. */
function searchField(name: SearchField, label: string, { written, filter }: Search, hint = ''): Html {
  const moment = name === 'since' || name === 'until';
  const value = moment ? filter[name] : undefined;
  const input = moment
    ? html`<input id="${name}" name="${name}" type="datetime-local" step="1" value="${value === undefined ? '' : toInput(value)}">`
    : html`<input id="${name}" name="${name}" value="${written[name]}" placeholder="${hint}" autocomplete="off" spellcheck="false">`;
  return html`<p>
    <label for="${name}">${label}${moment && html` (<span data-zone>UTC</span>)`}</label>
    ${input}
  </p>`;
}

interface SearchFormOptions {
  /** Where it leads. */
  address: string;
  /** What it is for; on a telephone it opens with this. */
  label: string;
  /** Beside from and to. */
  fields?: readonly (readonly [name: SearchField, label: string, hint?: string])[];
  /** Fields of another kind. */
  more?: Html;
}

/**
 * The form of a search, and what could not be understood of it. It stands below the answer; on a telephone it is closed
 * (requests.css), unless something in it has to be mended.
 */
export function searchForm(search: Search, { address, label, fields = [], more }: SearchFormOptions): Html {
  const { problems } = search;
  return html`<details class="fold"${problems.length > 0 && html` open`}><summary>${label}</summary>
    <form class="search" action="${address}" aria-label="${label}">
      ${searchField('since', 'From', search)}
      ${searchField('until', 'To', search)}
      ${fields.map(([name, title, hint]) => searchField(name, title, search, hint))}
      ${more}
      <p><button type="submit">Search</button></p>
    </form></details>
    ${problems.length > 0 && html`<div role="alert"><ul class="problems">${problems.map((problem) => html`<li>${problem}</li>`)}</ul></div>`}`;
}

/** The time of a search for a sentence, with a space before it; nothing where it has no limits. */
export function spanTag({ filter: { since, until } }: Search): Html {
  const zone = html` (<span data-zone>UTC</span>)`;
  if (since !== undefined && until !== undefined)
    return html` from ${momentTag(since)} to ${momentTag(until)}${zone}`;
  if (since !== undefined) return html` since ${momentTag(since)}${zone}`;
  return html`${until !== undefined && html` until ${momentTag(until)}${zone}`}`;
}
