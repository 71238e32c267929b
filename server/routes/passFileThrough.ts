import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { closeSlowDownloads, type SlowestRate } from '../media/closeSlowDownloads.ts';
import { type FileSource, fetchFile, MAX_BYTES } from '../media/fetchFile.ts';
import type { FileType } from '../media/getFileType.ts';
import { withIdleTimeout } from '../media/withIdleTimeout.ts';
import { currentRequest } from '../observability/requestContext.ts';
import { setFileHeaders } from './setFileHeaders.ts';

interface Passing {
  source: FileSource;
  path: string;
  type: FileType;
  slowest: SlowestRate | undefined;
  signal: AbortSignal;
}

/** Conditions are answered here: fetch adds `no-cache` to them, which some services take for "ignore". */
const ASKED = ['range', 'if-range'];
const TOLD = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'];

/** Streams a file, or a range of it, from the content service, using one of its connections meanwhile. */
export async function passFileThrough(
  request: Request,
  response: Response,
  { source, path, type, slowest, signal }: Passing,
): Promise<void> {
  const ending = new AbortController();
  const file = await fetchFile(source, path, {
    kind: type.kind,
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
  setFileHeaders(response, type);
  response.status(file.status).set(picked(TOLD, (name) => file.headers.get(name)));
  if (file.status === 416) response.set('Cache-Control', 'no-store');
  if (request.fresh) {
    // The browser has it already.
    ending.abort();
    return void response.send();
  }
  if (!file.body) return void response.end();
  try {
    const body = limitBytes(withIdleTimeout(file.body), MAX_BYTES[type.kind]);
    await pipeline(closeSlowDownloads(body, response, slowest), response);
  } catch (error) {
    // The response has begun: the failure can only be logged. A client's disconnect is in the access log.
    if (signal.aborted) return;
    const reason = `The content service broke off: ${String(error)}`;
    currentRequest()?.log.warn({ event: 'video-interrupted', reason }, reason);
  }
}

/** Breaks off a body that is longer than the limit: without a length in its headers, nothing else tells. */
async function* limitBytes(body: AsyncIterable<Uint8Array>, limit: number) {
  let bytes = 0;
  for await (const piece of body) {
    bytes += piece.length;
    if (bytes > limit) throw new Error(`it has more than ${limit} bytes`);
    yield piece;
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
