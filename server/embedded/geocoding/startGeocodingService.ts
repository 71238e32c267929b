import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { geocodingListener } from './geocodingListener.ts';

export interface GeocodingService {
  /** Without trailing slash, such as `http://127.0.0.1:41233`. */
  url: string;
  close(): Promise<void>;
}

/** Starts a geocoder of countries on a free port of the loopback that answers like Geoapify. @param key for `apiKey`. */
export async function startGeocodingService(key: string): Promise<GeocodingService> {
  const server = createServer(geocodingListener(key));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: 0, host: '127.0.0.1', exclusive: true }, resolve);
  });
  // A server that listens on TCP has an address with a port; the type also covers pipes.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
