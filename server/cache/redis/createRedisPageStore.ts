import type { Redis } from 'ioredis';
import { isRecord } from '../../../schemas/isRecord.ts';
import { type CachedPage, FRESH_SECONDS, STALE_IF_ERROR_SECONDS } from '../pages/CachedPage.ts';
import { localClaim, type PageStore } from '../pages/PageStore.ts';
import { type PageTarget, toPageKey } from '../pages/PageTarget.ts';
import { EVERYTHING } from '../purge/matchPurge.ts';
import type { PurgeBus } from './createPurgeBus.ts';

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

/** Increased whenever the shape of stored values changes. */
const FORMAT = 4;

const LENGTH_BYTES = 4;

/** A page as bytes: the length of its metadata, the metadata as JSON, the two bodies. */
export function encodePage({ bodies, ...about }: CachedPage, sequence: number): Buffer {
  const { gzip, br } = bodies;
  const lengths = [gzip.length, br.length];
  const description = Buffer.from(JSON.stringify({ about, sequence, lengths }));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(description.length);
  return Buffer.concat([length, description, gzip, br]);
}

/** Decodes it; undefined for anything else under such a key. */
export function decodePage(bytes: Buffer): { page: CachedPage; sequence: number } | undefined {
  try {
    const end = LENGTH_BYTES + bytes.readUInt32BE();
    const read: unknown = JSON.parse(bytes.subarray(LENGTH_BYTES, end).toString());
    if (!isRecord(read) || !isRecord(read.about) || !Array.isArray(read.lengths)) return undefined;
    const { about, lengths, sequence } = read;
    const [gzip = 0, br = 0] = lengths.map(Number);
    if (bytes.length !== end + gzip + br) return undefined;
    const bodies = { gzip: bytes.subarray(end, end + gzip), br: bytes.subarray(end + gzip) };
    // The key contains the format, and only encodePage writes under it.
    return { page: { ...about, bodies } as CachedPage, sequence: Number(sequence) };
  } catch {
    return undefined;
  }
}
