import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../server/loopback.ts';
import { runSite, type Site } from './runSite.ts';

const SECRET = 'correct-horse-battery-staple';

let site: Site;
beforeAll(async () => {
  site = await runSite({ ADMIN_PORT: '0', CONTENT_HOOK_SECRET: SECRET, TRUST_PROXY: '1' });
});
afterAll(async () => {
  await site.kill();
  expect(site.noise).toEqual([]);
});

const PIECE = Buffer.alloc(64 * 1024, 'a');
/** What the kernel takes on both sides before anybody has read it, and some. */
const MAX_BYTES = 9_000_000;

/** Sends a head, then `piece` for as long as the connection is open: what came back, and how much was taken. */
async function flood(url: string, head: string, piece: Buffer) {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true });
  let answer = '';
  let isOver = false;
  socket.on('data', (data) => {
    answer += data;
  });
  socket
    .on('error', () => undefined)
    .once('close', () => {
      isOver = true;
    });
  await once(socket, 'connect');
  socket.write(head);
  const began = performance.now();
  // The bound in time is far above what a site that closes takes, and below what one that reads on does.
  while (!isOver && performance.now() - began < 15_000) {
    if (!socket.write(piece)) {
      const slow = AbortSignal.timeout(200);
      await once(socket, 'drain', { signal: slow }).catch(() => undefined);
    }
  }
  const taken = socket.bytesWritten - socket.writableLength;
  socket.destroy();
  return { answer, isOver, taken };
}

describe('a body too large', () => {
  const CHUNK = Buffer.concat([Buffer.from(`${PIECE.length.toString(16)}\r\n`), PIECE, Buffer.from('\r\n')]);

  it.each(['POST /newsletter', 'GET /the-yard', 'POST /hooks/purge', 'POST /form-submit'])(
    '%s with Content-Length: connection closed, body not read',
    async (line) => {
      const head = `${line} HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000000\r\n\r\n`;
      const { answer, isOver, taken } = await flood(site.url, head, PIECE);
      expect(answer).toMatch(/^HTTP\/1\.1 413 /);
      expect(isOver).toBe(true);
      expect(taken).toBeLessThan(MAX_BYTES);
    },
  );

  it('admin port: connection closed, body not read', async () => {
    const head =
      'POST /blocks/key-figures/render HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000000\r\n\r\n';
    const { answer, isOver, taken } = await flood(site.adminUrl ?? '', head, PIECE);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect([isOver, taken < MAX_BYTES]).toEqual([true, true]);
  });

  it.each([
    ['POST /form-submit', 'Content-Type: application/json\r\n'],
    ['GET /healthz', ''],
  ])('%s chunked: connection closed, body not read', async (line, headers) => {
    const head = `${line} HTTP/1.1\r\nHost: a\r\n${headers}Transfer-Encoding: chunked\r\n\r\n`;
    const { answer, isOver, taken } = await flood(site.url, head, CHUNK);
    expect(answer).toMatch(/^HTTP\/1\.1 411 /);
    expect(isOver).toBe(true);
    expect(taken).toBeLessThan(MAX_BYTES);
  });
});

describe('guesses of the purge secret', () => {
  const purge = async (secret: string, from: string) => {
    const headers = { authorization: `Bearer ${secret}`, 'x-forwarded-for': from };
    const method = 'POST';
    const reply = await fetch(`${site.url}/hooks/purge`, { method, headers, body: '{"tags":["menus"]}' });
    return { status: reply.status, retryAfter: reply.headers.get('retry-after') };
  };

  it('429 after ten, for the whole IPv6 network; other addresses are served', async () => {
    for (let guess = 0; guess < 10; guess++) {
      expect((await purge(`wrong-${guess}`, `2001:db8:0:${guess}::1`)).status).toBe(401);
    }
    const { status, retryAfter } = await purge(SECRET, '2001:db8:0:ff::2');
    expect(status).toBe(429);
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect((await purge(SECRET, '192.0.2.1')).status).toBe(200);
  });
});

describe('the admin port', () => {
  const status = async (path: string, headers: Record<string, string>, method = 'GET') =>
    (await ask(site.adminUrl ?? '', path, { method, headers })).status;

  it.each([
    ['cross-site', 'no-cors', 'image'],
    ['cross-site', 'navigate', 'iframe'],
    ['same-site', 'cors', 'empty'],
    ['cross-site', 'no-cors', 'script'],
  ])('cross-site request (%s, %s, %s): 403', async (site, mode, dest) => {
    const headers = { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': dest };
    expect(await status('/requests', headers)).toBe(403);
    expect(await status('/metrics', headers)).toBe(403);
  });

  it('cross-site form: 403, with or without Fetch Metadata', async () => {
    const path = '/blocks/key-figures/playground';
    const form = {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    };
    expect(await status(path, form, 'POST')).toBe(403);
    expect(await status(path, { origin: 'http://evil.example' }, 'POST')).toBe(403);
    expect(await status(path, { origin: 'null' }, 'POST')).toBe(403);
  });

  it('own pages, links from other sites and clients other than browsers: answered', async () => {
    const own = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };
    const link = {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    };
    expect(await status('/requests', own)).toBe(200);
    expect(await status('/requests', link)).toBe(200);
    expect(await status('/metrics', {})).toBe(200);
  });
});
