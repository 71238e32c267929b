import type { RequestHandler } from 'express';
import { currentRequest, type RequestContext } from '../requestContext.ts';

const LONGEST_PATH = 300;

/**
 * Writes one line per request once it is over, aborted ones included. Queries and user agents stay out of
 * the log: they may carry personal data. Stands after `requestId`; without it nothing is logged.
 */
export const requestLog: RequestHandler = (request, response, next) => {
  const context = currentRequest();
  if (!context) return next();
  const start = performance.now();
  const { method, socket, originalUrl } = request;
  const bytesBefore = socket.bytesWritten;
  const path = loggablePath(originalUrl);

  response.once('close', () => {
    const ms = tenths(performance.now() - start);
    const aborted = !response.writableFinished;
    const status = response.headersSent ? response.statusCode : undefined;
    const { route, locale, upstream, quiet } = context;
    const level = status && status >= 500 ? 'error' : quiet ? 'debug' : 'info';
    context.log[level](
      {
        event: 'request',
        method,
        path,
        route,
        locale,
        status,
        ms,
        bytes: socket.bytesWritten - bytesBefore,
        ...(context.renderMs !== undefined && { renderMs: tenths(context.renderMs) }),
        cache: cacheState(upstream),
        ...(upstream.calls > 0 && { upstream: { ...upstream, ms: tenths(upstream.ms) } }),
        ...(aborted && { aborted }),
      },
      aborted
        ? `${method} ${path} was aborted by the visitor after ${ms} ms`
        : `${method} ${path} was answered with ${status} in ${ms} ms`,
    );
  });
  next();
};

/** `stale` wins over `miss`: that an expired answer was shown is what support has to know. */
function cacheState({ calls, cached, stale }: RequestContext['upstream']): 'none' | 'hit' | 'miss' | 'stale' {
  if (stale > 0) return 'stale';
  if (calls > 0) return 'miss';
  return cached > 0 ? 'hit' : 'none';
}

/** Without query; printable ASCII only, since Node refuses any other request line. */
const loggablePath = (url: string): string => (url.split('?', 1)[0] ?? '').slice(0, LONGEST_PATH);

const tenths = (ms: number): number => Math.round(ms * 10) / 10;
