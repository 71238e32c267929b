import { createSingleFlight } from '../cache/createSingleFlight.ts';
import { currentRequest } from '../requestContext.ts';
import type { FileSource } from './fetchFile.ts';
import { fetchOriginal } from './fetchOriginal.ts';

const ROOM_BYTES = 48 * 1024 * 1024;
const KEPT_MS = 60_000;

export type Originals = (path: string) => Promise<Buffer>;

/**
 * Originals of the content service. A page asks for one picture in several sizes within moments, so an
 * original is kept for a minute, within limits, and concurrent questions make one call.
 */
export function createOriginals(source: FileSource): Originals {
  const once = createSingleFlight<Buffer>();
  const kept = new Map<string, { bytes: Buffer; until: number }>();

  const keep = (path: string, bytes: Buffer): void => {
    kept.set(path, { bytes, until: Date.now() + KEPT_MS });
    let room = ROOM_BYTES;
    // Youngest first; what is expired or does not fit any more goes.
    for (const [key, entry] of [...kept].reverse()) {
      room -= entry.bytes.length;
      if (room < 0 || entry.until < Date.now()) kept.delete(key);
    }
  };

  return async (path) => {
    const known = kept.get(path);
    if (known && known.until > Date.now()) {
      const request = currentRequest();
      if (request) request.upstream.cached++;
      return known.bytes;
    }
    return once(path, async () => {
      const bytes = await fetchOriginal(source, path);
      keep(path, bytes);
      return bytes;
    });
  };
}
