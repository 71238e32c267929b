import { createHash } from 'node:crypto';
import { Router } from 'express';
import { setSubresourceHeaders } from '../http/middleware/setSubresourceHeaders.ts';
import type { Images } from '../media/createImages.ts';
import { getClient } from '../media/getClient.ts';
import { parseImagePath } from '../media/parseImagePath.ts';
import type { ImageFormat } from '../media/resizeImage.ts';
import { fileErrors } from './fileErrors.ts';

/**
 * The format to send for a URL that names one. Browsers that list what pictures they understand, without AVIF, get WebP
 * or JPEG under the URL of the AVIF: pages name one format.
 *
 * @param accept the request's `Accept`.
 */
function negotiateFormat(named: ImageFormat, accept: string | undefined): ImageFormat {
  if (named !== 'avif' || !accept?.includes('image/') || accept.includes('image/avif')) return named;
  return accept.includes('image/webp') ? 'webp' : 'jpeg';
}

/** GET /images/<preset>/<width>.<avif|webp|jpeg>/sites/default/files/<path>: a picture in one of the preset's sizes. */
export function imagesRouter(images: Images): Router {
  const router = Router();

  // A pattern without groups: Express would decode route parameters, and a path must be decoded exactly once.
  router.get(/^\/images\//, async (request, response) => {
    const named = parseImagePath(request.path);
    const order = { ...named, format: negotiateFormat(named.format, request.get('accept')) };
    const client = getClient(request, response);
    const bytes = await (request.method === 'HEAD' ? images.peek(order, client) : images.get(order, client));
    response.set({
      'Content-Type': `image/${order.format}`,
      'Cache-Control': 'public, max-age=604800, stale-while-revalidate=86400',
      ...(named.format === 'avif' && { Vary: 'Accept' }),
      'X-Content-Type-Options': 'nosniff',
      ...(bytes && { ETag: `"${createHash('sha256').update(bytes).digest('base64url')}"` }),
    });
    setSubresourceHeaders(response);
    // Without bytes: HEAD for a picture that is not made yet; its length is unknown.
    if (bytes) response.send(bytes);
    else response.end();
  });

  return router.use(fileErrors);
}
