import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { describe, expect, it, onTestFinished } from 'vitest';
import { requestId } from '../../../server/http/middleware/requestId.ts';
import { requestLog } from '../../../server/http/middleware/requestLog.ts';
import type { SlowestRate } from '../../../server/media/closeSlowDownloads.ts';
import { createCachedFiles } from '../../../server/media/createCachedFiles.ts';
import { createMissBudget } from '../../../server/media/createMissBudget.ts';
import { filesRouter } from '../../../server/routes/filesRouter.ts';
import { ask, listen } from '../loopback.ts';
import { passMinute } from '../media/passMinute.ts';
import { memoryLog } from '../memoryLog.ts';

const VIDEO = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
/** More than the kernel takes for a connection whose reader does not read. */
const LONG = 16 * 1024 * 1024;
const FILES = '/sites/default/files';

async function start({ slowest, folder: given }: { slowest?: SlowestRate; folder?: string } = {}) {
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'films-')));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const memory = memoryLog();
  const asked: { path: string; headers: IncomingHttpHeaders }[] = [];
  const abandoned = Promise.withResolvers<void>();
  /** An editor replaces the film by raising it. */
  const version = { number: 1 };
  const content = express();
  // As a content service is: what it answers to a condition does not matter here.
  content.set('etag', false);
  content.use((incoming, _response, next) => {
    asked.push({ path: incoming.originalUrl, headers: incoming.headers });
    next();
  });
  content.get(`${FILES}/hero.mp4`, (incoming, response) => {
    response.set({ ETag: `"film-${version.number}"`, 'Accept-Ranges': 'bytes' }).type('video/mp4');
    const ranges = incoming.range(VIDEO.length);
    if (ranges === -1) return void response.status(416).set('Content-Range', 'bytes */1000').end();
    const range = Array.isArray(ranges) ? ranges[0] : undefined;
    if (!range) return void response.send(VIDEO);
    response.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/1000`);
    response.send(VIDEO.subarray(range.start, range.end + 1));
  });
  content.get(`${FILES}/long.mp4`, (_incoming, response) => {
    response.set('Content-Length', String(LONG)).type('video/mp4').send(Buffer.alloc(LONG));
  });
  content.get(`${FILES}/large.mp4`, (_incoming, response) => {
    response.set('Content-Length', '10001').type('video/mp4').send(Buffer.alloc(10_001));
  });
  content.get(`${FILES}/endless.webm`, (_incoming, response) => {
    response.type('video/webm').write('begin');
    response.once('close', () => abandoned.resolve());
  });
  content.get(`${FILES}/cut.mp4`, (_incoming, response) => {
    response
      .set({ 'Content-Type': 'video/mp4', 'Content-Length': '1000' })
      .write('begin', () => response.destroy());
  });
  content.get(
    `${FILES}/page.mp4`,
    (_incoming, response) => void response.type('html').send('<h1>Log in</h1>'),
  );
  content.get(`${FILES}/away.mp4`, (_incoming, response) => response.redirect('http://127.0.0.1:9/x.mp4'));
  content.get(`${FILES}/down.mp4`, (_incoming, response) => void response.sendStatus(500));
  const document = (name: string, type: string, body: Buffer | string) =>
    content.get(`${FILES}/${name}`, (_incoming, response) => {
      response.set({ 'Content-Type': type, ETag: '"document-1"' }).end(body);
    });
  document('prices.pdf', 'application/pdf', VIDEO);
  document('crew.docx', 'application/octet-stream', VIDEO);
  document('boat.jpg', 'image/jpeg', VIDEO);
  document(
    'logo.svg',
    'image/svg+xml',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  document('words.txt', 'application/octet-stream', '<script>alert(1)</script>');
  document('dates.csv', 'text/csv', 'a,b\n'.repeat(1000));
  document('page.pdf', 'text/html; charset=utf-8', '<h1>Log in</h1>');
  document('page.html', 'text/html', '<h1>Hello</h1>');
  document('empty.txt', 'text/plain', '');
  content.get(`${FILES}/huge.pdf`, (_incoming, response) => {
    response.set({ 'Content-Type': 'application/pdf', 'Content-Length': '500000001' }).write('x');
  });
  content.use((_incoming, response) => void response.sendStatus(404));
  const { origin: url, server } = await listen(content);
  const app = express();
  app.use(requestId({ log: memory.log }), requestLog);
  const cachedFiles = createCachedFiles({
    source: { name: 'test', url, headers: { 'api-key': 'hush' } },
    cacheDirectory: folder,
    budget: { largestFile: 10_000, wrote: () => undefined, sweep: async () => undefined },
  });
  app.use(filesRouter({ cachedFiles, misses: createMissBudget(), ...(slowest && { slowest }) }));
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { ...(await listen(app)), memory, asked, folder, stop, version, abandoned: abandoned.promise };
}

describe('filesRouter', () => {
  it('sends a whole video', async () => {
    const { origin } = await start();
    const { status, headers, body } = await ask(origin, `/films${FILES}/hero.mp4`);
    expect([status, body]).toEqual([200, VIDEO]);
    expect(headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '1000',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=604800',
      'x-content-type-options': 'nosniff',
      etag: '"film-1"',
    });
  });

  it('Range: 206 with the requested part', async () => {
    const { origin } = await start();
    const { status, headers, body } = await ask(origin, `/films${FILES}/hero.mp4`, {
      headers: { Range: 'bytes=10-19' },
    });
    expect([status, headers['content-range'], body]).toEqual([
      206,
      'bytes 10-19/1000',
      VIDEO.subarray(10, 20),
    ]);
  });

  it('unsatisfiable range: 416', async () => {
    const { origin } = await start();
    const beyond = await ask(origin, `/films${FILES}/hero.mp4`, { headers: { Range: 'bytes=5000-' } });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */1000']);
  });

  it('If-None-Match: 304', async () => {
    const { origin } = await start();
    const headers = { 'If-None-Match': '"film-1"' };
    const known = await ask(origin, `/films${FILES}/hero.mp4`, { headers });
    expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, '"film-1"']);
    const other = await ask(origin, `/films${FILES}/hero.mp4`, { headers: { 'If-None-Match': '"film-0"' } });
    expect([other.status, other.body]).toEqual([200, VIDEO]);
  });

  it('answers HEAD without a body', async () => {
    const { origin } = await start();
    const { status, headers, body } = await ask(origin, `/films${FILES}/hero.mp4`, { method: 'HEAD' });
    expect([status, headers['content-length'], body.length]).toEqual([200, '1000', 0]);
  });

  it('sends key and request id to the content service; the key is not logged; the call is counted', async () => {
    const { origin, asked, memory } = await start();
    const { headers } = await ask(origin, `/films${FILES}/hero.mp4`);
    expect(asked[0]?.headers).toMatchObject({ 'api-key': 'hush', 'x-request-id': headers['x-request-id'] });
    expect(await memory.line('request')).toMatchObject({ cache: 'miss', upstream: { calls: 1, failed: 0 } });
    expect(JSON.stringify(memory.lines())).not.toContain('hush');
  });

  it('counts a call that failed', async () => {
    const { origin, memory } = await start();
    await ask(origin, `/films${FILES}/down.mp4`);
    expect(await memory.line('request')).toMatchObject({ upstream: { calls: 1, failed: 1 } });
  });

  it('aborts the request to the content service when the client disconnects', async () => {
    const { origin, abandoned, memory } = await start();
    const leaving = request(`${origin}/films${FILES}/endless.webm`, (response) => {
      response.on('error', () => undefined).once('data', () => leaving.destroy());
    });
    leaving.on('error', () => undefined).end();
    await abandoned;
    expect(await memory.line('request')).toMatchObject({ aborted: true });
    expect(memory.lines()).toHaveLength(1);
  });

  it('content service breaks off: the response is aborted, and logged', async () => {
    const { origin, memory } = await start();
    await expect(ask(origin, `/films${FILES}/cut.mp4`)).rejects.toThrow();
    expect(await memory.line('video-interrupted')).toMatchObject({
      level: 'warn',
      reason: expect.any(String),
    });
  });

  const HERO = `/films${FILES}/hero.mp4`;
  const withHeaders = (headers: Record<string, string>) => ({ headers });
  const AN_HOUR_AGO = Date.now() / 1000 - 3601;

  /** The film on disk; it gets its name a moment after its last byte was delivered. */
  async function cachedVideo(folder: string): Promise<string> {
    const files = join(folder, 'files');
    await expect.poll(() => readdir(files)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    return join(files, (await readdir(files)).join());
  }

  const age = async (folder: string) => utimes(await cachedVideo(folder), AN_HOUR_AGO, AN_HOUR_AGO);

  it('one upstream request for a video and its ranges, none while the service is down', async () => {
    const { origin, asked, stop } = await start();
    expect((await ask(origin, HERO)).body).toEqual(VIDEO);
    stop();
    const parts = [
      ['bytes=0-9', VIDEO.subarray(0, 10), 'bytes 0-9/1000'],
      ['bytes=990-', VIDEO.subarray(990), 'bytes 990-999/1000'],
      ['bytes=-5', VIDEO.subarray(-5), 'bytes 995-999/1000'],
      ['bytes=10-5000', VIDEO.subarray(10), 'bytes 10-999/1000'],
    ] as const;
    for (const [range, bytes, told] of parts) {
      const { status, headers, body } = await ask(origin, HERO, withHeaders({ Range: range }));
      expect([status, headers['content-range'], body]).toEqual([206, told, bytes]);
    }
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['several ranges', { Range: 'bytes=0-1,5-6' }, 200],
    ['a range of something else', { Range: 'pages=1-2' }, 200],
    ['a range that is none', { Range: 'bytes=9-1' }, 416],
    ['a range beyond the end', { Range: 'bytes=1000-' }, 416],
    ['a range of this version', { Range: 'bytes=0-1', 'If-Range': '"film-1"' }, 206],
    ['a range of another version', { Range: 'bytes=0-1', 'If-Range': '"film-0"' }, 200],
    ['a range of a version by a weak tag', { Range: 'bytes=0-1', 'If-Range': 'W/"film-1"' }, 200],
  ])('%s of a cached video: the whole, the part or 416', async (_what, headers, status) => {
    const { origin, asked } = await start();
    await ask(origin, HERO);
    const answer = await ask(origin, HERO, withHeaders(headers));
    expect(answer.status).toBe(status);
    expect(answer.body.length).toBe({ 200: 1000, 206: 2, 416: 0 }[status]);
    expect(asked).toHaveLength(1);
  });

  it('HEAD downloads nothing', async () => {
    const { origin, folder } = await start();
    await ask(origin, HERO, { method: 'HEAD' });
    expect(await readdir(folder)).toEqual([]);
  });

  it('after an hour: revalidated; a changed video is downloaded', async () => {
    const { origin, asked, folder, version } = await start();
    await ask(origin, HERO);
    await age(folder);
    expect((await ask(origin, HERO)).headers.etag).toBe('"film-1"');
    await ask(origin, HERO);
    expect(asked).toHaveLength(2);
    version.number = 2;
    await age(folder);
    expect((await ask(origin, HERO)).headers.etag).toBe('"film-2"');
    // The new one takes the place of the old a moment after its last byte.
    await expect
      .poll(async () => (await stat(await cachedVideo(folder))).mtime.getTime() / 1000)
      .toBeGreaterThan(AN_HOUR_AGO + 1);
    await ask(origin, HERO);
    expect(asked).toHaveLength(4);
  });

  it('content service down: the expired video is sent', async () => {
    const { origin, folder, stop } = await start();
    await ask(origin, HERO);
    await age(folder);
    stop();
    expect((await ask(origin, HERO)).body).toEqual(VIDEO);
  });

  it('a video too large for the cache is passed through', async () => {
    const { origin, folder } = await start();
    for (let visit = 0; visit < 2; visit++) {
      expect((await ask(origin, `/films${FILES}/large.mp4`)).body).toHaveLength(10_001);
    }
    expect(await readdir(folder)).toEqual([]);
  });

  it('cache not writable: the video is passed through, and logged', async () => {
    passMinute();
    const file = join(await mkdtemp(join(tmpdir(), 'films-')), 'file');
    await writeFile(file, '');
    const { origin, memory } = await start({ folder: file });
    expect((await ask(origin, HERO)).body).toEqual(VIDEO);
    expect(await memory.line('file-cache-failed')).toMatchObject({ level: 'warn' });
  });

  it('a damaged cache file is downloaded again', async () => {
    const { origin, asked, folder } = await start();
    await ask(origin, HERO);
    await truncate(await cachedVideo(folder), 1500);
    expect((await ask(origin, HERO)).body).toEqual(VIDEO);
    expect(asked).toHaveLength(2);
  });

  it('a client that reads too slowly is disconnected, and logged', async () => {
    const { origin, memory } = await start({ slowest: { bytes: 1, windowMs: 50 } });
    const stalled = request(`${origin}/films${FILES}/long.mp4`);
    const [answer] = await once(stalled.end(), 'response');
    answer.pause();
    expect(await memory.line('slow-download-closed')).toMatchObject({ level: 'info' });
    expect(await memory.line('request')).toMatchObject({ aborted: true });
    stalled.on('error', () => undefined).destroy();
  });

  it.each([
    `/films${FILES}/hero.mov`,
    `/films${FILES}/hero.mp4.php`,
    `/films${FILES}/../hero.mp4`,
    `/films${FILES}/%2e%2e%2fhero.mp4`,
    `/films${FILES}/%252e%252e%252fhero.mp4`,
    `/films${FILES}/hero%00.mp4`,
    '/films//evil.example/a.mp4',
    '/films/http://evil.example/sites/default/files/a.mp4',
    '/films/%',
  ])('%s: 404 without an upstream request, and logged', async (path) => {
    const { origin, asked, memory } = await start();
    const { status, body } = await ask(origin, path);
    expect([status, body.toString()]).toEqual([404, 'Not found.\n']);
    expect(asked).toEqual([]);
    expect(await memory.line('file-refused')).toMatchObject({ reason: expect.any(String) });
  });

  it.each([
    ['missing.mp4', 404, 'file-refused'],
    ['page.mp4', 404, 'file-refused'],
    ['away.mp4', 404, 'file-refused'],
    ['down.mp4', 503, 'file-unavailable'],
  ])('%s: %i', async (name, status, event) => {
    const { origin, memory } = await start();
    expect((await ask(origin, `/films${FILES}/${name}`)).status).toBe(status);
    expect(await memory.line(event)).toMatchObject({ reason: expect.stringContaining('content service') });
  });
});

describe('filesRouter: documents and original pictures', () => {
  const SANDBOX =
    "sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'";
  const MEDIA =
    "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

  it.each([
    ['prices.pdf', 'application/pdf', undefined, "frame-ancestors 'none'"],
    [
      'crew.docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'attachment',
      SANDBOX,
    ],
    ['boat.jpg', 'image/jpeg', undefined, MEDIA],
    ['logo.svg', 'image/svg+xml', undefined, SANDBOX],
    ['words.txt', 'text/plain; charset=utf-8', undefined, SANDBOX],
    ['dates.csv', 'text/csv; charset=utf-8', 'attachment', SANDBOX],
    ['empty.txt', 'text/plain; charset=utf-8', undefined, SANDBOX],
  ])(
    '%s is sent as %s, with headers against active content',
    async (name, mediaType, disposition, policy) => {
      const { origin } = await start();
      for (const headers of [{}, { 'If-None-Match': '"document-1"' }]) {
        const answer = await ask(origin, `${FILES}/${name}`, { headers });
        expect(answer.status).toBe('If-None-Match' in headers ? 304 : 200);
        expect(answer.headers['content-security-policy']).toBe(policy);
        expect(answer.headers['x-content-type-options']).toBe('nosniff');
        expect(answer.headers['content-disposition']).toBe(disposition);
        if (answer.status === 200) expect(answer.headers['content-type']).toBe(mediaType);
      }
    },
  );

  it('one upstream request for a document, its ranges and HEAD, in any URL spelling', async () => {
    const { origin, asked } = await start();
    expect((await ask(origin, `${FILES}/prices.pdf`)).body).toEqual(VIDEO);
    const parts = [
      [{ Range: 'bytes=10-19' }, 206, VIDEO.subarray(10, 20)],
      [{ Range: 'bytes=-5' }, 206, VIDEO.subarray(-5)],
      [{ Range: 'bytes=5000-' }, 416, Buffer.alloc(0)],
      [{ Range: 'bytes=0-1,5-6' }, 200, VIDEO],
    ] as const;
    for (const [headers, status, body] of parts) {
      const answer = await ask(origin, `${FILES}/%70rices.pdf`, { headers });
      expect([answer.status, answer.body]).toEqual([status, body]);
    }
    const head = await ask(origin, `${FILES}/prices.pdf`, { method: 'HEAD' });
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '1000', 0]);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['a page in place of a PDF', 'page.pdf'],
    ['a web page', 'page.html'],
    ['a script', 'a.js'],
    ['a program', 'a.php'],
    ['a file without extension', 'pdf'],
    ['more than 500 MB', 'huge.pdf'],
    ['a path out of the folder', '../secret.pdf'],
    ['the same, encoded', '%2e%2e/secret.pdf'],
    ['the same, encoded twice', '%252e%252e%252fsecret.pdf'],
    ['an encoded slash', 'a%2fb.pdf'],
    ['a zero byte', 'a.php%00.pdf'],
    ['a hidden file', '.htaccess'],
  ])('%s: 404', async (_what, name) => {
    const { origin } = await start();
    const answer = await ask(origin, `${FILES}/${name}`);
    expect([answer.status, answer.body.toString()]).toEqual([404, 'Not found.\n']);
    expect(answer.headers['content-disposition']).toBeUndefined();
  });

  it('Accept: text/html for a missing file: passed on to the site’s 404 page', async () => {
    const { origin } = await start();
    const { body } = await ask(origin, `${FILES}/gone.pdf`, { headers: { Accept: 'text/html' } });
    expect(body.toString()).not.toBe('Not found.\n');
  });
});
