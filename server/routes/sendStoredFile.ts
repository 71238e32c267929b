import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { closeSlowDownloads, type SlowestRate } from '../media/closeSlowDownloads.ts';
import type { FileType } from '../media/getFileType.ts';
import type { FileFacts, StoredFile } from '../media/StoredFile.ts';
import { currentRequest } from '../observability/requestContext.ts';
import { setFileHeaders } from './setFileHeaders.ts';

export interface Span {
  start: number;
  /** Included. */
  end: number;
}

/**
 * The requested range of a file; `undefined` means the whole, also for several ranges at once, which no player
 * requests, and when `If-Range` names another version of the file (RFC 9110, 13.1.5 and 14.2).
 */
export function getByteRange(request: Request, facts: FileFacts): Span | 'unsatisfiable' | undefined {
  if (!isSameVersion(request.get('if-range'), facts)) return undefined;
  const ranges = request.range(facts.size, { combine: true });
  if (ranges === -1) return 'unsatisfiable';
  if (!Array.isArray(ranges) || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}

function isSameVersion(condition: string | undefined, { etag, lastModified }: FileFacts): boolean {
  if (condition === undefined) return true;
  // A weak ETag does not guarantee the same bytes.
  return condition.startsWith('"') ? condition === etag : condition === lastModified;
}

interface Sending {
  request: Request;
  response: Response;
  type: FileType;
  slowest: SlowestRate | undefined;
}

/** Sends a stored file, whole or in part, 304 or 416; also while it grows. */
export async function sendStoredFile(
  file: StoredFile,
  { request, response, type, slowest }: Sending,
): Promise<void> {
  const { facts } = file;
  const { size, etag, lastModified } = facts;
  setFileHeaders(response, type);
  response.set({
    'Accept-Ranges': 'bytes',
    ...(etag && { ETag: etag }),
    ...(lastModified && { 'Last-Modified': lastModified }),
  });
  // Express makes it a 304.
  if (request.fresh) return void response.send();
  const span = getByteRange(request, facts);
  if (span === 'unsatisfiable') {
    response.status(416).set({ 'Content-Range': `bytes */${size}`, 'Cache-Control': 'no-store' });
    return void response.end();
  }
  if (span) response.status(206).set('Content-Range', `bytes ${span.start}-${span.end}/${size}`);
  const { start, end } = span ?? { start: 0, end: size - 1 };
  response.set('Content-Length', String(end + 1 - start));
  if (request.method === 'HEAD') return void response.end();
  try {
    await pipeline(closeSlowDownloads(file.read(start, end), response, slowest), response);
  } catch (error) {
    // The response has begun: it can only be aborted. A client's disconnect is in the access log.
    if (response.closed) return;
    response.destroy();
    const reason = `The file broke off: ${String(error)}`;
    currentRequest()?.log.warn({ event: 'video-interrupted', reason }, reason);
  }
}
