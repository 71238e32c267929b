import { createHash } from 'node:crypto';
import { Router } from 'express';
import { sendAsPart } from '../middleware/sendAsPart.ts';
import { createTiles } from '../tiles/createTiles.ts';
import { parseTilePath } from '../tiles/parseTilePath.ts';
import { fileErrors } from './fileErrors.ts';

/** GET /tiles/v1/<locale>/<z>/<x>/<y>[@2x].png: a tile of the map, with the names of countries in a language. */
export function tilesRouter({ cacheDirectory }: { cacheDirectory: string }): Router {
  const tileOf = createTiles(cacheDirectory);
  const router = Router();

  router.get(/^\/tiles\//, async (request, response) => {
    const bytes = await tileOf(parseTilePath(request.path), () => !response.closed);
    // Nobody is there to answer.
    if (!bytes) return;
    response.set({
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      ETag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
    });
    sendAsPart(response);
    response.send(bytes);
  });

  return router.use(fileErrors);
}
