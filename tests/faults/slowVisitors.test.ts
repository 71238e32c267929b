import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { runSite } from '../site/runSite.ts';
import { tell } from './tell.ts';
import { visit } from './visit.ts';

const CONNECTIONS = 200;
/** A request may take thirty seconds; Node looks every thirty. */
const LONGEST_MS = 65_000;

it.each([
  ['headers', 'GET /the-yard HTTP/1.1\r\nHost: www.example.com\r\n', 'X-A: b\r\n'],
  [
    'bodies',
    'POST /newsletter HTTP/1.1\r\nHost: www.example.com\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\n',
    'a',
  ],
])('%s that never end keep nobody else out, and are cut off', async (what, begin, drop) => {
  const site = await runSite();
  onTestFinished(async () => {
    await site.stop();
  });
  await visit(`${site.url}/the-yard`);
  const start = performance.now();
  let ended = 0;
  const sockets = Array.from({ length: CONNECTIONS }, () => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
    socket.on('error', () => undefined).on('close', () => ended++);
    socket.resume().write(begin);
    return socket;
  });
  const dripping = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write(drop);
  }, 2000);
  onTestFinished(() => {
    clearInterval(dripping);
    for (const socket of sockets) socket.destroy();
  });
  const { status, ms } = await visit(`${site.url}/the-yard`);
  await expect.poll(() => ended, { timeout: LONGEST_MS, interval: 500 }).toBe(CONNECTIONS);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  tell(
    `${what} that never end, ${CONNECTIONS} connections`,
    `a page ${status} in ${ms} ms meanwhile; all cut off after ${seconds} s`,
  );
  expect(status).toBe(200);
});
