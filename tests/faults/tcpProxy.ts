import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a service that can be lost. */
export interface TcpProxy {
  port: number;
  /** Cuts every connection and refuses new ones. */
  shut(): Promise<void>;
  open(): Promise<void>;
  /** Takes connections and what comes over them, and passes nothing on, until opened again. */
  jam(): void;
  close(): Promise<void>;
}

export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isJammed = false;
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((from) => {
    const to = connect(target, '127.0.0.1');
    for (const socket of [from, to]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        sockets.delete(socket);
        from.destroy();
        to.destroy();
      });
    }
    from.on('data', (data) => isJammed || to.write(data));
    to.on('data', (data) => isJammed || from.write(data));
  });
  const listen = (port: number): Promise<void> =>
    new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  // A TCP server has an address object, never a pipe name.
  const { port } = server.address() as AddressInfo;
  const shut = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      cut();
    });
  return {
    port,
    shut,
    async open() {
      // What was swallowed is missing: those connections are of no use any more.
      if (isJammed) cut();
      isJammed = false;
      if (!server.listening) await listen(port);
    },
    jam: () => {
      isJammed = true;
    },
    async close() {
      if (server.listening) await shut();
    },
  };
}
