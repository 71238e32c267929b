import type { Redis } from 'ioredis';
import type { DataStore, StoredAnswer } from '../data/DataStore.ts';
import { EVERYTHING } from '../purge/matchPurge.ts';
import type { PurgeBus } from './createPurgeBus.ts';

/** Increased whenever the shape of stored values changes. */
const FORMAT = 1;
/** As long as an answer may be served stale. */
const KEEP_SECONDS = 86_400;

/**
 * Answers of services in Redis, shared by all processes. Without Redis nothing is found and nothing is stored; its
 * connection reports that.
 *
 * @param site identifies the content service: two sites may share one Redis.
 */
export function createRedisDataStore(redis: Redis, bus: PurgeBus, site: string): DataStore {
  const toRedisKey = (key: string): string => `bridgedeck:data:${FORMAT}:${site}:${key}`;
  return {
    async read(key) {
      const found = parse(await redis.get(toRedisKey(key)).catch(() => null));
      if (!found) return undefined;
      const { sequence, answer } = found;
      const purgedBy = await bus.purgedSince(sequence, answer.tags).catch(() => [EVERYTHING]);
      return { answer, purgedBy };
    },
    begin(key) {
      const sequence = bus.carriedOut();
      return async (answer) => {
        const name = toRedisKey(key);
        const text = JSON.stringify({ sequence, answer });
        const done: Promise<unknown> = answer ? redis.set(name, text, 'EX', KEEP_SECONDS) : redis.del(name);
        await done.catch(() => undefined);
      };
    },
  };
}

/** Another program's value under such a key is ignored. */
function parse(text: string | null): { sequence: number; answer: StoredAnswer } | undefined {
  try {
    const read = JSON.parse(text ?? 'null');
    return typeof read?.sequence === 'number' && Array.isArray(read.answer?.tags) ? read : undefined;
  } catch {
    return undefined;
  }
}
