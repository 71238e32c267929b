import type { Choice } from './ListFilter.ts';

/** The choices as a query, in the order of the filters; empty when there are none. @param more what follows them. */
export function toQuery(choices: readonly Choice[], more: Record<string, string> = {}): string {
  const query = new URLSearchParams([
    ...choices.map(({ name, value }) => [name, value]),
    ...Object.entries(more),
  ]);
  return query.size > 0 ? `?${query}` : '';
}
