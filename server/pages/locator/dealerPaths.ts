import { createMemo } from '../../../renderer/createMemo.ts';
import type { DealerEntry } from '../../../schemas/entities/dealer-entry.ts';

const memo = createMemo<ReadonlyMap<string, string>>();

/** Addresses of the pages that dealers have in a language, by account id. */
export function dealerPaths(entries: readonly DealerEntry[]): ReadonlyMap<string, string> {
  return memo(entries, 'paths', () => {
    return new Map(
      entries.flatMap(({ salesforceId, url }) => (url === undefined ? [] : [[salesforceId, url] as const])),
    );
  });
}
