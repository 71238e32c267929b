import { LRUCache } from 'lru-cache';
import { createSingleFlight } from '../cache/createSingleFlight.ts';
import { NotFoundError } from '../http/errors.ts';
import { currentRequest } from '../observability/requestContext.ts';
import { type FileSource, fetchFile } from './fetchFile.ts';

const ROOM_BYTES = 48 * 1024 * 1024;
const CACHED_MS = 60_000;

export type Originals = (path: string) => Promise<Buffer>;

/**
 * Originals of the content service. A page needs one picture in several sizes at once, so an original is cached for a
 * minute, within limits, and concurrent requests make one call.
 */
export function createOriginals(source: FileSource): Originals {
  const once = createSingleFlight<Buffer>();
  const cached = new LRUCache<string, Buffer>({
    maxSize: ROOM_BYTES,
    ttl: CACHED_MS,
    sizeCalculation: ({ length }) => length + 1,
  });

  return async (path) => {
    const known = cached.get(path);
    if (known) {
      const request = currentRequest();
      if (request) request.upstream.cached++;
      return known;
    }
    return once(path, async () => {
      const bytes = await fetchOriginal(source, path);
      cached.set(path, bytes);
      return bytes;
    });
  };
}

const LARGEST = 30 * 1024 * 1024;

/**
 * Fetches a picture from the content service.
 * @throws NotFoundError without such a picture, and for more than 30 MB.
 * @throws UpstreamError like fetchFile.
 */
export function fetchOriginal(source: FileSource, path: string): Promise<Buffer> {
  return fetchFile(source, path, { kind: 'image', headers: { accept: 'image/*' }, read: readImageBody });
}

async function readImageBody({ headers, body }: Response): Promise<Buffer> {
  refuseLarge(Number(headers.get('content-length')));
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    refuseLarge(size);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function refuseLarge(size: number): void {
  if (size > LARGEST) throw new NotFoundError(`the original is larger than ${LARGEST} bytes`);
}
