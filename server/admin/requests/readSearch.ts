import { isLocale } from '../../../locales/locales.ts';
import { readMoment, readStatus, type TraceFilter } from '../../logs/TraceFilter.ts';

/** Fields of the search as they stand in the address of the page. */
export const SEARCH_FIELDS = ['since', 'until', 'path', 'locale', 'status', 'visitor'] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];

/** What is searched for, as it was written and as it was understood. */
export interface Search {
  written: Record<SearchField, string>;
  filter: TraceFilter;
  /** What could not be understood, each in a sentence; it is left out of the filter. */
  problems: string[];
}

/** Reads a search. @param query of the address; anything else in it is ignored. */
export function readSearch(query: Readonly<Record<string, unknown>>, now: number): Search {
  const problems: string[] = [];
  const text = (name: SearchField): string => {
    const value = query[name];
    return typeof value === 'string' ? value.trim().slice(0, 300) : '';
  };
  const read = <Value>(name: SearchField, parse: (text: string) => Value | undefined, expected: string) => {
    const value = text(name);
    if (value === '') return undefined;
    const parsed = parse(value);
    if (parsed === undefined) problems.push(`“${value}” is not ${expected}`);
    return parsed;
  };
  const moment = (value: string) => readMoment(value, now);
  const when = 'a time such as 15m, 2h or 2026-11-21 14:30';
  const filter = {
    since: read('since', moment, when),
    until: read('until', moment, when),
    path: read('path', (value) => value, ''),
    locale: read('locale', (value) => (isLocale(value) ? value : undefined), 'a language of the site'),
    status: read('status', readStatus, 'a status such as 404 or 5xx'),
    visitor: read('visitor', (value) => (/^[\da-f]{1,64}$/.test(value) ? value : undefined), 'a visitor key'),
  };
  const written = Object.fromEntries(SEARCH_FIELDS.map((name) => [name, text(name)])) as Search['written'];
  return { written, filter, problems };
}

/** The search as the query of an address, with its question mark; empty when nothing is searched for. */
export function writeSearch({ written }: Pick<Search, 'written'>): string {
  const query = new URLSearchParams(SEARCH_FIELDS.map((name) => [name, written[name]]));
  for (const name of SEARCH_FIELDS) if (written[name] === '') query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}
