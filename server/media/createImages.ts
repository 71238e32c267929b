import { join } from 'node:path';
import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { BusyError, ClientLeftError, NotFoundError, UpstreamError } from '../http/errors.ts';
import { currentRequest } from '../observability/requestContext.ts';
import type { DiskBudget } from './createDiskBudget.ts';
import { createDiskCache } from './createDiskCache.ts';
import { createFairQueue } from './createFairQueue.ts';
import { createMissBudget, type MissBudget } from './createMissBudget.ts';
import { createOriginals } from './createOriginals.ts';
import { type FileSource, fetchFile } from './fetchFile.ts';
import type { Client } from './getClient.ts';
import { inspectPicture, PictureError } from './inspectPicture.ts';
import type { ImageOrder } from './parseImagePath.ts';
import { encoderSettings, type PictureEffort, resizeImage } from './resizeImage.ts';

export interface ImagesOptions {
  source: FileSource;
  cacheDirectory: string;
  /** Default: full. */
  effort?: PictureEffort;
  /** Bound of the cache on disk; absent: unbounded. */
  budget?: DiskBudget | undefined;
  /** Shared with other files of the content service. */
  misses?: MissBudget;
}

export interface Images {
  /**
   * @throws NotFoundError, PictureError without such a picture, UpstreamError, BusyError, and ClientLeftError when the
   * client disconnected before its turn.
   */
  get(order: ImageOrder, client: Client): Promise<Buffer>;
  /**
   * The cached picture. Otherwise undefined: it is not made, and the content service is asked only whether the
   * original exists.
   * @throws like `get`.
   */
  peek(order: ImageOrder, client: Client): Promise<Buffer | undefined>;
  /** Whether no request waits for a picture. */
  isIdle(): boolean;
}

/** A page has up to fifty pictures; further requests are refused, to be repeated. */
const QUEUE = { what: 'pictures', slots: 6, slotsPerClient: 3, waiting: 200, waitingPerClient: 60 };
/** Two are encoded at a time, so that pages keep their share of the CPU. */
const ENCODED_AT_ONCE = 2;
/** Larger pictures are decoded one at a time: each takes hundreds of megabytes. */
const LARGE_PIXELS = 12_000_000;
/** More large ones waiting would fill all slots of the queue. */
const LARGE_WAITING = 2;
/** A faulty or missing original is not fetched again for this long: editors replace them. */
const REFUSED_MS = 30_000;

/** Makes pictures on demand and caches them on disk. */
export function createImages({
  source,
  cacheDirectory,
  effort = 'full',
  budget,
  misses = createMissBudget(),
}: ImagesOptions): Images {
  const cache = createDiskCache(join(cacheDirectory, 'images'), 'picture', budget);
  const loadOriginal = createOriginals(source);
  const queue = createFairQueue<Buffer | undefined>(QUEUE);
  const encoding = bulkhead(ENCODED_AT_ONCE, QUEUE.slots);
  const large = bulkhead(1, LARGE_WAITING);
  const refused = new LRUCache<string, Error>({ max: 1000, ttl: REFUSED_MS });
  let waiting = 0;

  const toCacheKey = ({ original, size, format }: ImageOrder): string =>
    [
      source.name + original,
      size.width,
      size.ratio,
      ...(size.focalPoint ? [size.focalPoint] : []),
      format,
      encoderSettings(format, effort),
    ].join(' ');

  const make = async ({ original, size, format }: ImageOrder, signal: AbortSignal): Promise<Buffer> => {
    const bytes = await loadOriginal(original);
    const { width, height } = await inspectPicture(bytes);
    const encode = () =>
      encoding.execute(async () => {
        if (signal.aborted) throw new ClientLeftError();
        return resizeImage(bytes, size, format, effort);
      });
    if (width * height <= LARGE_PIXELS) return encode();
    return large.execute(encode).catch((error: unknown) => {
      throw error instanceof BulkheadRejectedError ? new BusyError('too many large pictures wait') : error;
    });
  };

  /** Caches that an original is missing or faulty. Results of HEAD have their own key: they must not affect GET. */
  const orRefuse = async <Result>(
    original: string,
    key: string,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    const known = refused.get(original) ?? refused.get(key);
    if (known) throw known;
    try {
      return await work();
    } catch (error) {
      if (error instanceof PictureError) {
        const reason = `${original}: ${error.message}`;
        currentRequest()?.log.warn({ event: 'picture-unreadable', original, reason: error.message }, reason);
      }
      if (error instanceof PictureError || error instanceof NotFoundError) refused.set(key, error);
      throw error;
    }
  };

  return {
    async get(order, client) {
      const key = toCacheKey(order);
      const upstream = currentRequest()?.upstream;
      const cached = await cache.read(key);
      if (cached?.fresh) {
        if (upstream) upstream.cached++;
        return cached.bytes;
      }
      waiting++;
      try {
        const made = await misses.spend(client.address, () =>
          queue({ key, ...client }, (signal) =>
            orRefuse(order.original, order.original, async () => {
              const bytes = await make(order, signal);
              await cache.write(key, bytes);
              return bytes;
            }),
          ),
        );
        // Only jobs of `peek` have no result, under keys of their own.
        return made as Buffer;
      } catch (error) {
        const passing = error instanceof UpstreamError || error instanceof BusyError;
        if (!cached || !passing) throw error;
        if (upstream) upstream.stale++;
        return cached.bytes;
      } finally {
        waiting--;
      }
    },

    isIdle: () => waiting === 0,

    async peek(order, client) {
      const cached = await cache.read(toCacheKey(order));
      if (cached) return cached.bytes;
      const { original } = order;
      const key = `HEAD ${original}`;
      const ask = () =>
        fetchFile(source, original, { kind: 'image', method: 'HEAD', headers: {}, read: () => undefined });
      return misses.spend(client.address, () =>
        queue({ key, ...client }, () => orRefuse(original, key, ask)),
      );
    },
  };
}
