import type { IncomingMessage, RequestListener } from 'node:http';

interface HostedApplication {
  application: RequestListener;
  /** Host names in lower case, without port. */
  hosts: readonly string[];
}

/**
 * Passes each request to the application of its host; to the first one for all other hosts.
 *
 * @param trustProxy number of proxies in front: with any, the requested host is in `X-Forwarded-Host`.
 */
export function createHostSwitch(
  first: RequestListener,
  others: readonly HostedApplication[],
  trustProxy: number,
): RequestListener {
  if (others.length === 0) return first;
  const byHost = new Map(
    others.flatMap(({ application, hosts }) => hosts.map((host) => [host, application])),
  );
  return (request, response) => {
    const name = getRequestHost(request, trustProxy).replace(/:\d+$/, '').toLowerCase();
    (byHost.get(name) ?? first)(request, response);
  };
}

/** The requested host with its port, like Express's `request.host`; empty without one. */
export function getRequestHost(
  { headers: { host, 'x-forwarded-host': forwarded } }: Pick<IncomingMessage, 'headers'>,
  trustProxy: number,
): string {
  const said = trustProxy > 0 && forwarded !== undefined ? `${forwarded}`.split(',', 1)[0] : host;
  return said?.trim() ?? '';
}
