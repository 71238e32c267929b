import type { IncomingMessage } from 'node:http';
import visitorAddress from 'proxy-addr';
import type { VisitorKeys } from '../createVisitorKeys.ts';

/**
 * Makes the key of a visitor before Express has looked at the request, with the address that `request.ip` will be.
 * @param trustProxy how many proxies in front are believed.
 */
export const visitorOf =
  (keys: VisitorKeys, trustProxy: number) =>
  (request: IncomingMessage): string =>
    keys(
      visitorAddress(request, (_address, hop) => hop < trustProxy),
      request.headers['user-agent'] ?? '',
    );
