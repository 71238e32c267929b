import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staticAssets } from '../../../../server/http/middleware/staticAssets.ts';
import { ask, listen } from '../../loopback.ts';

let built: string;
beforeAll(() => {
  built = mkdtempSync(join(tmpdir(), 'built-'));
  mkdirSync(join(built, 'assets'));
  mkdirSync(join(built, 'more'));
  writeFileSync(join(built, 'favicon.svg'), '<svg/>');
  writeFileSync(join(built, 'more', 'a b.txt'), 'blank');
  writeFileSync(join(built, 'assets', 'x-1.js'), 'x');
  writeFileSync(join(built, 'assets', 'y-1.js'), 'text');
  writeFileSync(join(built, 'assets', 'y-1.js.br'), 'brotli');
  writeFileSync(join(built, 'assets', 'y-1.js.gz'), 'gzip');
});
afterAll(() => rmSync(built, { recursive: true }));

const ours = async () => {
  const app = express();
  app.use(staticAssets(built));
  app.use((_request, response) => void response.send('the page'));
  return listen(app);
};

const answerTo = async (path: string) => {
  const { origin } = await ours();
  const { status, headers, body } = await ask(origin, path);
  return { status, body: `${body}`, cache: headers['cache-control'] };
};

test.each([
  ['/favicon.svg', '<svg/>', 'public, max-age=3600'],
  ['/more/a%20b.txt', 'blank', 'public, max-age=3600'],
  ['/assets/x-1.js', 'x', 'public, max-age=31536000, immutable'],
])('%s: served from the build', async (path, body, cache) => {
  expect(await answerTo(path)).toEqual({ status: 200, body, cache });
});

test.each([
  '/',
  '/boats/estran-42',
  '/more',
  '/more/',
  '/favicon.svg/',
  '//favicon.svg',
  '/../favicon.svg',
  '/%',
  '/%00',
])('%s: passed on to the pages', async (path) => {
  expect(await answerTo(path)).toMatchObject({ status: 200, body: 'the page' });
});

test.each(['/assets/x-2.js', '/assets/', '/assets', '/assets/y-1.js.br'])(
  '%s: 404, not in the build',
  async (path) => {
    expect(await answerTo(path)).toMatchObject({ status: 404, body: 'Not found.\n' });
  },
);

test.each([
  ['br, gzip', 'br', 'brotli'],
  ['gzip', 'gzip', 'gzip'],
  ['identity', undefined, 'text'],
])('Accept-Encoding %s: built file with Content-Encoding %s', async (accepted, encoding, body) => {
  const { origin } = await ours();
  const headers = { 'Accept-Encoding': accepted, Range: 'bytes=1-2' };
  const answer = await ask(origin, '/assets/y-1.js', { headers });
  expect([answer.status, answer.headers['content-encoding'], `${answer.body}`]).toEqual([
    200,
    encoding,
    body,
  ]);
  expect(answer.headers).toMatchObject({ vary: 'Accept-Encoding', 'content-type': 'text/javascript' });
});

test('POST to an asset: passed on', async () => {
  const { origin } = await ours();
  expect(`${(await ask(origin, '/assets/x-1.js', { method: 'POST' })).body}`).toBe('the page');
});

test('a file deleted since the start: closes the connection, and later requests work', async () => {
  writeFileSync(join(built, 'assets', 'z-1.js'), 'z');
  const { origin } = await ours();
  rmSync(join(built, 'assets', 'z-1.js'));
  await expect(ask(origin, '/assets/z-1.js')).rejects.toThrow();
  expect((await ask(origin, '/assets/x-1.js')).status).toBe(200);
});
