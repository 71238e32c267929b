import { type Html, html } from '../html.ts';
import type { Search, SearchField } from './parseSearch.ts';

/** Enough for a date picker; in UTC, which localTime.js turns into local time. */
const toInput = (ms: number): string => new Date(ms).toISOString().slice(0, 19);

/** An input of a search: a date picker for times, else a text. */
export function searchField(name: SearchField, label: string, { written, filter }: Search, hint = ''): Html {
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
