import { matchPurge } from '../../cache/purge/matchPurge.ts';
import type { Purge } from '../../cache/purge/Purge.ts';
import { createPurgeLog } from '../../cache/purge/PurgeLog.ts';
import type { ListedPage, ReadPage } from './SiteSearch.ts';

/** What is known of the pages that have been read: when, and what makes them stale. */
export interface KnownPages {
  isEmpty(): boolean;
  /** Whether a page must be read: it is new, has changed, was purged, or was read long ago. */
  isDue(page: ListedPage): boolean;
  hasStale(): boolean;
  purge(purge: Purge): void;
  /** Reads a page. A purge of it meanwhile counts. */
  track(page: ListedPage, read: () => Promise<ReadPage>): Promise<ReadPage>;
  /** Forgets all other pages. @returns those. */
  keepOnly(paths: ReadonlySet<string>): Pick<ListedPage, 'path' | 'locale'>[];
}

interface KnownPage extends ListedPage {
  tags: ReadonlySet<string>;
  readAt: number;
  isStale: boolean;
}

/** @param rereadMs after this time a page is read again in any case. */
export function createKnownPages(rereadMs: number): KnownPages {
  const known = new Map<string, KnownPage>();
  const purges = createPurgeLog();
  return {
    isEmpty: () => known.size === 0,
    isDue({ path, changed }) {
      const page = known.get(path);
      return !page || page.isStale || page.changed !== changed || Date.now() - page.readAt > rereadMs;
    },
    hasStale: () => [...known.values()].some(({ isStale }) => isStale),
    purge(purge) {
      purges.add(purge);
      const isHit = matchPurge(purge);
      for (const page of known.values()) if (isHit(page)) page.isStale = true;
    },
    async track(page, read) {
      const begun = purges.sequence();
      const answer = await read();
      const { tags, isDegraded } = answer;
      const isPurged = purges.since(begun).some((purge) => matchPurge(purge)({ tags, path: page.path }));
      known.set(page.path, { ...page, tags, readAt: Date.now(), isStale: isPurged || isDegraded });
      return answer;
    },
    keepOnly(paths) {
      const others = [...known.values()].filter(({ path }) => !paths.has(path));
      for (const { path } of others) known.delete(path);
      return others;
    },
  };
}
