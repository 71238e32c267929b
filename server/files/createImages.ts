import { join } from 'node:path';
import { createSingleFlight } from '../cache/createSingleFlight.ts';
import { BusyError, UpstreamError } from '../errors.ts';
import { currentRequest } from '../requestContext.ts';
import { createDiskCache } from './createDiskCache.ts';
import { createOriginals } from './createOriginals.ts';
import type { FileSource } from './fetchFile.ts';
import { limitConcurrency } from './limitConcurrency.ts';
import type { ImageOrder } from './parseImagePath.ts';
import { encoderSettings, resizeImage } from './resizeImage.ts';

export interface ImagesOptions {
  source: FileSource;
  cacheDirectory: string;
}

/**
 * Makes pictures to order and keeps them on disk.
 * Two are encoded at a time, so that pages keep their share of the processor; six originals at most are in
 * memory for it.
 * @throws NotFoundError, UpstreamError, BusyError from the returned function.
 */
export function createImages({
  source,
  cacheDirectory,
}: ImagesOptions): (order: ImageOrder) => Promise<Buffer> {
  const cache = createDiskCache(join(cacheDirectory, 'images'), 'picture');
  const originalOf = createOriginals(source);
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
    const key = [source.name + original, size.width, size.ratio, format, encoderSettings(format)].join(' ');
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
        const passing = error instanceof UpstreamError || error instanceof BusyError;
        if (!kept || !passing) throw error;
        if (upstream) upstream.stale++;
        return kept.bytes;
      }
    });
  };
}
