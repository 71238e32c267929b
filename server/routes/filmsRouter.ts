import { pipeline } from 'node:stream/promises';
import { type Response as Answer, type Request, Router } from 'express';
import { type FileSource, fetchFile } from '../files/fetchFile.ts';
import { filePath } from '../files/filePath.ts';
import { steadily } from '../files/steadily.ts';
import { currentRequest } from '../requestContext.ts';
import { fileErrors } from './fileErrors.ts';

/** A condition is answered here: fetch adds `no-cache` to it, which makes some services ignore it. */
const ASKED = ['range', 'if-range'];
/** A content service that stops in the middle of a film does not go on. */
const SILENCE_MS = 20_000;
const TOLD = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'];

/** GET /films/sites/default/files/<path>: a film of the content service, whole or in ranges, kept nowhere. */
export function filmsRouter(source: FileSource): Router {
  const router = Router();

  // A pattern without groups: Express would decode route parameters, and a path is to be decoded exactly once.
  router.get(/^\/films\//, async (request, response) => {
    const path = filePath(request.path.slice('/films'.length), ['mp4', 'webm']);
    const leaving = new AbortController();
    response.once('close', () => leaving.abort());
    const film = await ask(source, path, request, leaving.signal);
    response.status(film.status).set({
      ...picked(TOLD, (name) => film.headers.get(name)),
      'Content-Type': path.toLowerCase().endsWith('.webm') ? 'video/webm' : 'video/mp4',
      'Cache-Control': film.status === 416 ? 'no-store' : 'public, max-age=604800',
      'X-Content-Type-Options': 'nosniff',
    });
    if (!request.fresh) return send(film, response, leaving.signal);
    // The browser has it: 304.
    leaving.abort();
    response.send();
  });

  return router.use(fileErrors);
}

function ask(source: FileSource, path: string, request: Request, signal: AbortSignal): Promise<Response> {
  return fetchFile(source, path, {
    kind: 'video',
    method: request.method,
    headers: {
      ...picked(ASKED, (name) => request.get(name)),
      // Ranges count bytes of the file itself.
      'accept-encoding': 'identity',
    },
    signal,
    // The film itself may take its time.
    read: (film) => film,
  });
}

async function send(film: Response, response: Answer, leaving: AbortSignal): Promise<void> {
  if (!film.body) {
    response.end();
    return;
  }
  try {
    await pipeline(steadily(film.body, SILENCE_MS), response);
  } catch (error) {
    // The answer has begun: all that is left is to say so. A visitor who leaves is in the request log.
    if (leaving.aborted) return;
    const reason = `The content service broke off: ${String(error)}`;
    currentRequest()?.log.warn({ event: 'film-interrupted', reason }, reason);
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
