import { createHash } from 'node:crypto';
import type { Server } from 'node:http';
import { relative, sep } from 'node:path';
import type { RequestHandler } from 'express';
import { createDevMiddleware } from 'vike/server';
import { restartsServer } from './restartsServer.ts';

export interface DevAssets {
  handler: RequestHandler;
  /** Reloads the page in all open browsers. */
  reloadBrowsers: () => void;
  /** Closes the connections of browsers, which then wait for the next server and reload. */
  disconnectBrowsers: () => void;
  close: () => Promise<void>;
}

/**
 * Vite inside the server: modules on the fly, hot replacement of blocks and styles.
 *
 * @param server the site's own: browsers use its port for hot replacement too.
 */
export async function createDevAssets(server: Server): Promise<DevAssets> {
  const root = process.cwd();
  const { devMiddleware, viteServer } = await createDevMiddleware({
    root,
    viteConfig: {
      server: {
        ws: { server },
        // Vite would reload browsers just when the server stops.
        watch: { ignored: (path) => restartsServer(relative(root, path).replaceAll(sep, '/')) },
      },
    },
  });
  dismissOutdatedBrowsers(server, viteServer.config.webSocketToken);
  return {
    handler: devMiddleware,
    reloadBrowsers: () => viteServer.ws.send({ type: 'full-reload' }),
    disconnectBrowsers: () => {
      for (const { socket } of viteServer.ws.clients) socket.terminate();
    },
    close: () => viteServer.close(),
  };
}

/** RFC 6455: the handshake's GUID, and a close frame. */
const MAGIC = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const CLOSE_FRAME = Buffer.from([0x88, 0x00]);

/**
 * In development: accepts the web sockets of browsers whose page came from the last server, and closes them at once,
 * upon which Vite's client reloads the page. Refused, as Vite does with an unknown token, it would give up.
 *
 * @param token of this server.
 */
export function dismissOutdatedBrowsers(server: Server, token: string): void {
  server.prependListener('upgrade', (request, socket) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const key = request.headers['sec-websocket-key'];
    if (request.headers['sec-websocket-protocol'] !== 'vite-hmr' || !key) return;
    if (url.searchParams.get('token') === token) return;
    // Vite listens too, and ignores other addresses.
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
