import type { KeptPage } from '../../../server/page-cache/KeptPage.ts';
import type { PageStore } from '../../../server/page-cache/PageStore.ts';
import { keyOf } from '../../../server/page-cache/PageTarget.ts';
import { meantBy, type Purge } from '../../../server/page-cache/Purge.ts';

/** A store in memory for as many processes as a test wants; each is one call of `connect`. */
export function memoryStore() {
  const pages = new Map<string, KeptPage>();
  const claims = new Set<string>();
  const listeners = new Map<object, (purge: Purge) => Promise<void>>();
  const connect = (): PageStore => {
    const me = {};
    return {
      read: async (target) => pages.get(keyOf(target)),
      async claim(target) {
        const key = keyOf(target);
        if (claims.has(key)) return undefined;
        claims.add(key);
        return {
          keep: async (page) => void pages.set(key, page),
          release: async () => void claims.delete(key),
        };
      },
      drop: async (target) => void pages.delete(keyOf(target)),
      async purge(purge) {
        for (const [key, page] of pages) if (meantBy(purge)(page)) pages.delete(key);
        await Promise.all([...listeners].map(([who, hear]) => (who === me ? undefined : hear(purge))));
      },
      onPurge: (listener) => void listeners.set(me, listener),
    };
  };
  return { connect, pages };
}
