import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../server/loopback.ts';
import { demoSite } from './demoSite.ts';

let site: Awaited<ReturnType<typeof demoSite>>;
beforeAll(async () => {
  site = await demoSite();
});
afterAll(() => expect(site.noise).toEqual([]));

/** Writes bytes as they are, and reads until the site hangs up. */
const raw = async (bytes: string): Promise<string> => {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  socket.write(bytes);
  return text(socket);
};

describe('hostile URLs', () => {
  it.each([
    '//evil.example',
    '//evil.example/%2e%2e',
    '/%5Cevil.example',
    '/\\evil.example',
    '/en//evil.example',
    '/en/%2F%2Fevil.example',
    '/en/\\evil.example',
    '/fr/bateaux//evil.example',
    '/%0d%0aLocation:%20https://evil.example',
  ])('%s: no redirect to another host', async (path) => {
    const { status, headers } = await ask(site.url, path);
    expect(status).toBeLessThan(500);
    const target = new URL(headers.location ?? '/', 'https://www.example.com');
    expect(target.origin).toBe('https://www.example.com');
  });

  it.each([
    '/../package.json',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/..%5c..%5cpackage.json',
    '/images/hero/1280.webp/sites/default/files/..%2f..%2f..%2fpackage.json',
    '/films/sites/default/files/%2e%2e/%2e%2e/%2e%2e/package.json',
    '/schemas/..%2f..%2fpackage.json',
    '/.git/config',
    '/server/config.ts',
  ])('%s: no file content', async (path) => {
    const { status, body } = await ask(site.url, path);
    expect([400, 404]).toContain(status);
    expect(`${body}`).not.toMatch(/"devDependencies"|repositoryformatversion|parseConfig/);
  });
});

describe('malformed HTTP requests', () => {
  const HOST = 'Host: www.example.com\r\n';
  const CLOSE = 'Connection: close\r\n';

  it.each([
    [
      'two lengths',
      `POST /newsletter HTTP/1.1\r\n${HOST}Content-Length: 4\r\nContent-Length: 40\r\n\r\nabcd`,
    ],
    [
      'a length and chunks',
      `POST /newsletter HTTP/1.1\r\n${HOST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['a bad chunk', `POST /newsletter HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\nxyz\r\n\r\n`],
    ['a strange encoding', `POST /newsletter HTTP/1.1\r\n${HOST}Transfer-Encoding: x\r\n\r\n`],
    ['a space before the colon', `GET / HTTP/1.1\r\nHost : www.example.com\r\n\r\n`],
    ['a bare line feed in a header', `GET / HTTP/1.1\r\n${HOST}X: a\nX-Y: b\rZ\r\n\r\n`],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ])('%s: one 4xx, the rest is not read', async (_what, bytes) => {
    const answer = await raw(`${bytes}GET /healthz HTTP/1.1\r\n${HOST}${CLOSE}\r\n`);
    // Bodies without a length are refused unread: 411.
    expect(answer).toMatch(/^HTTP\/1\.1 4(00|11) /);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });

  it('headers too large: 431', async () => {
    const answer = await raw(`GET / HTTP/1.1\r\n${HOST}X: ${'a'.repeat(40_000)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  });

  it.each(['TRACE', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'])(
    '%s: refused without repeating the request',
    async (method) => {
      const answer = await raw(`${method} /the-yard HTTP/1.1\r\n${HOST}${CLOSE}X-Secret: repeated\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 (404|405) /);
      expect(answer).not.toContain('repeated');
    },
  );

  it.each(['X-HTTP-Method-Override', 'X-Method-Override', 'X-HTTP-Method'])(
    '%s does not override the method',
    async (header) => {
      expect((await ask(site.url, '/the-yard', { headers: { [header]: 'DELETE' } })).status).toBe(200);
    },
  );
});

describe('long paths, queries and headers', () => {
  const LONG = 7000;

  it.each([
    ['a path of slashes', '/'.repeat(LONG), {}],
    ['a path of dots', `/${'.'.repeat(LONG)}`, {}],
    ['a path of hyphens', `/${'a-'.repeat(LONG / 2)}`, {}],
    ['a query of ampersands', `/news?${'&'.repeat(LONG)}`, {}],
    ['a search of spaces', `/dealers?q=${'%20'.repeat(LONG / 3)}x`, {}],
    ['a search of brackets', `/news?product=${'[('.repeat(LONG / 2)}`, {}],
    ['a wish for languages', '/', { 'accept-language': 'a;q=1,'.repeat(LONG / 7) }],
    ['a wish for types', '/the-yard', { accept: 'text/*;q=0.1,'.repeat(LONG / 14) }],
    ['a jar of cookies', '/', { cookie: 'a='.repeat(LONG / 2) }],
    ['a trace of hyphens', '/the-yard', { traceparent: '0-'.repeat(LONG / 2) }],
    ['an unchanged tag', '/the-yard', { 'if-none-match': '"a",'.repeat(LONG / 4) }],
  ])('%s: no 5xx', async (_what, path, headers) => {
    const { status } = await ask(site.url, path, { headers });
    expect(status).toBeLessThan(500);
  });
});
