import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { createThrottledLog } from '../http/createThrottledLog.ts';

/** What Node's parser says, and how it is answered; everything else is a 400. */
const ANSWERS: Record<string, { status: string; reason: string }> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    reason: 'the address and the headers together are longer than Node accepts',
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', reason: 'the request did not arrive in time' },
};

/** Node keeps the response that is being sent there, and looks at it for the same purpose. */
type Connection = Socket & { _httpMessage?: ServerResponse | null };

/**
 * Answers and logs what never becomes a request: a path of two megabytes, a line that is not HTTP. The
 * application sees none of it, so without this it would leave no trace. The connection is closed in any case: the other
 * side may never close its own end.
 */
export function logClientErrors(server: Server, log: Logger): void {
  const reports = new Map<string, () => void>();
  const report = (status: string, reason: string): void => {
    const code = Number(status.slice(0, 3));
    const write =
      reports.get(reason) ??
      createThrottledLog((count) =>
        log.info({ event: 'request-refused', status: code, reason, count }, `Request refused: ${reason}`),
      );
    reports.set(reason, write);
    write();
  };

  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    // A connection that broke is no request and takes no answer.
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const { status, reason } = ANSWERS[error.code ?? ''] ?? {
      status: '400 Bad Request',
      reason: `it is not valid HTTP (${error.message})`,
    };
    report(status, reason);
    // The site listens on TCP alone.
    const { bytesRead, _httpMessage: sending } = socket as Connection;
    // A browser may open a connection ahead, and would take an answer for that of its first request. Another response
    // that has begun cannot be followed by this one.
    if (bytesRead === 0 || sending?.headersSent) return void socket.destroy();
    closeWith(socket, status);
  });
}

/** Long enough for an answer to arrive: closed at once, what was sent and not read would make the kernel discard it. */
const LINGER_MS = 500;

/**
 * Answers with a bare status and closes the connection, whether or not the other side closes its own end; what it still
 * sends is not read.
 *
 * @param status code and words, such as `408 Request Timeout`.
 */
export function closeWith(socket: Duplex, status: string): void {
  socket.pause();
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
