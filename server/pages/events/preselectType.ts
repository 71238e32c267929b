import type { Category } from '../../../schemas/entities/category.ts';
import { toQueryValue } from '../../content/toQueryValue.ts';

/**
 * The query of the list of events, where a bare name of an event type counts as choosing it: `?lagoon-days` is
 * `?event_type=lagoon-days` (spec 1 §2). Campaigns use the type's name in any language the list is in.
 */
export function preselectType(query: URLSearchParams, types: readonly Category[]): URLSearchParams {
  const named = types.find(({ title, value }) => query.has(value) || query.has(toQueryValue(title)));
  if (!named || query.has('event_type')) return query;
  return new URLSearchParams([...query, ['event_type', named.value]]);
}
