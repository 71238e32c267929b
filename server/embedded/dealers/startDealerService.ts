import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Credentials } from './answerTokenRequest.ts';
import { createTokens } from './createTokens.ts';
import { readDealerData } from './readDealerData.ts';
import { requestListener, TOKEN_PATH } from './requestListener.ts';

export interface DealerServiceOptions extends Credentials {
  /** JSON file with `BrandCode`, `Dealers` and `Models`, such as `demo/dealers.json`. */
  file: string;
  /** What `Ocp-Apim-Subscription-Key` must say. */
  subscriptionKey: string;
  /** How long a token is good; an hour unless told. */
  tokenSeconds?: number;
}

export interface DealerService {
  /** Without trailing slash, such as `http://127.0.0.1:41233`. */
  url: string;
  tokenUrl: string;
  close(): Promise<void>;
}

/**
 * Starts a dealer/model service on a free port of the loopback that answers from a file, behind a token and a key like
 * the outside one.
 * @throws ContentProblem when the file cannot be served.
 */
export async function startDealerService({
  file,
  tokenSeconds = 3600,
  ...access
}: DealerServiceOptions): Promise<DealerService> {
  const data = await readDealerData(file);
  const tokens = createTokens(tokenSeconds);
  const server = createServer(requestListener({ ...access, data, tokens, tokenSeconds }));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    // Exclusive: while developing, two servers share the site's port, but each has its own dealer service.
    server.listen({ port: 0, host: '127.0.0.1', exclusive: true }, resolve);
  });
  // A server that listens on TCP has an address with a port; the type also covers pipes.
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    tokenUrl: `${url}${TOKEN_PATH}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
