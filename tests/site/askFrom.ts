import { type ClientRequest, type IncomingMessage, request } from 'node:http';

/** Begins a request from an address of the loopback network, 127.0.0.0/8: to the site each is another client. */
export function askFrom(
  localAddress: string,
  url: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): { sent: ClientRequest; answer: Promise<IncomingMessage> } {
  const { hostname, port, pathname } = new URL(url);
  const sent = request({ hostname, port, path: pathname, agent: false, localAddress, ...options });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve).once('error', reject);
  });
  // One that is broken off on purpose is awaited by nobody.
  answer.catch(() => undefined);
  sent.on('error', () => undefined).end();
  return { sent, answer };
}
