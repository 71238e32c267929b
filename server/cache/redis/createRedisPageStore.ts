import type { Redis } from 'ioredis';
import { FRESH_SECONDS, STALE_IF_ERROR_SECONDS } from '../pages/freshness.ts';
import { localClaim, type PageStore } from '../pages/PageStore.ts';
import { type PageTarget, toPageKey } from '../pages/PageTarget.ts';
import { EVERYTHING } from '../purge/matchPurge.ts';
import type { PurgeBus } from './createPurgeBus.ts';
import { decodePage, encodePage, FORMAT } from './encodePage.ts';

/** Longer than a page takes; after a crash other processes wait no longer (ms). */
const CLAIM_MS = 10_000;
const EXPIRY_SECONDS = FRESH_SECONDS + STALE_IF_ERROR_SECONDS;

/**
 * Pages in Redis, shared by all processes; see PageStore.
 *
 * @param site identifies processes with the same code and settings.
 */
export function createRedisPageStore(redis: Redis, bus: PurgeBus, site: string): PageStore {
  const toRedisKey = (target: PageTarget): string => `bridgedeck:page:${FORMAT}:${site}:${toPageKey(target)}`;
  const toClaimKey = (target: PageTarget): string => `bridgedeck:claim:${site}:${toPageKey(target)}`;
  /** The result, or a default without Redis; its connection has logged the failure. */
  const orWithout = <T>(answer: Promise<T>, without: T): Promise<T> => answer.catch(() => without);

  return {
    async read(target) {
      const found = await orWithout(redis.getBuffer(toRedisKey(target)), null);
      const stored = found && decodePage(found);
      if (!stored) return undefined;
      const { page, sequence } = stored;
      const purgedBy = await orWithout(bus.purgedSince(sequence, page.tags, page.target.path), [EVERYTHING]);
      return purgedBy.length > 0 ? { ...page, isPurged: true } : page;
    },

    async claim(target) {
      const name = toClaimKey(target);
      const start = Date.now();
      const sequence = bus.carriedOut();
      const given = await orWithout(redis.set(name, '1', 'PX', CLAIM_MS, 'NX'), undefined);
      if (given === undefined) return localClaim;
      if (given === null) return undefined;
      return {
        async store(page) {
          await orWithout(
            redis.set(toRedisKey(target), encodePage(page, sequence), 'EX', EXPIRY_SECONDS),
            null,
          );
        },
        async release() {
          // Later the claim may belong to another process.
          if (Date.now() - start < CLAIM_MS / 2) await orWithout(redis.del(name), 0);
        },
      };
    },

    drop: async (target) => void (await orWithout(redis.del(toRedisKey(target)), 0)),
  };
}
