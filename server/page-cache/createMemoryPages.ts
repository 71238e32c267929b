import { LRUCache } from 'lru-cache';
import type { KeptPage } from './KeptPage.ts';
import { meantBy, type Purge } from './Purge.ts';

/** Pages in the memory of this process, by key. */
export interface MemoryPages {
  get(key: string): KeptPage | undefined;
  set(key: string, page: KeptPage): void;
  drop(key: string): void;
  /** @returns how many went. */
  purge(purge: Purge): number;
  /** How many are kept. */
  readonly size: number;
}

/** Key, tags, headers and what V8 needs for all of it. */
const OVERHEAD_BYTES = 2048;
/**
 * Share of the pages that have something in their query. Its values are whatever somebody writes: they must never push
 * out the pages everybody comes for.
 */
const QUERIED_SHARE = 0.25;

const sizeOf = ({ bodies }: KeptPage): number => bodies.gzip.length + bodies.br.length + OVERHEAD_BYTES;

/** @param maxBytes for all of it; what nobody has asked for longest goes first. */
export function createMemoryPages(maxBytes: number): MemoryPages {
  const make = (share: number) =>
    new LRUCache<string, KeptPage>({
      maxSize: Math.max(1, Math.floor(maxBytes * share)),
      sizeCalculation: sizeOf,
    });
  const plain = make(1 - QUERIED_SHARE);
  const queried = make(QUERIED_SHARE);
  const shelfOf = (key: string) => (key.includes('?') ? queried : plain);
  return {
    get: (key) => shelfOf(key).get(key),
    set: (key, page) => void shelfOf(key).set(key, page),
    drop: (key) => void shelfOf(key).delete(key),
    purge(purge) {
      const isMeant = meantBy(purge);
      const gone = [plain, queried].map((shelf) => {
        const keys = [...shelf.entries()].flatMap(([key, page]) => (isMeant(page) ? [key] : []));
        for (const key of keys) shelf.delete(key);
        return keys.length;
      });
      return gone.reduce((sum, count) => sum + count, 0);
    },
    get size() {
      return plain.size + queried.size;
    },
  };
}
