import { createHash } from 'node:crypto';
import { Router } from 'express';
import { setSubresourceHeaders } from '../http/middleware/setSubresourceHeaders.ts';
import { getClient } from '../media/getClient.ts';
import type { Tiles } from '../media/tiles/createTiles.ts';
import { parseTilePath } from '../media/tiles/TileOrder.ts';
import { fileErrors } from './fileErrors.ts';

/** GET /tiles/v6/<locale>/<z>/<x>/<y>.svg: a tile of the map, with the names of countries in a language. */
export function tilesRouter(getTile: Tiles): Router {
  const router = Router();

  router.get(/^\/tiles\//, async (request, response) => {
    const bytes = await getTile(parseTilePath(request.path), getClient(request, response));
    response.set({
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      ETag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
    });
    setSubresourceHeaders(response);
    response.send(bytes);
  });

  return router.use(fileErrors);
}
