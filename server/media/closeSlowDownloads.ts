import type { ServerResponse } from 'node:http';
import { currentRequest } from '../observability/requestContext.ts';

export interface SlowestRate {
  /** Bytes that a client must read in each window. */
  bytes: number;
  windowMs: number;
}

/**
 * 2 kB/s, a fifth of what the smallest video needs. The window is long because the kernel buffers up to some megabytes
 * for a slow connection. A paused video is aborted as well: browsers request the rest with a range.
 */
const SLOWEST: SlowestRate = { bytes: 256 * 1024, windowMs: 120_000 };

/**
 * Forwards the pieces of a body, and closes the connection of a client that reads too slowly. Time spent waiting for
 * the source does not count.
 */
export async function* closeSlowDownloads(
  body: AsyncIterable<Uint8Array>,
  response: ServerResponse,
  { bytes: fewest, windowMs }: SlowestRate = SLOWEST,
): AsyncGenerator<Uint8Array, void, void> {
  let taken = 0;
  let waitedForSource = true;
  let isWaiting = true;
  const check = setInterval(() => {
    if (taken < fewest && !waitedForSource) {
      const reason = `The client took ${taken} bytes in ${windowMs} ms, at least ${fewest} are expected`;
      currentRequest()?.log.info({ event: 'slow-download-closed', reason }, reason);
      response.destroy();
    }
    taken = 0;
    waitedForSource = isWaiting;
  }, windowMs);
  try {
    for await (const piece of body) {
      isWaiting = false;
      yield piece;
      taken += piece.length;
      isWaiting = true;
    }
  } finally {
    clearInterval(check);
  }
}
