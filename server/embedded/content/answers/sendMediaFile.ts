import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { mediaTypeOf } from '../mediaTypes.ts';

interface Span {
  start: number;
  end: number;
}

/** The bytes a `Range` header asks for; `unsatisfiable` when the file has none of them. */
export function parseRange(header: string | undefined, size: number): Span | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? 'unsatisfiable' : { start, end };
}

/**
 * Sends a file of the media directory, whole or in part.
 * @param name still encoded; only plain file names of known media types are looked for.
 * @returns false when there is no such file, with nothing sent.
 */
export async function sendMediaFile(
  directory: string,
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const contentType = mediaTypeOf(name);
  if (contentType === undefined || !/^[\w-][\w.-]*$/.test(name)) return false;
  const file = join(directory, name);
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return false;

  response.setHeader('Content-Type', contentType);
  response.setHeader('Accept-Ranges', 'bytes');
  response.setHeader('Last-Modified', found.mtime.toUTCString());
  const span = parseRange(request.headers.range, found.size);
  if (span === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${found.size}`, 'Content-Length': 0 }).end();
    return true;
  }
  if (span === undefined) {
    response.writeHead(200, { 'Content-Length': found.size });
  } else {
    response.writeHead(206, {
      'Content-Length': span.end - span.start + 1,
      'Content-Range': `bytes ${span.start}-${span.end}/${found.size}`,
    });
  }
  if (request.method === 'HEAD') {
    response.end();
  } else {
    // A visitor who leaves in the middle of a film breaks the pipe; that is no fault of the file.
    await pipeline(createReadStream(file, span ?? {}), response).catch(() => response.destroy());
  }
  return true;
}
