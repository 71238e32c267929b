import type { RequestListener } from 'node:http';

/**
 * Ends the connection of who takes nothing of an answer for so long. Node's `server.timeout` does so too, and winds up
 * its clock for every request, before and after: of most pages all is out when their listener returns.
 *
 * @param ms until a silent connection is ended, while an answer is on its way.
 */
export function endUnread(handler: RequestListener, ms: number): RequestListener {
  return (request, response) => {
    handler(request, response);
    const isOut = response.writableEnded && response.writableLength === 0;
    // With the end of the answer Node puts its own limit in the place of this one (keepAliveTimeout).
    if (!isOut) request.socket.setTimeout(ms);
  };
}
