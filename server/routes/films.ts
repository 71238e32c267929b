import { pipeline } from 'node:stream/promises';
import { type Response as Answer, type Request, Router } from 'express';
import { UpstreamError } from '../errors.ts';
import { filePath } from '../images/filePath.ts';
import { fileProblem } from '../images/fileProblem.ts';
import { currentRequest } from '../requestContext.ts';
import { fileErrors } from './fileErrors.ts';

interface FilmsOptions {
  /** Address of the content service, without trailing slash. */
  contentUrl: string;
  /** Sent along with every call, the key among them. */
  contentHeaders: Record<string, string>;
}

/** How long the content service may take until its answer begins; the film itself may take its time. */
const DEADLINE_MS = 10_000;

/** A condition is answered here: fetch adds `no-cache` to it, which makes some services ignore it. */
const ASKED = ['range', 'if-range'];
const TOLD = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'];

/** GET /films/sites/default/files/<path>: a film of the content service, whole or in ranges, kept nowhere. */
export function filmsRouter({ contentUrl, contentHeaders }: FilmsOptions): Router {
  const router = Router();

  // A pattern without groups: Express would decode route parameters, and a path is to be decoded exactly once.
  router.get(/^\/films\//, async (request, response) => {
    const path = filePath(request.path.slice('/films'.length), ['mp4', 'webm']);
    const leaving = new AbortController();
    response.once('close', () => leaving.abort());
    const film = await ask(contentUrl + path, request, contentHeaders, leaving);
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

async function ask(
  url: string,
  request: Request,
  contentHeaders: Record<string, string>,
  leaving: AbortController,
): Promise<Response> {
  const context = currentRequest();
  const late = setTimeout(() => leaving.abort(new Error(`no answer within ${DEADLINE_MS} ms`)), DEADLINE_MS);
  const film = await fetch(url, {
    method: request.method,
    headers: {
      ...picked(ASKED, (name) => request.get(name)),
      ...contentHeaders,
      // Ranges count bytes of the file itself.
      'accept-encoding': 'identity',
      ...(context && { 'x-request-id': context.id }),
    },
    redirect: 'manual',
    signal: leaving.signal,
  })
    .catch((cause: unknown) => {
      throw new UpstreamError(`the content service did not deliver the film: ${String(cause)}`, { cause });
    })
    .finally(() => clearTimeout(late));
  // 416, range not satisfiable, is between the browser and the service.
  const problem = film.status === 416 ? undefined : fileProblem(film, 'video');
  if (problem) {
    // A body nobody reads would keep its connection.
    await film.body?.cancel();
    throw problem;
  }
  return film;
}

async function send(film: Response, response: Answer, leaving: AbortSignal): Promise<void> {
  if (!film.body) {
    response.end();
    return;
  }
  try {
    await pipeline(film.body, response);
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
