import { createHash } from 'node:crypto';
import { Router } from 'express';
import { createImages, type ImagesOptions } from '../files/createImages.ts';
import { parseImagePath } from '../files/parseImagePath.ts';
import { sendAsPart } from '../middleware/sendAsPart.ts';
import { fileErrors } from './fileErrors.ts';

/** GET /images/<preset>/<width>.<avif|webp|jpeg>/sites/default/files/<path>: a picture in a size pages use. */
export function imagesRouter(options: ImagesOptions): Router {
  const imageOf = createImages(options);
  const router = Router();

  // A pattern without groups: Express would decode route parameters, and a path is to be decoded exactly once.
  router.get(/^\/images\//, async (request, response) => {
    const order = parseImagePath(request.path);
    const bytes = await imageOf(order);
    response.set({
      'Content-Type': `image/${order.format}`,
      'Cache-Control': 'public, max-age=604800, stale-while-revalidate=86400',
      'X-Content-Type-Options': 'nosniff',
      ETag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
    });
    sendAsPart(response);
    response.send(bytes);
  });

  return router.use(fileErrors);
}
