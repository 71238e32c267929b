import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';

const REASON = 'its target is neither a path nor an http address';

/**
 * Lets only requests through whose target can be read (RFC 9112, 3.2). One that Express cannot read, such as `//a@#`,
 * would pass by all its middleware: no headers, no line in the log, and with `optimizeEmptyRequests` no answer, because
 * Express waits for the end of a request that never tells it. A whole address, as proxies are sent it, becomes its
 * path, so that nobody behind reads it in another way.
 */
export function refuseBadTargets(handler: RequestListener, log: Logger): RequestListener {
  return (request, response) => {
    const path = pathOf(request.url ?? '');
    if (path !== undefined) {
      request.url = path;
      return handler(request, response);
    }
    log.info({ event: 'request-refused', status: 400, reason: REASON }, `Request refused: ${REASON}`);
    response.writeHead(400, { connection: 'close', 'content-length': '0' }).end();
  };
}

/** `*` is the server itself, and for the application to refuse. A fragment never leaves a browser. */
function pathOf(target: string): string | undefined {
  if (target.includes('#')) return undefined;
  if (target.startsWith('/') || target === '*') return target;
  const url = URL.parse(target);
  return url && /^https?:$/.test(url.protocol) ? url.pathname + url.search : undefined;
}
