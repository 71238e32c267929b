import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LoopbackService {
  /** Without trailing slash, such as `http://127.0.0.1:41233`. */
  url: string;
  /** Closes open connections too. */
  close(): Promise<void>;
}

/** Listens on the loopback; all demo services run this way. @param port a free one by default. */
export async function serveOnLoopback(listener: RequestListener, port = 0): Promise<LoopbackService> {
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    // Exclusive: in development two servers share the site's port, but each has its own demo services.
    server.listen({ port, host: '127.0.0.1', exclusive: true }, resolve);
  });
  // A TCP server has an address with a port; the type also covers pipes.
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${own}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
