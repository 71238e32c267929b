import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { limitConcurrency } from '../../../server/files/limitConcurrency.ts';
import type { TileDrawer } from '../../../server/tiles/createTileDrawer.ts';
import { createTiles } from '../../../server/tiles/createTiles.ts';
import type { TileOrder } from '../../../server/tiles/TileOrder.ts';

const order: TileOrder = { locale: 'en', z: 3, x: 1, y: 2, scale: 1 };

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
  return { tileOf: createTiles(folder, draw, limitConcurrency(1, places)), drawn, forget };
}

describe('createTiles', () => {
  it('draws a tile once, however often it is asked for', async () => {
    const { tileOf, drawn } = await start();
    const first = await tileOf(order);
    expect(await tileOf(order)).toEqual(first);
    expect(drawn).toEqual(['3/1/2']);
  });

  it('draws it once for all who ask at the same time', async () => {
    const { tileOf, drawn } = await start();
    await Promise.all([tileOf(order), tileOf(order), tileOf(order)]);
    expect(drawn).toEqual(['3/1/2']);
  });

  it('turns those away for whom there is no room, and answers with what is kept all the same', async () => {
    const { tileOf, drawn } = await start();
    const kept = await tileOf(order);
    void tileOf({ ...order, x: ENDLESS });
    await expect(tileOf({ ...order, x: 2 })).rejects.toMatchObject({ name: 'BusyError', status: 503 });
    expect(await tileOf(order)).toEqual(kept);
    expect(drawn).toEqual(['3/1/2', '3/7/2']);
  });

  it('draws nothing for those who have left before their turn, unless somebody else waits for the same', async () => {
    const { tileOf, drawn } = await start({ places: 3 });
    let isThere = true;
    const first = tileOf(order);
    const left = tileOf({ ...order, x: 2 }, () => isThere);
    const shared = tileOf({ ...order, x: 3 }, () => isThere);
    const staying = tileOf({ ...order, x: 3 });
    isThere = false;
    await first;
    expect(await left).toBeUndefined();
    expect(await staying).toBeInstanceOf(Buffer);
    expect(await shared).toBe(await staying);
    expect(drawn).toEqual(['3/1/2', '3/3/2']);
    // For the next one who comes it is drawn.
    expect(await tileOf({ ...order, x: 2 })).toBeInstanceOf(Buffer);
  });

  it('draws it again when its file is gone', async () => {
    const { tileOf, drawn, forget } = await start();
    const first = await tileOf(order);
    await forget();
    expect(await tileOf(order)).toEqual(first);
    expect(drawn).toEqual(['3/1/2', '3/1/2']);
  });
});
