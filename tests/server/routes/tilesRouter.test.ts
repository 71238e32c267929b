import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { requestId } from '../../../server/http/middleware/requestId.ts';
import { createTileDrawer } from '../../../server/media/tiles/createTileDrawer.ts';
import { createTiles } from '../../../server/media/tiles/createTiles.ts';
import { tileColors } from '../../../server/media/tiles/drawTile.ts';
import { tilesRouter } from '../../../server/routes/tilesRouter.ts';
import { project } from '../../../site/components/Map/project.ts';
import { ask, listen } from '../loopback.ts';
import { memoryLog } from '../memoryLog.ts';

/** One process draws for all tests: it takes most of a second to start. */
const draw = createTileDrawer();

async function start() {
  const folder = await mkdtemp(join(tmpdir(), 'tiles-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const app = express();
  let asked = 0;
  app.use((_request, _response, next) => {
    asked += 1;
    next();
  });
  app.use(requestId({ log: memoryLog().log }), tilesRouter(createTiles({ cacheDirectory: folder, draw })));
  const { origin } = await listen(app);
  return {
    origin,
    get: (path: string) => ask(origin, path),
    kept: () => readdir(join(folder, 'tiles')),
    waitForRequests: (count: number) => expect.poll(() => asked, { interval: 5 }).toBe(count),
  };
}

/** Which tile of a zoom a place is on, and on which of its pixels. */
function locateTile(longitude: number, latitude: number, zoom: number) {
  const [x, y] = project(longitude, latitude).map((share) => Math.floor(share * 256 * 2 ** zoom));
  if (x === undefined || y === undefined) throw new Error('a place has two coordinates');
  return { path: `/tiles/v6/en/${zoom}/${x >> 8}/${y >> 8}.svg`, left: x & 255, top: y & 255 };
}

/** Of the map without its names. */
async function getColor(tile: Buffer, left: number, top: number): Promise<string> {
  const nameless = Buffer.from(`${tile}`.replace(/<circle.*(?=<\/g>)|<path aria-label.*(?=<\/g>)/, ''));
  const pixel = await sharp(nameless)
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return `#${pixel.toString('hex')}`;
}

describe('tilesRouter', () => {
  it('sends a tile with an immutable lifetime', async () => {
    const { get } = await start();
    const { status, headers, body } = await get('/tiles/v6/en/0/0/0.svg');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      etag: expect.any(String),
    });
    expect(await sharp(body).metadata()).toMatchObject({ format: 'svg', width: 256, height: 256 });
  });

  const places: [string, number, number, keyof typeof tileColors][] = [
    ['the middle of the Atlantic', -40, 30, 'sea'],
    ['France beside its name', 3.4, 45.1, 'land'],
    ['Siberia', 110, 66, 'land'],
    ['Chukotka beyond the date line', -176, 67, 'land'],
    ['the Pacific at the date line', 179.9, 30, 'sea'],
    ['Antarctica, which no map shows', 120, -80, 'sea'],
    ['the Caspian Sea', 50.8, 42, 'sea'],
  ];
  it.each([0, 3, 6])('sea and land have the right colours at zoom %i', async (zoom) => {
    const { get } = await start();
    for (const [name, longitude, latitude, color] of places) {
      const { path, left, top } = locateTile(longitude, latitude, zoom);
      const { body } = await get(path);
      expect([name, await getColor(body, left, top)]).toEqual([name, tileColors[color]]);
    }
  });

  const namesOn = async (get: (path: string) => Promise<{ body: Buffer }>, path: string) => {
    const { body } = await get(path);
    return [...`${body}`.matchAll(/aria-label="([^"]+)" transform="translate\(([-\d.]+) ([-\d.]+)\)/g)].map(
      ([, name = '', x, y]) => ({ x: Number(x), y: Number(y), name }),
    );
  };

  it.each([
    ['en', 'Germany'],
    ['de', 'Deutschland'],
    ['fr', 'Allemagne'],
    ['es', 'Alemania'],
  ])('country names in the language (%s)', async (locale, name) => {
    const { get } = await start();
    const names = await namesOn(get, `/tiles/v6/${locale}/4/8/5.svg`);
    expect(names.map((label) => label.name)).toContain(name);
  });

  it.each([
    ['en', 'Copenhagen'],
    ['de', 'Kopenhagen'],
    ['it', 'Copenaghen'],
  ])('town names in the language (%s), from zoom 5 on', async (locale, name) => {
    const { get } = await start();
    const namesAt = async (zoom: number) => {
      const { path } = locateTile(12.57, 55.68, zoom);
      return (await namesOn(get, path.replace('/en/', `/${locale}/`))).map((label) => label.name);
    };
    expect(await namesAt(4)).not.toContain(name);
    expect(await namesAt(5)).toContain(name);
  });

  it('a name across tiles is on each of them at the same position', async () => {
    const { get } = await start();
    const columns = [0, 1, 2, 3, 4, 5, 6, 7];
    const rows = await Promise.all(
      columns.map(async (x) =>
        (await namesOn(get, `/tiles/v6/en/3/${x}/3.svg`)).map((label) => ({
          ...label,
          x: label.x + x * 256,
        })),
      ),
    );
    const places = Map.groupBy(rows.flat(), ({ name }) => name);
    expect([...places.values()].filter((all) => all.length > 1).length).toBeGreaterThan(3);
    for (const all of places.values())
      for (const { x, y } of all) {
        expect(x).toBeCloseTo(all[0]?.x ?? 0);
        expect(y).toBe(all[0]?.y);
      }
  });

  it('a name near the date line is on both sides', async () => {
    const { get } = await start();
    const { path } = locateTile(179.2, -8, 5);
    const [west, east] = await Promise.all([namesOn(get, path.replace('/31/', '/0/')), namesOn(get, path)]);
    expect(west.map(({ name }) => name)).toContain('Tuvalu');
    expect(east.map(({ name }) => name)).toContain('Tuvalu');
  });

  it('open sea is the same in all languages and places', async () => {
    const { get } = await start();
    const answers = await Promise.all(
      ['en/6/24/26', 'fr/6/25/26', 'de/7/50/52'].map((place) => get(`/tiles/v6/${place}.svg`)),
    );
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(`${answers[0]?.body}`.length).toBeLessThan(700);
  });

  it('client disconnects: queued tiles are not drawn', async () => {
    const { origin, get, kept, waitForRequests } = await start();
    const visit = new AbortController();
    const tiles = [32, 33, 34].flatMap((x) => [19, 20, 21, 22].map((y) => `/tiles/v6/en/6/${x}/${y}.svg`));
    const asked = tiles.map((path) => fetch(`${origin}${path}`, { signal: visit.signal }));
    await waitForRequests(tiles.length);
    visit.abort();
    await Promise.allSettled(asked);
    await get('/tiles/v6/en/6/35/20.svg');
    expect((await kept()).length).toBeLessThan(tiles.length);
  });

  it('invalid tile URLs: 404', async () => {
    const { get } = await start();
    for (const path of [
      '/tiles/v6/en/9/0/0.svg',
      '/tiles/v6/en/1/2/0.svg',
      '/tiles/x',
      '/tiles/v6/en/0/0/%30.svg',
    ]) {
      const { status, headers } = await get(path);
      expect([path, status, headers['cache-control']]).toEqual([path, 404, 'no-store']);
    }
  });
});
