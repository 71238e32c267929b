import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import visitorAddress from 'proxy-addr';
import type { VisitorKeys } from '../createVisitorKeys.ts';

/** What the key of a connection's last request was made of. */
interface Known {
  forwarded: string | string[] | undefined;
  userAgent: string;
  /** Milliseconds since 1970. */
  at: number;
  key: string;
}

/** Keys change at midnight: those of a long connection no later than so long after it (ms). */
const REMEMBERED_MS = 1000;

/**
 * Makes the key of a visitor before Express has looked at the request, with the address that `request.ip` will be. A
 * connection brings many requests of one visitor; a proxy's, now and then.
 *
 * @param trustProxy how many proxies in front are believed.
 * @returns makes the key of a request; `at` is when it came, milliseconds since 1970.
 */
export function visitorOf(
  keys: VisitorKeys,
  trustProxy: number,
): (request: IncomingMessage, at: number) => string {
  const known = new WeakMap<Socket, Known>();
  return (request, at) => {
    const { headers, socket } = request;
    const { 'user-agent': userAgent = '', 'x-forwarded-for': forwarded } = headers;
    const before = known.get(socket);
    const isSame = before?.userAgent === userAgent && before.forwarded === forwarded;
    if (isSame && at - before.at < REMEMBERED_MS) return before.key;
    const key = keys(
      visitorAddress(request, (_address, hop) => hop < trustProxy),
      userAgent,
    );
    known.set(socket, { forwarded, userAgent, at, key });
    return key;
  };
}
