import { findResults } from './findResults.ts';
import type { Elsewhere, LocatorResults } from './LocatorResults.ts';
import { toView } from './toView.ts';

/**
 * Results for an address of the locator (findResults.ts). An entry that is chosen in a search is shown on the map with
 * the list as it is (behaviour §6.6); one that the search does not find is shown alone.
 */
export async function findWithChosen(
  ...[list, query, options]: Parameters<typeof findResults>
): Promise<LocatorResults | Elsewhere> {
  const found = await findResults(list, query, options);
  const chosen = 'chosen' in query ? query.chosen : undefined;
  if (!chosen) return found;
  if ('leadsTo' in found) {
    const { leadsTo } = found;
    return leadsTo.type === 'country' ? { leadsTo: { ...leadsTo, chosen } } : found;
  }
  const entry = found.entries.find(({ accountId }) => accountId === chosen);
  if (!entry) return { leadsTo: { type: 'dealer', id: chosen } };
  return { ...found, view: toView([entry]), selected: chosen };
}
