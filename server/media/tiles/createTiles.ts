import { join } from 'node:path';
import type { DiskBudget } from '../createDiskBudget.ts';
import { createDiskCache } from '../createDiskCache.ts';
import { createFairQueue, type FairQueueBounds } from '../createFairQueue.ts';
import type { Client } from '../getClient.ts';
import { createTileDrawer, type TileDrawer } from './createTileDrawer.ts';
import { TILES_VERSION, type TileOrder } from './TileOrder.ts';

/** A screen asks for some thirty at once; the rest of the processor belongs to pages and pictures. */
const QUEUE: FairQueueBounds = {
  what: 'tiles',
  slots: 2,
  slotsPerClient: 2,
  waiting: 400,
  waitingPerClient: 150,
};

export interface TilesOptions {
  cacheDirectory: string;
  /** Bounds what is cached on disk; unbounded without. */
  budget?: DiskBudget | undefined;
  draw?: TileDrawer;
  queue?: FairQueueBounds;
}

/**
 * The SVG of a tile.
 * @throws BusyError when too many are being made, never for one that is cached; ClientLeftError when the client
 * disconnected before its turn.
 */
export type Tiles = (order: TileOrder, client: Client) => Promise<Buffer>;

/**
 * Makes tiles of the map to order, each once for all who ask at the same time, and keeps them on disk. A tile whose
 * clients have all disconnected when its turn comes is not drawn.
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
    // Its age does not matter: how tiles look is in the key.
    const cached = await cache.read(key);
    if (cached) return cached.bytes;
    return inTurn({ key, ...client }, async () => {
      const bytes = Buffer.from(await draw(order));
      await cache.write(key, bytes);
      return bytes;
    });
  };
}
