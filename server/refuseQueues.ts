import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';

/** Browsers and proxies send the next request when they have the answer; a few scripts send some ahead. */
const MOST_WAITING = 4;
const REASON = 'too many requests on one connection wait for their turn';

/**
 * Ends connections that send requests without reading answers. Node makes an answer for each at once and keeps them all
 * until the first has been read: 64 kB of requests would hold some hundred megabytes of answers.
 */
export function refuseQueues(handler: RequestListener, log: Logger): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    // An answer has its connection only when all before it are out.
    if (response.socket) return handler(request, response);
    const { socket } = request;
    // What came in the same piece as the request that ended it.
    if (socket.destroyed) return;
    const count = (waiting.get(socket) ?? 0) + 1;
    if (count > MOST_WAITING) {
      log.info({ event: 'request-refused', reason: REASON }, `Request refused: ${REASON}`);
      socket.destroy();
      return;
    }
    waiting.set(socket, count);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    return handler(request, response);
  };
}
