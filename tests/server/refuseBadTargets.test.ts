import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import express from 'express';
import { expect, test } from 'vitest';
import { refuseBadTargets } from '../../server/refuseBadTargets.ts';
import { listen } from './loopback.ts';
import { memoryLog } from './memoryLog.ts';

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
])('refuses %s, which Express would pass by its middleware, and logs it', async (target) => {
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
])('passes %s on', async (target, method, body) => {
  expect(await answerTo(target, method)).toMatchObject({ status: 200, body });
});
