import type { CachedPage } from '../../../../server/cache/pages/CachedPage.ts';
import type { PageStore } from '../../../../server/cache/pages/PageStore.ts';
import { toPageKey } from '../../../../server/cache/pages/PageTarget.ts';

/** A store in memory for as many processes as a test wants; each is one call of `connect`. */
export function memoryStore() {
  const pages = new Map<string, CachedPage>();
  const claims = new Set<string>();
  const connect = (): PageStore => {
    return {
      read: async (target) => pages.get(toPageKey(target)),
      async claim(target) {
        const key = toPageKey(target);
        if (claims.has(key)) return undefined;
        claims.add(key);
        return {
          store: async (page) => void pages.set(key, page),
          release: async () => void claims.delete(key),
        };
      },
      drop: async (target) => void pages.delete(toPageKey(target)),
    };
  };
  return { connect, pages };
}
