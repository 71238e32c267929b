import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { logClientErrors } from '../../../server/observability/logClientErrors.ts';
import { ask, listen } from '../loopback.ts';
import { memoryLog } from '../memoryLog.ts';

async function start() {
  const memory = memoryLog();
  const { origin, server } = await listen((_request, response) => response.end('hello'));
  logClientErrors(server, memory.log);
  return { origin, memory };
}

async function send(origin: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  await once(socket, 'connect');
  // The server may hang up before it has read everything.
  socket.on('error', () => undefined).write(bytes);
  return text(socket);
}

describe('logClientErrors', () => {
  it.each([
    ['GET / HTTP/1.1\r\nHost: a\r\nBad Header: x\r\n\r\n', 400, 'not valid HTTP'],
    ['hello\r\n\r\n', 400, 'not valid HTTP'],
    [`GET /${'a'.repeat(20_000)}`, 431, 'longer than'],
  ])('answers and logs %.50j', async (bytes, status, cause) => {
    const { origin, memory } = await start();
    expect(await send(origin, bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(await memory.line('request-refused')).toMatchObject({
      status,
      reason: expect.stringContaining(cause),
    });
  });

  it('a path of 2 MB: a log line, and the next request is served', async () => {
    const { origin, memory } = await start();
    await send(origin, `GET /${'a'.repeat(2_000_000)} HTTP/1.1\r\nHost: a\r\n\r\n`).catch(() => undefined);
    expect(await memory.line('request-refused')).toMatchObject({ status: 431 });
    expect((await ask(origin, '/')).body.toString()).toBe('hello');
  });
});
