import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { closeSlowDownloads, type SlowestRate } from '../media/closeSlowDownloads.ts';
import { type FileKind, type FileSource, fetchFile } from '../media/fetchFile.ts';
import { withIdleTimeout } from '../media/withIdleTimeout.ts';
import { currentRequest } from '../observability/requestContext.ts';

interface Passing {
  source: FileSource;
  path: string;
  kind: FileKind;
  slowest: SlowestRate | undefined;
  signal: AbortSignal;
}

/** Conditions are answered here: fetch adds `no-cache` to them, which some services take for "ignore". */
const ASKED = ['range', 'if-range'];
const TOLD = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'];

/**
 * Streams a file, or a range of it, from the content service, using one of its connections meanwhile. The caller has
 * set the headers that describe the file.
 */
export async function passFileThrough(
  request: Request,
  response: Response,
  { source, path, kind, slowest, signal }: Passing,
): Promise<void> {
  const ending = new AbortController();
  const file = await fetchFile(source, path, {
    kind,
    method: request.method,
    headers: {
      ...picked(ASKED, (name) => request.get(name)),
      // Ranges count bytes of the uncompressed file.
      'accept-encoding': 'identity',
    },
    signal: AbortSignal.any([signal, ending.signal]),
    // The body has no deadline.
    read: (answer) => answer,
  });
  response.status(file.status).set(picked(TOLD, (name) => file.headers.get(name)));
  if (file.status === 416) response.set('Cache-Control', 'no-store');
  if (request.fresh) {
    // The browser has it already.
    ending.abort();
    return void response.send();
  }
  if (!file.body) return void response.end();
  try {
    await pipeline(closeSlowDownloads(withIdleTimeout(file.body), response, slowest), response);
  } catch (error) {
    // The response has begun: the failure can only be logged. A client's disconnect is in the access log.
    if (signal.aborted) return;
    const reason = `The content service broke off: ${String(error)}`;
    currentRequest()?.log.warn({ event: 'video-interrupted', reason }, reason);
  }
}

function picked(
  names: readonly string[],
  read: (name: string) => string | null | undefined,
): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of names) {
    const value = read(name);
    if (value) headers[name] = value;
  }
  return headers;
}
