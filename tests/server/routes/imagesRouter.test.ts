import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { requestId } from '../../../server/http/middleware/requestId.ts';
import { requestLog } from '../../../server/http/middleware/requestLog.ts';
import { createImages } from '../../../server/media/createImages.ts';
import { imagesRouter } from '../../../server/routes/imagesRouter.ts';
import { ask, listen } from '../loopback.ts';
import { type ContentHost, contentHost } from '../media/contentHost.ts';
import { passMinute } from '../media/passMinute.ts';
import { memoryLog } from '../memoryLog.ts';

const FILES = '/sites/default/files';
const CARD = `/images/card/364.webp${FILES}/wide.jpg`;

async function start(options: { cacheDirectory?: string; content?: ContentHost } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'images-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const memory = memoryLog();
  const content = options.content ?? (await contentHost());
  const cacheDirectory = options.cacheDirectory ?? folder;
  const app = express();
  app.use(requestId({ log: memory.log }), requestLog);
  app.use(
    imagesRouter(
      createImages({
        source: { name: 'test', url: content.origin, headers: { 'api-key': 'hush' } },
        cacheDirectory,
      }),
    ),
  );
  return { ...(await listen(app)), memory, content, folder };
}

describe('imagesRouter', () => {
  it('sends a picture in the size and format of the URL', async () => {
    const { origin } = await start();
    const { status, headers, body } = await ask(origin, CARD);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(body.length),
      'cache-control': 'public, max-age=604800, stale-while-revalidate=86400',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
    expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 364, height: 194 });
  });

  it('AVIF and JPEG', async () => {
    const { origin } = await start();
    for (const format of ['avif', 'jpeg']) {
      const reply = await ask(origin, `/images/portrait/200.${format}${FILES}/wide.jpg`);
      expect([reply.status, reply.headers['content-type']]).toEqual([200, `image/${format}`]);
    }
  });

  it.each([
    ['image/avif,image/webp,*/*;q=0.8', 'image/avif'],
    ['*/*', 'image/avif'],
    ['image/webp,image/png,image/*;q=0.8,*/*;q=0.5', 'image/webp'],
    ['image/png,image/svg+xml,image/*;q=0.8', 'image/jpeg'],
  ])('Accept %s for an AVIF URL: %s', async (accept, type) => {
    const { origin } = await start();
    const reply = await ask(origin, `/images/portrait/200.avif${FILES}/wide.jpg`, { headers: { accept } });
    expect([reply.status, reply.headers['content-type'], reply.headers.vary]).toEqual([200, type, 'Accept']);
  });

  it('file names with spaces, accents and brackets', async () => {
    const { origin } = await start();
    const name = '%C3%A9t%C3%A9%20%C3%A0%20Groix%20%281%29.JPG';
    expect((await ask(origin, `/images/card/364.webp${FILES}/${name}`)).status).toBe(200);
  });

  it('HEAD: the headers of GET, no body', async () => {
    const { origin } = await start();
    const get = await ask(origin, CARD);
    const head = await ask(origin, CARD, { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers).toMatchObject({ etag: get.headers.etag, 'content-length': String(get.body.length) });
  });

  it('GET works although HEAD upstream is 404', async () => {
    const { origin } = await start();
    const path = `/images/card/364.webp${FILES}/no-head.jpg`;
    expect((await ask(origin, path, { method: 'HEAD' })).status).toBe(404);
    expect((await ask(origin, path)).status).toBe(200);
  });

  it('If-None-Match: 304', async () => {
    const { origin } = await start();
    const { headers } = await ask(origin, CARD);
    const again = await ask(origin, CARD, { headers: { 'If-None-Match': String(headers.etag) } });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
    expect((await ask(origin, CARD, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  it('sends key and request id to the content service, and logs neither', async () => {
    const { origin, content, memory } = await start();
    const { headers } = await ask(origin, CARD);
    expect(content.asked[0]?.headers).toMatchObject({
      'api-key': 'hush',
      'x-request-id': headers['x-request-id'],
    });
    expect(JSON.stringify(memory.lines())).not.toContain('hush');
  });

  it('one upstream request for concurrent requests in all widths', async () => {
    const { origin, content } = await start();
    const paths = [364, 728].flatMap((width) =>
      ['webp', 'jpeg'].map((format) => `/images/card/${width}.${format}${FILES}/wide.jpg`),
    );
    const replies = await Promise.all([...paths, ...paths].map((path) => ask(origin, path)));
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(content.asked).toHaveLength(1);
  });

  it('results on disk are used by a new process, for any query and port', async () => {
    const first = await start();
    const made = await ask(first.origin, CARD);
    const second = await start({ cacheDirectory: first.folder });
    expect((await ask(second.origin, `${CARD}?itok=1`)).body).toEqual(made.body);
    expect([first.content.asked.length, second.content.asked.length]).toEqual([1, 0]);
    expect(first.memory.lines().at(-1)).toMatchObject({ event: 'request', cache: 'miss' });
    expect(await second.memory.line('request')).toMatchObject({ cache: 'hit' });
  });

  it('content service down: the expired result is sent', async () => {
    const { origin, folder, content } = await start();
    const made = await ask(origin, CARD);
    const images = join(folder, 'images');
    const [name = ''] = await readdir(images);
    await utimes(join(images, name), 0, 0);
    await content.stop();
    const later = await start({ cacheDirectory: folder, content });
    const reply = await ask(later.origin, CARD);
    expect([reply.status, reply.body]).toEqual([200, made.body]);
    expect(await later.memory.line('request')).toMatchObject({ cache: 'stale' });
  });

  it('unusable URLs write no file; one file per picture in any URL spelling', async () => {
    const { origin, folder } = await start();
    const unusable = [
      'missing.jpg',
      'page.jpg',
      'away.jpg',
      'broken.jpg',
      'drawing.png',
      'huge.jpg',
      'down.jpg',
    ];
    for (const name of unusable) await ask(origin, `/images/card/364.webp${FILES}/${name}`);
    expect(await readdir(folder)).toEqual([]);
    for (const [name, status] of [
      ['wide.jpg', 200],
      ['wide.jpg?1', 200],
      ['%77ide.jpg', 200],
    ]) {
      expect((await ask(origin, `/images/card/364.webp${FILES}/${name}`)).status).toBe(status);
    }
    expect(await readdir(join(folder, 'images'))).toHaveLength(1);
  });

  it('cache not writable: the picture is sent, and logged', async () => {
    passMinute();
    const folder = await mkdtemp(join(tmpdir(), 'images-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, 'file'), '');
    const { origin, memory } = await start({ cacheDirectory: join(folder, 'file') });
    expect((await ask(origin, CARD)).status).toBe(200);
    expect(await memory.line('file-cache-failed')).toMatchObject({ level: 'warn' });
  });

  const notListed = [
    `/images/poster/364.webp${FILES}/wide.jpg`,
    `/images/card/365.webp${FILES}/wide.jpg`,
    `/images/card/364.gif${FILES}/wide.jpg`,
    `/images/card/364.webp${FILES}/../../settings.jpg`,
    `/images/card/364.webp${FILES}/%2e%2e%2f%2e%2e%2fwide.jpg`,
    `/images/card/364.webp${FILES}/%252e%252e%252fwide.jpg`,
    `/images/card/364.webp${FILES}/wide%00.jpg`,
    `/images/card/364.webp${FILES}/%`,
    `/images/card/364.webp${FILES}/logo.svg`,
    `/images/card/364.webp${FILES}/${'a'.repeat(5000)}.jpg`,
    '/images/card/364.webp//evil.example/a.jpg',
    '/images/card/364.webp/http://evil.example/sites/default/files/a.jpg',
    `/images/card/364.webp@evil.example${FILES}/wide.jpg`,
    '/images/%',
  ];
  it.each(notListed)('%.70s: 404 without an upstream request, and logged', async (path) => {
    const { origin, content, memory } = await start();
    const { status, headers, body } = await ask(origin, path);
    expect([status, headers['content-type'], body.toString()]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'Not found.\n',
    ]);
    expect(content.asked).toEqual([]);
    expect(await memory.line('file-refused')).toMatchObject({
      requestId: headers['x-request-id'],
      reason: expect.any(String),
    });
  });

  it.each([
    ['missing.jpg', 'no such picture'],
    ['page.jpg', 'text/html'],
    ['away.jpg', 'redirects'],
    ['broken.jpg', 'not a picture'],
    ['drawing.png', 'not a JPEG'],
    ['huge.jpg', 'larger than'],
  ])('%s: 404, and the cause is logged', async (name, cause) => {
    const { origin, content, memory } = await start();
    const { status, body } = await ask(origin, `/images/card/364.webp${FILES}/${name}`);
    expect([status, body.toString()]).toEqual([404, 'Not found.\n']);
    expect(await memory.line('file-refused')).toMatchObject({ reason: expect.stringContaining(cause) });
    expect(content.asked).toHaveLength(1);
  });

  it('content service down: 503 with Retry-After', async () => {
    const { origin, content, memory } = await start();
    const answers = [await ask(origin, `/images/card/364.webp${FILES}/down.jpg`)];
    await content.stop();
    answers.push(await ask(origin, CARD));
    for (const { status, headers } of answers) {
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
    }
    expect(await memory.line('file-unavailable')).toMatchObject({
      level: 'warn',
      reason: expect.stringContaining('502'),
    });
  });
});
