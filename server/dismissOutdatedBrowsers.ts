import { createHash } from 'node:crypto';
import type { Server } from 'node:http';

/** Of RFC 6455: what a key is answered with, and a frame that closes. */
const MAGIC = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const CLOSE_FRAME = Buffer.from([0x88, 0x00]);

/**
 * While developing: lets in browsers whose page came from the server before this one, and lets them go at once, upon
 * which Vite's client loads the page again. Refused, as Vite does with a token that is not its own, it would give up.
 *
 * @param token of this server; nothing is told to who does not know it.
 */
export function dismissOutdatedBrowsers(server: Server, token: string): void {
  server.prependListener('upgrade', (request, socket) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const key = request.headers['sec-websocket-key'];
    if (request.headers['sec-websocket-protocol'] !== 'vite-hmr' || !key) return;
    if (url.searchParams.get('token') === token) return;
    // Vite listens too, and passes over what is not asked of its own address.
    request.url = '/outdated';
    socket.write(
      [
        'HTTP/1.1 101 Switching Protocols',
        'Upgrade: websocket',
        'Connection: Upgrade',
        'Sec-WebSocket-Protocol: vite-hmr',
        `Sec-WebSocket-Accept: ${createHash('sha1')
          .update(key + MAGIC)
          .digest('base64')}`,
        '\r\n',
      ].join('\r\n'),
    );
    socket.end(CLOSE_FRAME);
  });
}
