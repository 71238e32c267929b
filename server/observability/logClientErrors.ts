import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { createThrottledLog } from '../http/createThrottledLog.ts';

/** Error codes of Node's parser and their responses; default: 400. */
const ANSWERS: Record<string, { status: string; reason: string }> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    reason: 'the address and the headers together are longer than Node accepts',
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', reason: 'the request did not arrive in time' },
};

/** Node stores the current response there, for the same purpose. */
type Connection = Socket & { _httpMessage?: ServerResponse | null };

/**
 * Answers and logs input that never becomes a request: a path of two megabytes, a line that is not HTTP. The
 * application does not see it, so it would leave no trace. The connection is closed in any case: the client may never
 * close its end.
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
    // A broken connection takes no response.
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const { status, reason } = ANSWERS[error.code ?? ''] ?? {
      status: '400 Bad Request',
      reason: `it is not valid HTTP (${error.message})`,
    };
    report(status, reason);
    // The site listens only on TCP.
    const { bytesRead, _httpMessage: sending } = socket as Connection;
    // A browser may open a connection ahead, and would take a response for that of its first request. A response that
    // has begun cannot be followed by another.
    if (bytesRead === 0 || sending?.headersSent) return void socket.destroy();
    closeWith(socket, status);
  });
}

/** Long enough for a response to arrive: closed at once, unread input would make the kernel discard it. */
const LINGER_MS = 500;

/**
 * Sends a bare status and closes the connection, whether or not the client closes its end; further input is ignored.
 *
 * @param status code and words, such as `408 Request Timeout`.
 */
export function closeWith(socket: Duplex, status: string): void {
  socket.pause();
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
