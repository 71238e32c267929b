import { join } from 'node:path';
import { UpstreamError } from '../errors.ts';
import { currentRequest } from '../requestContext.ts';
import { createDiskCache } from './diskCache.ts';
import { limitConcurrency } from './limitConcurrency.ts';
import { createOriginals } from './originals.ts';
import type { ImageOrder } from './parseImagePath.ts';
import { encoderSettings, resizeImage } from './resizeImage.ts';
import { createSingleFlight } from './singleFlight.ts';

export interface ImagesOptions {
  /** Address of the content service, without trailing slash. */
  contentUrl: string;
  /** Sent along with every call, the key among them. */
  contentHeaders: Record<string, string>;
  cacheDirectory: string;
}

/**
 * Makes pictures to order and keeps them on disk.
 * Two are encoded at a time, so that pages keep their share of the processor; six originals at most are in
 * memory for it.
 * @throws NotFoundError, UpstreamError from the returned function.
 */
export function createImages(options: ImagesOptions): (order: ImageOrder) => Promise<Buffer> {
  const cache = createDiskCache(join(options.cacheDirectory, 'images'));
  const originalOf = createOriginals(options.contentUrl, options.contentHeaders);
  const once = createSingleFlight<Buffer>();
  const inMemory = limitConcurrency(6, 500);
  const encoding = limitConcurrency(2, 6);

  const make = ({ original, size, format }: ImageOrder): Promise<Buffer> =>
    inMemory(async () => {
      const bytes = await originalOf(original);
      return encoding(() => resizeImage(bytes, size, format));
    });

  return (order) => {
    const { original, size, format } = order;
    const key = [options.contentUrl + original, size.width, size.ratio, format, encoderSettings(format)].join(
      ' ',
    );
    return once(key, async () => {
      const upstream = currentRequest()?.upstream;
      const kept = await cache.read(key);
      if (kept?.fresh) {
        if (upstream) upstream.cached++;
        return kept.bytes;
      }
      try {
        const bytes = await make(order);
        await cache.write(key, bytes);
        return bytes;
      } catch (error) {
        if (!kept || !(error instanceof UpstreamError)) throw error;
        if (upstream) upstream.stale++;
        return kept.bytes;
      }
    });
  };
}
