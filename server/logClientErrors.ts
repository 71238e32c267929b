import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';

/** What Node's parser says, and how it is answered; everything else is a 400. */
const ANSWERS: Record<string, { status: string; reason: string }> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    reason: 'the address and the headers together are longer than Node accepts',
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', reason: 'the request did not arrive in time' },
};

/**
 * Answers and logs what never becomes a request: a path of two megabytes, a line that is not HTTP. The
 * application sees none of it, so without this it would leave no trace.
 */
export function logClientErrors(server: Server, log: Logger): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    // A connection that broke is no request and takes no answer.
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const { status, reason } = ANSWERS[error.code ?? ''] ?? {
      status: '400 Bad Request',
      reason: `it is not valid HTTP (${error.message})`,
    };
    log.info(
      { event: 'request-refused', status: Number(status.slice(0, 3)), reason },
      `Request refused: ${reason}`,
    );
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });
}
