import type { IncomingMessage } from 'node:http';

/**
 * The visitor's address, before Express has looked at a request: what `request.ip` will be.
 * @param hops how many proxies in front are believed.
 */
export function addressOf({ socket, headers }: IncomingMessage, hops: number): string {
  const own = socket.remoteAddress ?? '';
  if (hops === 0) return own;
  const told = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const nearestFirst = [own, ...told.reverse()];
  return nearestFirst[Math.min(hops, nearestFirst.length - 1)] ?? own;
}
