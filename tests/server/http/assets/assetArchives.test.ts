import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { connectRedis } from '../../../../server/cache/redis/connectRedis.ts';
import { ARCHIVE_DAYS } from '../../../../server/http/assets/AssetArchive.ts';
import { createAssetFolder } from '../../../../server/http/assets/createAssetFolder.ts';
import { startAssetArchives } from '../../../../server/http/assets/startAssetArchives.ts';
import { staticAssets } from '../../../../server/http/middleware/staticAssets.ts';
import { hasRedis, startRedisServer } from '../../../startRedisServer.ts';
import { ask, listen } from '../../loopback.ts';
import { memoryLog } from '../../memoryLog.ts';

const folders: string[] = [];
const makeFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'assets-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const SCRIPT = 'export const from = "this build";';

/** A build of a script, its compressed forms and a font, named after it. */
function build(name: string): string {
  const built = makeFolder();
  mkdirSync(join(built, 'assets/chunks'), { recursive: true });
  mkdirSync(join(built, 'assets/static'));
  writeFileSync(join(built, `assets/chunks/page.${name}.js`), SCRIPT);
  writeFileSync(join(built, `assets/chunks/page.${name}.js.br`), brotliCompressSync(SCRIPT));
  writeFileSync(join(built, `assets/chunks/page.${name}.js.gz`), 'not archived');
  writeFileSync(join(built, `assets/static/font.${name}.woff2`), 'glyphs');
  return built;
}

interface Place {
  cacheDirectory: string;
  redisUrl?: string;
}

/** A process that serves a build. */
async function serve(name: string, { cacheDirectory, redisUrl }: Place) {
  const built = build(name);
  const { log, lines } = memoryLog();
  const redis = redisUrl ? connectRedis(redisUrl, log) : undefined;
  await redis?.settled(2000);
  const { archives, stop } = await startAssetArchives({
    built: join(built, 'assets'),
    cacheDirectory,
    redis,
    log,
  });
  onTestFinished(async () => {
    stop();
    await redis?.close();
  });
  const app = express();
  app.use(staticAssets(built, archives));
  return { ...(await listen(app)), lines };
}

const getScript = (origin: string, name: string, headers: Record<string, string> = {}) =>
  ask(origin, `/assets/chunks/page.${name}.js`, { headers });

describe('two builds that share a folder', () => {
  it('each serves the files of both, whichever started first', async () => {
    const place = { cacheDirectory: makeFolder() };
    const older = await serve('one', place);
    const newer = await serve('two', place);
    for (const { origin } of [older, newer]) {
      for (const name of ['one', 'two']) {
        expect(await getScript(origin, name)).toMatchObject({ status: 200, body: Buffer.from(SCRIPT) });
        expect(`${(await ask(origin, `/assets/static/font.${name}.woff2`)).body}`).toBe('glyphs');
      }
    }
  });

  it('files of the other build have the same compression, caching and type', async () => {
    const place = { cacheDirectory: makeFolder() };
    await serve('one', place);
    const { origin } = await serve('two', place);
    const { status, headers, body } = await getScript(origin, 'one', { 'Accept-Encoding': 'br, gzip' });
    expect({ status, body }).toEqual({ status: 200, body: brotliCompressSync(SCRIPT) });
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    const head = await ask(origin, '/assets/chunks/page.one.js', { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });

  it.each([
    '/assets/chunks/page.three.js',
    '/assets/chunks/page.one.js.br',
    '/assets/../secret.txt',
    '/assets/chunks/..%2f..%2fsecret.txt',
    '/assets/chunks/.hidden.js',
  ])('404 for %s', async (path) => {
    const cacheDirectory = makeFolder();
    writeFileSync(join(cacheDirectory, 'secret.txt'), 'secret');
    mkdirSync(join(cacheDirectory, 'assets/chunks'), { recursive: true });
    writeFileSync(join(cacheDirectory, 'assets/chunks/.hidden.js'), 'secret');
    await serve('one', { cacheDirectory });
    const { origin } = await serve('two', { cacheDirectory });
    expect(`${(await ask(origin, path)).body}`).not.toContain('secret');
    expect((await ask(origin, path)).status).toBe(404);
  });
});

it('files of a build that has not run for a month are deleted, those of a running build kept', async () => {
  const folder = makeFolder();
  const file = (name: string) => ({ name: `chunks/${name}.js`, load: async () => Buffer.from(name) });
  const archive = createAssetFolder(folder);
  await archive.add([file('old'), file('mine')]);
  const before = new Date(Date.now() - (ARCHIVE_DAYS + 1) * 86_400_000);
  for (const name of ['old', 'mine']) utimesSync(join(folder, `chunks/${name}.js`), before, before);
  await archive.add([file('mine')]);
  expect(readdirSync(join(folder, 'chunks'))).toEqual(['mine.js']);
});

it('folder not writable: a warning, and the own build is served', async () => {
  const cacheDirectory = join(makeFolder(), 'file');
  writeFileSync(cacheDirectory, '');
  const { origin, lines } = await serve('one', { cacheDirectory });
  expect(lines()).toMatchObject([{ event: 'assets-not-archived', level: 'warn', where: cacheDirectory }]);
  expect((await getScript(origin, 'one')).status).toBe(200);
  expect((await getScript(origin, 'two')).status).toBe(404);
});

describe.skipIf(!hasRedis)('two builds that share a Redis', () => {
  it('each serves the files of both, also after Redis lost its data or was away', async () => {
    const redis = await startRedisServer();
    onTestFinished(() => redis.stop());
    const older = await serve('one', { cacheDirectory: makeFolder(), redisUrl: redis.url });
    const newer = await serve('two', { cacheDirectory: makeFolder(), redisUrl: redis.url });
    const statuses = () =>
      Promise.all([
        getScript(older.origin, 'two').then(({ status }) => status),
        getScript(newer.origin, 'one').then(({ status }) => status),
      ]);
    expect(await statuses()).toEqual([200, 200]);
    expect(`${(await getScript(older.origin, 'two')).body}`).toBe(SCRIPT);
    await redis.stop();
    expect(await statuses()).toEqual([404, 404]);
    await redis.start();
    await expect.poll(statuses).toEqual([200, 200]);
  });
});
