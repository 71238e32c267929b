import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { closeWith } from '../observability/logClientErrors.ts';
import { createThrottledLog } from './createThrottledLog.ts';

const BAD_TARGET = 'its target is neither a path nor an http address';

/**
 * Rejects requests with an invalid target (RFC 9112, 3.2). One that Express cannot parse, such as `//a@#`, would skip
 * all its middleware: no headers, no log line, and with `optimizeEmptyRequests` no response, because Express waits for
 * an end of the request that is never emitted. An absolute URL, as sent to proxies, becomes its path.
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

/** `*` is the server itself, which the application refuses. Browsers send no fragments. */
function getTargetPath(target: string): string | undefined {
  if (target.includes('#')) return undefined;
  if (target.startsWith('/') || target === '*') return target;
  const url = URL.parse(target);
  return url && /^https?:$/.test(url.protocol) ? url.pathname + url.search : undefined;
}

/**
 * Rejects bodies by their declared length, before reading: Node and Express would read an unwanted body to its end, to
 * reuse the connection. Without a length (chunked) a body is rejected as well: browsers always declare it (RFC 9110,
 * 15.5.12).
 *
 * @param largest bytes; body parsers have stricter limits of their own.
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
    // Behind pending responses there is no room for another.
    if (response.socket) closeWith(socket, isUnknown ? '411 Length Required' : '413 Content Too Large');
    else socket.destroy();
  };
}

/** Browsers and proxies wait for the response; a few scripts send some requests ahead. */
const MAX_WAITING = 4;
const QUEUE = 'too many requests on one connection wait for their turn';

/**
 * Closes connections that send requests without reading responses. Node creates a response for each at once and keeps
 * all until the first is read: 64 kB of requests would hold some hundred megabytes of responses.
 */
export function limitPipelining(handler: RequestListener, log: Logger): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    // A response has its socket only when all earlier ones are sent.
    if (response.socket) return handler(request, response);
    const { socket } = request;
    // Part of the same chunk as the request that closed the connection.
    if (socket.destroyed) return;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > MAX_WAITING) {
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
 * Closes connections that read nothing of a response for too long. Node's `server.timeout` does the same, but resets a
 * timer for every request, before and after: most responses are completely sent when their listener returns.
 *
 * @param ms of inactivity, while a response is pending.
 */
export function closeUnreadResponses(handler: RequestListener, ms: number): RequestListener {
  return (request, response) => {
    handler(request, response);
    const isOut = response.writableEnded && response.writableLength === 0;
    // After the response Node sets its own timeout (keepAliveTimeout).
    if (!isOut) request.socket.setTimeout(ms);
  };
}
