import type { Duplex } from 'node:stream';

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
