import { join } from 'node:path';
import type { DiskBudget } from '../createDiskBudget.ts';
import { createDiskCache } from '../createDiskCache.ts';
import { createFairQueue, type FairQueueBounds } from '../createFairQueue.ts';
import type { Client } from '../getClient.ts';
import { createTileDrawer, type TileDrawer } from './createTileDrawer.ts';
import { TILES_VERSION, type TileOrder } from './TileOrder.ts';

/** A screen requests some thirty at once; the rest of the CPU is for pages and pictures. */
const QUEUE: FairQueueBounds = {
  what: 'tiles',
  slots: 2,
  slotsPerClient: 2,
  waiting: 400,
  waitingPerClient: 150,
};

export interface TilesOptions {
  cacheDirectory: string;
  /** Bound of the cache on disk; absent: unbounded. */
  budget?: DiskBudget | undefined;
  draw?: TileDrawer;
  queue?: FairQueueBounds;
}

/**
 * The SVG of a tile.
 * @throws BusyError when too many are being made, never for a cached one; ClientLeftError when the client disconnected
 * before its turn.
 */
export type Tiles = (order: TileOrder, client: Client) => Promise<Buffer>;

/**
 * Draws tiles on demand, once for concurrent requests, and caches them on disk. A tile whose clients have all
 * disconnected before its turn is not drawn.
 */
export function createTiles({
  cacheDirectory,
  budget,
  draw = createTileDrawer(),
  queue = QUEUE,
}: TilesOptions): Tiles {
  const cache = createDiskCache(join(cacheDirectory, 'tiles'), 'tile', budget);
  const inTurn = createFairQueue<Buffer>(queue);
  return async (order, client) => {
    const { locale, z, x, y } = order;
    const key = `${TILES_VERSION} ${locale} ${z} ${x} ${y}`;
    // Tiles never expire: their version is in the key.
    const cached = await cache.read(key);
    if (cached) return cached.bytes;
    return inTurn({ key, ...client }, async () => {
      const bytes = Buffer.from(await draw(order));
      await cache.write(key, bytes);
      return bytes;
    });
  };
}
