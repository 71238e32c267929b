import type { Redis } from 'ioredis';
import type { RedisConnection } from '../../redis/connectRedis.ts';
import { FRESH_SECONDS, STAND_IN_SECONDS } from '../freshness.ts';
import { loneClaim, type PageStore } from '../PageStore.ts';
import { keyOf, type PageTarget } from '../PageTarget.ts';
import { createPurgeBus, type PurgeBus } from './createPurgeBus.ts';
import { decodePage, encodePage, FORMAT } from './encodePage.ts';

/** A start does not wait longer for Redis (ms). */
const START_MS = 1000;
/** Longer than a page takes; a process that dies while making one keeps the others waiting no longer (ms). */
const CLAIM_MS = 10_000;
const KEPT_SECONDS = FRESH_SECONDS + STAND_IN_SECONDS;

/**
 * Pages in Redis, where all processes find them; as PageStore has it, they all go on by themselves without it.
 *
 * @returns the store of processes with the same code and settings.
 */
export async function startRedisStore(redis: RedisConnection): Promise<(site: string) => PageStore> {
  const bus = createPurgeBus(redis);
  await redis.settled(START_MS);
  return (site) => createRedisStore(redis.commands, bus, site);
}

function createRedisStore(redis: Redis, bus: PurgeBus, site: string): PageStore {
  const nameOf = (target: PageTarget): string => `bridgedeck:page:${FORMAT}:${site}:${keyOf(target)}`;
  const claimOf = (target: PageTarget): string => `bridgedeck:claim:${site}:${keyOf(target)}`;
  /** What Redis answers, or what there is without it; its connection has told the log. */
  const orWithout = <T>(answer: Promise<T>, without: T): Promise<T> => answer.catch(() => without);

  return {
    async read(target) {
      const found = await orWithout(redis.getBuffer(nameOf(target)), null);
      const kept = found && decodePage(found);
      if (!kept) return undefined;
      return (await orWithout(bus.isPurged(kept.page, kept.sequence), true)) ? undefined : kept.page;
    },

    async claim(target) {
      const name = claimOf(target);
      const start = Date.now();
      const sequence = bus.carriedOut();
      const given = await orWithout(redis.set(name, '1', 'PX', CLAIM_MS, 'NX'), undefined);
      if (given === undefined) return loneClaim;
      if (given === null) return undefined;
      return {
        async keep(page) {
          await orWithout(redis.set(nameOf(target), encodePage(page, sequence), 'EX', KEPT_SECONDS), null);
        },
        async release() {
          // Later than that it may be somebody else's.
          if (Date.now() - start < CLAIM_MS / 2) await orWithout(redis.del(name), 0);
        },
      };
    },

    drop: async (target) => void (await orWithout(redis.del(nameOf(target)), 0)),
    purge: (purge) => bus.publish(purge),
    onPurge: bus.onPurge,
  };
}
