import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConfigError } from './errors.ts';

interface Place {
  port: number;
  host: string;
  /** The variables to name in an error; default: those of the site. */
  variables?: { port: string; host: string };
}

/**
 * Listens; on any free port for port 0.
 * @returns the port.
 * @throws ConfigError when port or host is not available.
 */
export async function listen(server: Server, place: Place): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(refusal(error, place)));
    server.listen(place.port, place.host, resolve);
  });
  // The address is a string only for pipes, which the site never uses.
  return (server.address() as AddressInfo).port;
}

const OF_THE_SITE = { port: 'PORT', host: 'HOST' };

function refusal(error: NodeJS.ErrnoException, { port, host, variables = OF_THE_SITE }: Place): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new ConfigError(`Port ${port} is in use: set ${variables.port} to another one.`);
    case 'EACCES':
      return new ConfigError(
        `Port ${port} is not allowed for this user: set ${variables.port} to another one.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new ConfigError(
        `${host} is not an address of this machine: set ${variables.host} to another one.`,
      );
    default:
      return error;
  }
}
