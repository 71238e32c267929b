import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConfigError } from './environment.ts';

interface Place {
  port: number;
  host: string;
}

/**
 * Listens, on any free port when asked for port 0.
 * @returns the port.
 * @throws ConfigError when the port or the host cannot be had.
 */
export async function listen(server: Server, { port, host }: Place): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(refusal(error, { port, host })));
    server.listen(port, host, resolve);
  });
  // The address is only a string for pipes, which the site never listens on.
  return (server.address() as AddressInfo).port;
}

function refusal(error: NodeJS.ErrnoException, { port, host }: Place): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new ConfigError(`Port ${port} is in use: set PORT to another one.`);
    case 'EACCES':
      return new ConfigError(`Port ${port} is not allowed for this user: set PORT to another one.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new ConfigError(`${host} is not an address of this machine: set HOST to another one.`);
    default:
      return error;
  }
}
