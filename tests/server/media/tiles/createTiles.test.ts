import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { TileDrawer } from '../../../../server/media/tiles/createTileDrawer.ts';
import { createTiles } from '../../../../server/media/tiles/createTiles.ts';
import type { TileOrder } from '../../../../server/media/tiles/TileOrder.ts';

const order: TileOrder = { locale: 'en', z: 3, x: 1, y: 2 };

/** A column whose tiles the pencil never finishes. */
const ENDLESS = 7;

/** Tiles by a pencil that counts what it draws; one at a time, and as many as `places` may wait for it. */
async function start({ places = 0 } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'tiles-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const drawn: string[] = [];
  const draw: TileDrawer = async ({ z, x, y }) => {
    drawn.push(`${z}/${x}/${y}`);
    if (x === ENDLESS) await new Promise(() => undefined);
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256"><path fill="#12${x}" d="M0 0H256V256H0Z"/></svg>`;
  };
  const forget = () => rm(join(folder, 'tiles'), { recursive: true });
  const queue = { what: 'tiles', slots: 1, slotsPerClient: 1, waiting: places, waitingPerClient: places };
  const tiles = createTiles({ cacheDirectory: folder, draw, queue });
  const getTile = (of: TileOrder, signal?: AbortSignal) => tiles(of, { address: '192.0.2.1', signal });
  return { getTile, drawn, forget };
}

describe('createTiles', () => {
  it('a tile is drawn once, then read from the cache', async () => {
    const { getTile, drawn } = await start();
    const first = await getTile(order);
    expect(await getTile(order)).toEqual(first);
    expect(drawn).toEqual(['3/1/2']);
  });

  it('concurrent requests draw it once', async () => {
    const { getTile, drawn } = await start();
    await Promise.all([getTile(order), getTile(order), getTile(order)]);
    expect(drawn).toEqual(['3/1/2']);
  });

  it('queue full: 503 for new tiles, cached ones are served', async () => {
    const { getTile, drawn } = await start();
    const kept = await getTile(order);
    void getTile({ ...order, x: ENDLESS });
    await expect(getTile({ ...order, x: 2 })).rejects.toMatchObject({ name: 'BusyError', status: 503 });
    expect(await getTile(order)).toEqual(kept);
    expect(drawn).toEqual(['3/1/2', '3/7/2']);
  });

  it('a client that disconnects while waiting: nothing is drawn', async () => {
    const { getTile, drawn } = await start({ places: 3 });
    const leaving = new AbortController();
    const first = getTile(order);
    const left = expect(getTile({ ...order, x: 2 }, leaving.signal)).rejects.toMatchObject({
      name: 'ClientLeftError',
    });
    const staying = getTile({ ...order, x: 3 });
    leaving.abort();
    await first;
    await left;
    expect(await staying).toBeInstanceOf(Buffer);
    expect(drawn).toEqual(['3/1/2', '3/3/2']);
    // For the next one who comes it is drawn.
    expect(await getTile({ ...order, x: 2 })).toBeInstanceOf(Buffer);
  });

  it('cache file deleted: drawn again', async () => {
    const { getTile, drawn, forget } = await start();
    const first = await getTile(order);
    await forget();
    expect(await getTile(order)).toEqual(first);
    expect(drawn).toEqual(['3/1/2', '3/1/2']);
  });
});
