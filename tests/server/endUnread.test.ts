import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { endUnread } from '../../server/endUnread.ts';
import { listen } from './loopback.ts';

const LIMIT_MS = 200;
/** More than the buffers of both ends hold. */
const LARGE = Buffer.alloc(20_000_000);

/** A visitor who has asked for a page and reads nothing yet, and the server's end of the connection. */
async function ask(handler: RequestListener, ms = LIMIT_MS): Promise<{ visitor: Socket; served: Socket }> {
  const { origin, server } = await listen(endUnread(handler, ms));
  const connected = once(server, 'connection');
  const visitor = connect(Number(new URL(origin).port), '127.0.0.1').pause();
  onTestFinished(() => void visitor.destroy());
  visitor.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const [served] = await connected;
  return { visitor, served };
}

it('ends the connection of who takes nothing of an answer', async () => {
  const { served } = await ask((_request, response) => response.end(LARGE));
  await once(served, 'close');
});

it('ends a connection on which nothing is said while an answer is made', async () => {
  const { served } = await ask(() => undefined);
  await once(served, 'close');
});

it('lets who reads slowly read to the end', async () => {
  // Long enough for a machine that is busy with other tests.
  const limitMs = 1000;
  const { visitor, served } = await ask((_request, response) => response.end(LARGE), limitMs);
  let bytes = 0;
  const start = performance.now();
  while (bytes < LARGE.length) {
    if (performance.now() - start < 1.5 * limitMs) await sleep(limitMs / 50);
    const chunk = visitor.read();
    if (chunk) bytes += chunk.length;
    else await once(visitor, 'readable');
  }
  expect(performance.now() - start).toBeGreaterThan(1.5 * limitMs);
  expect(served.destroyed).toBe(false);
});

it('leaves a connection alone whose answer is out', async () => {
  const limits: number[] = [];
  const { visitor, served } = await ask(({ socket }, response) => {
    vi.spyOn(socket, 'setTimeout').mockImplementation((ms) => {
      limits.push(ms);
      return socket;
    });
    response.end('A page');
  });
  await once(visitor, 'readable');
  await sleep(2 * LIMIT_MS);
  expect(served.destroyed).toBe(false);
  // What Node itself sets, as for every connection that waits for the next request, is longer.
  expect(limits.filter((ms) => ms <= LIMIT_MS)).toEqual([]);
});
