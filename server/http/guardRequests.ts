import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { closeWith } from '../observability/logClientErrors.ts';
import { createThrottledLog } from './createThrottledLog.ts';

const BAD_TARGET = 'its target is neither a path nor an http address';

/**
 * Lets only requests through whose target can be read (RFC 9112, 3.2). One that Express cannot read, such as `//a@#`,
 * would pass by all its middleware: no headers, no line in the log, and with `optimizeEmptyRequests` no answer, because
 * Express waits for the end of a request that never tells it. A whole address, as proxies are sent it, becomes its
 * path, so that nobody behind reads it in another way.
 */
export function refuseBadTargets(handler: RequestListener, log: Logger): RequestListener {
  return (request, response) => {
    const path = getTargetPath(request.url ?? '');
    if (path !== undefined) {
      request.url = path;
      return handler(request, response);
    }
    log.info({ event: 'request-refused', status: 400, reason: BAD_TARGET }, `Request refused: ${BAD_TARGET}`);
    response.writeHead(400, { connection: 'close', 'content-length': '0' }).end();
  };
}

/** `*` is the server itself, and for the application to refuse. A fragment never leaves a browser. */
function getTargetPath(target: string): string | undefined {
  if (target.includes('#')) return undefined;
  if (target.startsWith('/') || target === '*') return target;
  const url = URL.parse(target);
  return url && /^https?:$/.test(url.protocol) ? url.pathname + url.search : undefined;
}

/**
 * Refuses bodies by what their senders say of their length, before any of it is read: Node and Express would read a body
 * that nobody wanted to its end, to use the connection again. One whose length is not told (chunked) is refused as well:
 * browsers always tell it (RFC 9110, 15.5.12).
 *
 * @param largest bytes; the readers of bodies have stricter limits of their own.
 */
export function refuseLargeBodies(handler: RequestListener, largest: number, log: Logger): RequestListener {
  const reporter = (status: number, reason: string) =>
    createThrottledLog((count) =>
      log.info({ event: 'request-refused', status, reason, count }, `Request refused: ${reason}`),
    );
  const tooLarge = reporter(413, 'its body is larger than anything taken here');
  const noLength = reporter(411, 'it does not say how long its body is');
  return (request, response) => {
    const { headers, socket } = request;
    const isUnknown = headers['transfer-encoding'] !== undefined;
    if (!isUnknown && Number(headers['content-length'] ?? 0) <= largest) {
      handler(request, response);
      return;
    }
    if (isUnknown) noLength();
    else tooLarge();
    // Behind answers that are still to be sent there is no room for another.
    if (response.socket) closeWith(socket, isUnknown ? '411 Length Required' : '413 Content Too Large');
    else socket.destroy();
  };
}

/** Browsers and proxies send the next request when they have the answer; a few scripts send some ahead. */
const MOST_WAITING = 4;
const QUEUE = 'too many requests on one connection wait for their turn';

/**
 * Ends connections that send requests without reading answers. Node makes an answer for each at once and keeps them all
 * until the first has been read: 64 kB of requests would hold some hundred megabytes of answers.
 */
export function limitPipelining(handler: RequestListener, log: Logger): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    // An answer has its connection only when all before it are out.
    if (response.socket) return handler(request, response);
    const { socket } = request;
    // What came in the same piece as the request that ended it.
    if (socket.destroyed) return;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > MOST_WAITING) {
      log.info({ event: 'request-refused', reason: QUEUE }, `Request refused: ${QUEUE}`);
      socket.destroy();
      return;
    }
    waiting.set(socket, count);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    return handler(request, response);
  };
}

/**
 * Ends the connection of who takes nothing of an answer for so long. Node's `server.timeout` does so too, and winds up
 * its clock for every request, before and after: of most pages all is out when their listener returns.
 *
 * @param ms until a silent connection is ended, while an answer is on its way.
 */
export function closeUnreadResponses(handler: RequestListener, ms: number): RequestListener {
  return (request, response) => {
    handler(request, response);
    const isOut = response.writableEnded && response.writableLength === 0;
    // With the end of the answer Node puts its own limit in the place of this one (keepAliveTimeout).
    if (!isOut) request.socket.setTimeout(ms);
  };
}
