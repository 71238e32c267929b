import { gunzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { matchPurge } from '../purge/matchPurge.ts';
import type { Purge } from '../purge/Purge.ts';
import type { CachedPage } from './CachedPage.ts';
import type { Encoding } from './negotiate.ts';
import { toPageKey } from './PageTarget.ts';

/** Pages in the memory of this process, by key. */
export interface MemoryPages {
  get(key: string): CachedPage | undefined;
  set(key: string, page: CachedPage): void;
  drop(key: string): void;
  /** Marks pages as stale. @returns their number. */
  purge(purge: Purge): number;
  /** The body of a page; an unpacked one counts against the bound. */
  getBody(page: CachedPage, encoding: Encoding): Buffer;
  /** Number of pages. */
  readonly size: number;
}

/** Key, tags, headers and V8's overhead. */
const OVERHEAD_BYTES = 2048;
/** Share of the pages with a query. Clients can invent its values: they must never evict pages without. */
const QUERIED_SHARE = 0.25;

const getPageSize = ({ bodies: { br, gzip, identity } }: CachedPage): number =>
  gzip.length + br.length + (identity?.length ?? 0) + OVERHEAD_BYTES;

/** @param maxBytes for all pages; the least recently used go first. */
export function createMemoryPages(maxBytes: number): MemoryPages {
  const make = (share: number) =>
    new LRUCache<string, CachedPage>({
      maxSize: Math.max(1, Math.floor(maxBytes * share)),
      sizeCalculation: getPageSize,
    });
  const plain = make(1 - QUERIED_SHARE);
  const queried = make(QUERIED_SHARE);
  const selectCache = (key: string) => (key.includes('?') ? queried : plain);
  return {
    get: (key) => selectCache(key).get(key),
    set: (key, page) => void selectCache(key).set(key, page),
    drop: (key) => void selectCache(key).delete(key),
    purge(purge) {
      const isHit = matchPurge(purge);
      const hit = [...plain.values(), ...queried.values()].filter(({ tags, target: { path } }) =>
        isHit({ tags, path }),
      );
      for (const page of hit) page.isPurged = true;
      return hit.length;
    },
    getBody(page, encoding) {
      const { bodies, target } = page;
      const known = bodies[encoding];
      if (known) return known;
      const identity = gunzipSync(bodies.gzip);
      const key = toPageKey(target);
      const shelf = selectCache(key);
      if (shelf.peek(key) === page) {
        bodies.identity = identity;
        // lru-cache measures only new entries.
        shelf.delete(key);
        shelf.set(key, page);
      }
      return identity;
    },
    get size() {
      return plain.size + queried.size;
    },
  };
}
