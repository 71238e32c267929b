import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { runSite } from '../site/runSite.ts';
import { tell } from './tell.ts';
import { visit } from './visit.ts';

const CONNECTIONS = 200;
/** A request may take thirty seconds. */
const MAX_MS = 40_000;

it.each([
  ['connections without a byte', '', ''],
  ['headers', 'GET /the-yard HTTP/1.1\r\nHost: www.example.com\r\n', 'X-A: b\r\n'],
  [
    'bodies',
    'POST /newsletter HTTP/1.1\r\nHost: www.example.com\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\n',
    'a',
  ],
])('%s that never end keep no other visitor out, and are cut off', async (what, begin, drop) => {
  // All of them come from one address.
  const site = await runSite({ MAX_CONNECTIONS_PER_ADDRESS: '0' });
  onTestFinished(async () => {
    await site.stop();
  });
  await visit(`${site.url}/the-yard`);
  const start = performance.now();
  const ended = new Set<Socket>();
  const sockets = Array.from({ length: CONNECTIONS }, () => {
    const port = Number(new URL(site.url).port);
    // It never closes its own end.
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => ended.add(socket)).on('end', () => ended.add(socket));
    socket.resume();
    if (begin) socket.write(begin);
    return socket;
  });
  const dripping = setInterval(() => {
    for (const socket of sockets) if (drop && socket.writable) socket.write(drop);
  }, 2000);
  onTestFinished(() => {
    clearInterval(dripping);
    for (const socket of sockets) socket.destroy();
  });
  const { status, ms } = await visit(`${site.url}/the-yard`);
  await expect.poll(() => ended.size, { timeout: MAX_MS, interval: 500 }).toBe(CONNECTIONS);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  tell(
    `${what} that never end, ${CONNECTIONS} connections`,
    `a page ${status} in ${ms} ms meanwhile; all cut off after ${seconds} s`,
  );
  expect(status).toBe(200);
});
