import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { refuseQueues } from '../../server/refuseQueues.ts';
import { listen } from './loopback.ts';
import { memoryLog } from './memoryLog.ts';

/** A site that tells how many requests it was asked to answer, and a connection to it. */
async function connected() {
  const memory = memoryLog();
  let asked = 0;
  const site = await listen(
    refuseQueues((request, response) => {
      asked++;
      response.end(request.url);
    }, memory.log),
  );
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
  await once(socket, 'connect');
  // What the server has not read when it ends the connection comes back as an error.
  socket.on('error', () => undefined);
  return { socket, memory, asked: () => asked };
}

const requests = (count: number, last = ''): string =>
  Array.from(
    { length: count },
    (_, index) => `GET /${index} HTTP/1.1\r\nHost: a\r\n${index === count - 1 ? last : ''}\r\n`,
  ).join('');

it('ends a connection that sends many requests at once, and makes few answers for it', async () => {
  const { socket, memory, asked } = await connected();
  socket.resume().write(requests(2000));
  await once(socket, 'close');
  expect(asked()).toBe(5);
  expect(await memory.line('request-refused')).toMatchObject({
    reason: expect.stringContaining('on one connection'),
  });
});

it('answers a few requests that are sent ahead, in order', async () => {
  const { socket } = await connected();
  socket.write(requests(5, 'Connection: close\r\n'));
  const bodies = (await text(socket)).split(/HTTP\/1.1 200 OK/).map((answer) => answer.split('\r\n\r\n')[1]);
  expect(bodies.join('')).toContain('/0');
  expect(bodies).toHaveLength(6);
});

it('answers any number of requests one after the other', async () => {
  const { socket, asked } = await connected();
  for (let count = 1; count <= 50; count++) {
    socket.write(requests(1));
    await once(socket, 'data');
    expect(asked()).toBe(count);
  }
  socket.destroy();
});

it('counts only what is still waiting', async () => {
  const { socket, asked } = await connected();
  for (let round = 1; round <= 5; round++) {
    let read = '';
    socket.write(requests(5));
    while (read.split('HTTP/1.1 200').length < 6 || !read.endsWith('/4')) {
      const [piece] = await once(socket, 'data');
      read += String(piece);
    }
    expect(asked()).toBe(round * 5);
  }
  socket.destroy();
});
