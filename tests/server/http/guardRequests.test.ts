import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import express from 'express';
import { expect, it, onTestFinished, test, vi } from 'vitest';
import {
  closeUnreadResponses,
  limitPipelining,
  refuseBadTargets,
} from '../../../server/http/guardRequests.ts';
import { listen } from '../loopback.ts';
import { memoryLog } from '../memoryLog.ts';

/** What a site answers to a request line with this target, as it came over the wire. */
async function answerTo(target: string, method = 'GET') {
  const memory = memoryLog();
  const app = express().use(
    (request, response) => void response.send(`${request.originalUrl} ${request.path}`),
  );
  const { origin } = await listen(refuseBadTargets(app, memory.log));
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${method} ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  const [head = '', body] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body, memory };
}

test.each([
  'http://[',
  'http://[/x',
  'http://a:99999/',
  'http://a:b/',
  'foo://a/',
  'http://',
  '/a#b',
  '//user@#',
  '/\\#@^',
  '//**1@#',
])('400 for the request target %s, and a log line', async (target) => {
  const { status, body, memory } = await answerTo(target);
  expect([status, body]).toEqual([400, '']);
  expect(await memory.line('request-refused')).toMatchObject({
    status: 400,
    reason: expect.stringContaining('neither a path nor'),
  });
});

test.each([
  ['/a?b=c', 'GET', '/a?b=c /a'],
  ['//a', 'GET', '//a //a'],
  ['/[', 'GET', '/[ /['],
  ['/http://[', 'GET', '/http://[ /http://['],
  ['*', 'OPTIONS', '* *'],
  // As a proxy is asked; the last one can be read by URL and not by Express.
  ['http://site.example/a?b=c', 'GET', '/a?b=c /a'],
  ['https://site.example', 'GET', '/ /'],
  ['http://a:%@b/x', 'GET', '/x /x'],
])('passes on %s', async (target, method, body) => {
  expect(await answerTo(target, method)).toMatchObject({ status: 200, body });
});

/** A site that tells how many requests it was asked to answer, and a connection to it. */
async function connected() {
  const memory = memoryLog();
  let asked = 0;
  const site = await listen(
    limitPipelining((request, response) => {
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

it('2,000 pipelined requests: answers five, then closes the connection', async () => {
  const { socket, memory, asked } = await connected();
  socket.resume().write(requests(2000));
  await once(socket, 'close');
  expect(asked()).toBe(5);
  expect(await memory.line('request-refused')).toMatchObject({
    reason: expect.stringContaining('on one connection'),
  });
});

it('answers five pipelined requests in order', async () => {
  const { socket } = await connected();
  socket.write(requests(5, 'Connection: close\r\n'));
  const bodies = (await text(socket)).split(/HTTP\/1.1 200 OK/).map((answer) => answer.split('\r\n\r\n')[1]);
  expect(bodies.join('')).toContain('/0');
  expect(bodies).toHaveLength(6);
});

it('answers fifty requests one after the other', async () => {
  const { socket, asked } = await connected();
  for (let count = 1; count <= 50; count++) {
    socket.write(requests(1));
    await once(socket, 'data');
    expect(asked()).toBe(count);
  }
  socket.destroy();
});

it('counts only pipelined requests that still wait', async () => {
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

const LIMIT_MS = 200;
/** More than the buffers of both ends hold. */
const LARGE = Buffer.alloc(20_000_000);

/** A visitor who has asked for a page and reads nothing yet, and the server's end of the connection. */
async function ask(handler: RequestListener, ms = LIMIT_MS): Promise<{ visitor: Socket; served: Socket }> {
  const { origin, server } = await listen(closeUnreadResponses(handler, ms));
  const connected = once(server, 'connection');
  const visitor = connect(Number(new URL(origin).port), '127.0.0.1').pause();
  onTestFinished(() => void visitor.destroy());
  visitor.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const [served] = await connected;
  return { visitor, served };
}

it('closes the connection if the client reads nothing of the answer', async () => {
  const { served } = await ask((_request, response) => response.end(LARGE));
  await once(served, 'close');
});

it('closes the connection if nothing is sent while the answer is made', async () => {
  const { served } = await ask(() => undefined);
  await once(served, 'close');
});

it('a slow reader gets the whole answer', async () => {
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

it('sets no timeout after the answer was sent', async () => {
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
