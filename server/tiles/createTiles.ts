import { join } from 'node:path';
import sharp from 'sharp';
import { createSingleFlight } from '../cache/createSingleFlight.ts';
import { createDiskCache } from '../files/createDiskCache.ts';
import { limitConcurrency } from '../files/limitConcurrency.ts';
import { createTileDrawer } from './createTileDrawer.ts';
import { TILE_SIZE, type TileOrder } from './TileOrder.ts';

/** The tiles have some ten colours, and the steps between them at the edges of letters and coasts. */
const PNG = { palette: true, colours: 64, dither: 0 } as const;

/**
 * Makes tiles of the map to order and keeps them on disk. They are kept by what is drawn on them: the open sea is one
 * file, a tile without names is the same for all languages, and a tile drawn in another way is another one.
 *
 * @throws BusyError from the returned function when too many are being made.
 */
export function createTiles(cacheDirectory: string): (order: TileOrder) => Promise<Buffer> {
  const cache = createDiskCache(join(cacheDirectory, 'tiles'));
  const draw = createTileDrawer();
  const once = createSingleFlight<Buffer>();
  // A screen asks for some thirty at once; the rest of the processor belongs to pages and pictures.
  const drawing = limitConcurrency(2, 400);

  return ({ scale, ...place }) =>
    drawing(async () => {
      const svg = await draw(place);
      const key = `${svg} ${scale} ${JSON.stringify(PNG)}`;
      return once(key, async () => {
        const kept = await cache.read(key);
        // Its age does not matter: what is drawn is in the key.
        if (kept) return kept.bytes;
        const bytes = await sharp(Buffer.from(svg), { density: 72 * scale })
          .resize(TILE_SIZE * scale)
          .png(PNG)
          .toBuffer();
        await cache.write(key, bytes);
        return bytes;
      });
    });
}
