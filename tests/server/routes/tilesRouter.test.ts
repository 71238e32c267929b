import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { project } from '../../../parts/Map/project.ts';
import { requestId } from '../../../server/middleware/requestId.ts';
import { tilesRouter } from '../../../server/routes/tilesRouter.ts';
import { tileColors } from '../../../server/tiles/tileColors.ts';
import { ask, listen } from '../loopback.ts';
import { memoryLog } from '../memoryLog.ts';

async function start() {
  const folder = await mkdtemp(join(tmpdir(), 'tiles-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const app = express();
  let asked = 0;
  app.use((_request, _response, next) => {
    asked += 1;
    next();
  });
  app.use(requestId({ log: memoryLog().log }), tilesRouter({ cacheDirectory: folder }));
  const { origin } = await listen(app);
  return {
    origin,
    get: (path: string) => ask(origin, path),
    kept: () => readdir(join(folder, 'tiles')),
    untilAsked: (count: number) => expect.poll(() => asked, { interval: 5 }).toBe(count),
  };
}

/** Which tile of a zoom a place is on, and on which of its pixels. */
function tileOf(longitude: number, latitude: number, zoom: number) {
  const [x, y] = project(longitude, latitude).map((share) => Math.floor(share * 256 * 2 ** zoom));
  if (x === undefined || y === undefined) throw new Error('a place has two coordinates');
  return { path: `/tiles/v1/en/${zoom}/${x >> 8}/${y >> 8}.png`, left: x & 255, top: y & 255 };
}

async function colorOf(tile: Buffer, left: number, top: number): Promise<string> {
  const pixel = await sharp(tile).removeAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return `#${pixel.toString('hex')}`;
}

describe('tilesRouter', () => {
  it('delivers a tile that browsers keep for ever', async () => {
    const { get } = await start();
    const { status, headers, body } = await get('/tiles/v1/en/0/0/0.png');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      etag: expect.any(String),
    });
    expect(await sharp(body).metadata()).toMatchObject({ format: 'png', width: 256, height: 256 });
  });

  it('delivers twice the pixels', async () => {
    const { get } = await start();
    const { body } = await get('/tiles/v1/en/3/4/2@2x.png');
    expect(await sharp(body).metadata()).toMatchObject({ width: 512, height: 512 });
  });

  const places: [string, number, number, keyof typeof tileColors][] = [
    ['the middle of the Atlantic', -40, 30, 'sea'],
    ['France beside its name', 3.4, 45.1, 'land'],
    ['Siberia', 110, 66, 'land'],
    ['Chukotka beyond the date line', -176, 67, 'land'],
    ['the Pacific at the date line', 179.9, 30, 'sea'],
    ['Antarctica', 120, -80, 'land'],
    ['the Caspian Sea', 50.8, 42, 'sea'],
  ];
  it.each([0, 3, 6])('draws sea and land where they are at zoom %i', async (zoom) => {
    const { get } = await start();
    for (const [name, longitude, latitude, color] of places) {
      const { path, left, top } = tileOf(longitude, latitude, zoom);
      const { body } = await get(path);
      expect([name, await colorOf(body, left, top)]).toEqual([name, tileColors[color]]);
    }
  });

  it('writes the names of countries in the language', async () => {
    const { get } = await start();
    const tile = (locale: string, x: number) => get(`/tiles/v1/${locale}/4/${x}/5.png`);
    const [english, german] = await Promise.all([tile('en', 8), tile('de', 8)]);
    expect(english.body.equals(german.body)).toBe(false);
  });

  it('keeps the open sea once, whatever the language and the place', async () => {
    const { get, kept } = await start();
    const bodies = await Promise.all(
      ['en/6/24/26', 'fr/6/25/26', 'de/7/50/52'].map((place) => get(`/tiles/v1/${place}.png`)),
    );
    expect(new Set(bodies.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(await kept()).toHaveLength(1);
    expect((await get('/tiles/v1/en/6/24/26.png')).headers.etag).toBe(bodies[0]?.headers.etag);
  });

  it('draws next to nothing for a visitor who has left', async () => {
    const { origin, get, kept, untilAsked } = await start();
    const visit = new AbortController();
    const tiles = [32, 33, 34].flatMap((x) => [19, 20, 21, 22].map((y) => `/tiles/v1/en/6/${x}/${y}.png`));
    const asked = tiles.map((path) => fetch(`${origin}${path}`, { signal: visit.signal }));
    await untilAsked(tiles.length);
    visit.abort();
    await Promise.allSettled(asked);
    await get('/tiles/v1/en/6/35/20.png');
    expect((await kept()).length).toBeLessThan(tiles.length);
  });

  it('answers 404 to an address that names no tile', async () => {
    const { get } = await start();
    for (const path of [
      '/tiles/v1/en/9/0/0.png',
      '/tiles/v1/en/1/2/0.png',
      '/tiles/x',
      '/tiles/v1/en/0/0/%30.png',
    ]) {
      const { status, headers } = await get(path);
      expect([path, status, headers['cache-control']]).toEqual([path, 404, 'no-store']);
    }
  });
});
