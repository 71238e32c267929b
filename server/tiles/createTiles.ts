import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { createSingleFlight } from '../cache/createSingleFlight.ts';
import { createDiskCache } from '../files/createDiskCache.ts';
import { limitConcurrency } from '../files/limitConcurrency.ts';
import { loadSharp } from '../files/loadSharp.ts';
import { createTileDrawer } from './createTileDrawer.ts';
import { TILE_SIZE, type TileOrder } from './TileOrder.ts';

/** The tiles have some ten colours, and the steps between them at the edges of letters and coasts. */
const PNG = { palette: true, colours: 64, dither: 0 } as const;
/** Tiles whose drawing is remembered, some two hundred bytes each: what visitors of a busy day look at. */
const REMEMBERED = 20_000;

type IsAwaited = () => boolean;

const nameOf = ({ locale, z, x, y }: Omit<TileOrder, 'scale'>): string => `${locale} ${z} ${x} ${y}`;

/**
 * Makes tiles of the map to order and keeps them on disk. They are kept by what is drawn on them: the open sea is one
 * file, a tile without names is the same for all languages, and a tile drawn in another way is another one. What is
 * drawn on a tile is remembered, so that a kept one is read and no more. A tile that nobody waits for any more when its
 * turn comes is not drawn.
 *
 * @param draw and `drawing` are the pencil and how often it may be used at the same time.
 * @returns a function that takes an order and `isAwaited`, whether whoever gave it is still there. It answers nothing
 * when, of all who gave the same one, nobody is.
 * @throws BusyError from the returned function when too many are being made; never for one that is kept and remembered.
 */
export function createTiles(
  cacheDirectory: string,
  draw = createTileDrawer(),
  // A screen asks for some thirty at once; the rest of the processor belongs to pages and pictures.
  drawing = limitConcurrency(2, 400),
): (order: TileOrder, isAwaited?: IsAwaited) => Promise<Buffer | undefined> {
  const cache = createDiskCache(join(cacheDirectory, 'tiles'), 'tile');
  const remembered = new LRUCache<string, string>({ max: REMEMBERED });
  const onceOrdered = createSingleFlight<Buffer | undefined>();
  const onceDrawn = createSingleFlight<Buffer>();
  const askers = new Map<string, IsAwaited[]>();

  const keyOf = (drawn: string, scale: number) => `${drawn} ${scale} ${JSON.stringify(PNG)}`;
  // Its age does not matter: what is drawn is in the key.
  const read = async (key: string) => (await cache.read(key))?.bytes;

  const make = async (svg: string, scale: number, key: string): Promise<Buffer> => {
    const kept = await read(key);
    if (kept) return kept;
    const sharp = await loadSharp();
    const bytes = await sharp(Buffer.from(svg), { density: 72 * scale })
      .resize(TILE_SIZE * scale)
      .png(PNG)
      .toBuffer();
    await cache.write(key, bytes);
    return bytes;
  };

  const makeOrdered = async ({ scale, ...place }: TileOrder, name: string): Promise<Buffer | undefined> => {
    const placeName = nameOf(place);
    const known = remembered.get(placeName);
    const kept = known === undefined ? undefined : await read(keyOf(known, scale));
    if (kept) return kept;
    return drawing(async () => {
      if (!askers.get(name)?.some((isAwaited) => isAwaited())) return undefined;
      const svg = await draw(place);
      const drawn = createHash('sha256').update(svg).digest('base64url');
      remembered.set(placeName, drawn);
      const key = keyOf(drawn, scale);
      return onceDrawn(key, () => make(svg, scale, key));
    });
  };

  return (order, isAwaited = () => true) => {
    const name = `${nameOf(order)} ${order.scale}`;
    askers.set(name, [...(askers.get(name) ?? []), isAwaited]);
    return onceOrdered(name, () => makeOrdered(order, name).finally(() => askers.delete(name)));
  };
}
