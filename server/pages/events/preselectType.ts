import type { Category } from '../../../schemas/entities/category.ts';
import { FILTER_NAMES } from '../../../schemas/parts/filter.ts';
import { toQueryValue } from '../../content/toQueryValue.ts';

/** Names in the query that already say something else, whatever types are called. */
const TAKEN: ReadonlySet<string> = new Set(['page', ...FILTER_NAMES]);

/**
 * The query of the list of events, where a bare name of an event type counts as choosing it: `?lagoon-days` is
 * `?event_type=lagoon-days` (spec 1 §2). Campaigns use the type's name in any language the list is in.
 */
export function preselectType(query: URLSearchParams, types: readonly Category[]): URLSearchParams {
  const isBare = (name: string) => name !== '' && !TAKEN.has(name) && query.get(name) === '';
  const named = types.find(({ title, value }) => isBare(value) || isBare(toQueryValue(title)));
  if (!named || query.has('event_type')) return query;
  return new URLSearchParams([...query, ['event_type', named.value]]);
}
