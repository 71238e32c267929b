import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { closeWith } from './closeWith.ts';
import { createBurstLog } from './createBurstLog.ts';

/**
 * Refuses bodies by what their senders say of their length, before any of it is read: Node and Express would read a body
 * that nobody wanted to its end, to use the connection again. One whose length is not told (chunked) is refused as well:
 * browsers always tell it (RFC 9110, 15.5.12).
 *
 * @param largest bytes; the readers of bodies have stricter limits of their own.
 */
export function refuseLargeBodies(handler: RequestListener, largest: number, log: Logger): RequestListener {
  const reporter = (status: number, reason: string) =>
    createBurstLog((count) =>
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
