import { parseTraceFilter, type TraceFilter } from '../../observability/logs/TraceFilter.ts';

/** Fields of the search as they stand in the address of the page. */
const SEARCH_FIELDS = ['since', 'until', 'text', 'path', 'locale', 'status', 'slower', 'visitor'] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];

/** What is searched for, as it was written and as it was understood. */
export interface Search {
  written: Record<SearchField, string>;
  filter: TraceFilter;
  /** What could not be understood, each in a sentence; it is left out of the filter. */
  problems: string[];
}

/** Reads a search. @param query of the address; anything else in it is ignored. */
export function parseSearch(query: Readonly<Record<string, unknown>>, now: number): Search {
  const problems: string[] = [];
  const text = (name: SearchField): string => {
    const value = query[name];
    return typeof value === 'string' ? value.trim().slice(0, 300) : '';
  };
  const refuse = (_name: string, value: string, expected: string) =>
    void problems.push(`“${value}” is not ${expected}`);
  const filter = parseTraceFilter((name) => text(name) || undefined, refuse, now);
  if (filter.visitor !== undefined && !/^[\da-f]{1,64}$/.test(filter.visitor)) {
    refuse('visitor', filter.visitor, 'a visitor key');
    filter.visitor = undefined;
  }
  const written = Object.fromEntries(SEARCH_FIELDS.map((name) => [name, text(name)])) as Search['written'];
  return { written, filter, problems };
}

/** The search as the query of an address, with its question mark; empty when nothing is searched for. */
export function writeSearch({ written }: Pick<Search, 'written'>): string {
  const query = new URLSearchParams(SEARCH_FIELDS.map((name) => [name, written[name]]));
  for (const name of SEARCH_FIELDS) if (written[name] === '') query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}
