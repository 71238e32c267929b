import { LRUCache } from 'lru-cache';
import type { SharedStore } from '../cache/redis/createSharedStore.ts';

/** Sessions that were ended before their time, by id. */
export interface EndedSessions {
  add(id: string): Promise<void>;
  has(id: string): Promise<boolean>;
}

/** More than editors end in half an hour. */
const MOST = 10_000;

/**
 * Remembers ended sessions in this process, and in the shared store for the others. While the shared store is down, a
 * session ends in the process that was asked.
 *
 * @param seconds how long a session could have lasted.
 */
export function createEndedSessions(shared: SharedStore | undefined, seconds: number): EndedSessions {
  const own = new LRUCache<string, true>({ max: MOST, ttl: seconds * 1000 });
  const toKey = (id: string) => `bridgedeck:preview-ended:${id}`;
  return {
    async add(id) {
      own.set(id, true);
      await shared?.call('SET', toKey(id), '1', 'EX', String(seconds)).catch(() => undefined);
    },
    async has(id) {
      if (own.has(id)) return true;
      return (await shared?.call('EXISTS', toKey(id)).catch(() => 0)) === 1;
    },
  };
}
