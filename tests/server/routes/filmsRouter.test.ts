import { type IncomingHttpHeaders, request } from 'node:http';
import express from 'express';
import { describe, expect, it } from 'vitest';
import { requestId } from '../../../server/middleware/requestId.ts';
import { requestLog } from '../../../server/middleware/requestLog.ts';
import { filmsRouter } from '../../../server/routes/filmsRouter.ts';
import { ask, listen } from '../loopback.ts';
import { memoryLog } from '../memoryLog.ts';

const FILM = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
const FILES = '/sites/default/files';

async function start() {
  const memory = memoryLog();
  const asked: { path: string; headers: IncomingHttpHeaders }[] = [];
  const abandoned = Promise.withResolvers<void>();
  const content = express();
  content.use((incoming, _response, next) => {
    asked.push({ path: incoming.originalUrl, headers: incoming.headers });
    next();
  });
  content.get(`${FILES}/hero.mp4`, (incoming, response) => {
    response.set({ ETag: '"film-1"', 'Accept-Ranges': 'bytes' }).type('video/mp4');
    const ranges = incoming.range(FILM.length);
    if (ranges === -1) return void response.status(416).set('Content-Range', 'bytes */1000').end();
    const range = Array.isArray(ranges) ? ranges[0] : undefined;
    if (!range) return void response.send(FILM);
    response.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/1000`);
    response.send(FILM.subarray(range.start, range.end + 1));
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
  content.use((_incoming, response) => void response.sendStatus(404));
  const { origin: url } = await listen(content);
  const app = express();
  app.use(requestId({ log: memory.log }), requestLog);
  app.use(filmsRouter({ name: 'test', url, headers: { 'api-key': 'hush' } }));
  return { ...(await listen(app)), memory, asked, abandoned: abandoned.promise };
}

describe('filmsRouter', () => {
  it('delivers a whole film', async () => {
    const { origin } = await start();
    const { status, headers, body } = await ask(origin, `/films${FILES}/hero.mp4`);
    expect([status, body]).toEqual([200, FILM]);
    expect(headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '1000',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=604800',
      'x-content-type-options': 'nosniff',
      etag: '"film-1"',
    });
  });

  it('delivers the range a player asks for', async () => {
    const { origin } = await start();
    const { status, headers, body } = await ask(origin, `/films${FILES}/hero.mp4`, {
      headers: { Range: 'bytes=10-19' },
    });
    expect([status, headers['content-range'], body]).toEqual([
      206,
      'bytes 10-19/1000',
      FILM.subarray(10, 20),
    ]);
  });

  it('passes on that a range is not satisfiable', async () => {
    const { origin } = await start();
    const beyond = await ask(origin, `/films${FILES}/hero.mp4`, { headers: { Range: 'bytes=5000-' } });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */1000']);
  });

  it('answers 304 to a browser that has the film', async () => {
    const { origin } = await start();
    const headers = { 'If-None-Match': '"film-1"' };
    const known = await ask(origin, `/films${FILES}/hero.mp4`, { headers });
    expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, '"film-1"']);
    const other = await ask(origin, `/films${FILES}/hero.mp4`, { headers: { 'If-None-Match': '"film-0"' } });
    expect([other.status, other.body]).toEqual([200, FILM]);
  });

  it('answers HEAD without a body', async () => {
    const { origin } = await start();
    const { status, headers, body } = await ask(origin, `/films${FILES}/hero.mp4`, { method: 'HEAD' });
    expect([status, headers['content-length'], body.length]).toEqual([200, '1000', 0]);
  });

  it('sends the key and the request id along, keeps the key out of the log, and counts the call', async () => {
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

  it('stops the content service when the visitor leaves', async () => {
    const { origin, abandoned, memory } = await start();
    const leaving = request(`${origin}/films${FILES}/endless.webm`, (response) => {
      response.on('error', () => undefined).once('data', () => leaving.destroy());
    });
    leaving.on('error', () => undefined).end();
    await abandoned;
    expect(await memory.line('request')).toMatchObject({ aborted: true });
    expect(memory.lines()).toHaveLength(1);
  });

  it('breaks off, and says why, when the content service does', async () => {
    const { origin, memory } = await start();
    await expect(ask(origin, `/films${FILES}/cut.mp4`)).rejects.toThrow();
    expect(await memory.line('film-interrupted')).toMatchObject({
      level: 'warn',
      reason: expect.any(String),
    });
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
  ])('refuses %s without asking anybody, and logs why', async (path) => {
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
  ])('answers for %s with %i', async (name, status, event) => {
    const { origin, memory } = await start();
    expect((await ask(origin, `/films${FILES}/${name}`)).status).toBe(status);
    expect(await memory.line(event)).toMatchObject({ reason: expect.stringContaining('content service') });
  });
});
