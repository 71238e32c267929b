import { join } from 'node:path';
import { Router } from 'express';
import sirv from 'sirv';
import type { Brand } from '../../schemas/brand.ts';
import { PUBLIC_FOLDER } from '../config/loadBrand.ts';
import { NotFoundError } from '../http/errors.ts';
import { brandFilePath } from '../pages/toPageBrand.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * GET /brand/<version>/<file>: the files that change a brand's looks, immutable since their address changes with them;
 * GET /favicon.svg: its icon, if it has one. Only for brands with such files.
 *
 * @param folder of the brand's file.
 */
export function brandFilesRouter(
  { publicVersion, look }: Pick<Brand, 'publicVersion' | 'look'>,
  folder: string,
): Router {
  const router = Router({ strict: true, caseSensitive: true });
  const directory = join(folder, PUBLIC_FOLDER);
  // Fonts are fetched in CORS mode, also from the same origin.
  const files = sirv(directory, { maxAge: YEAR_SECONDS, immutable: true, etag: true, dotfiles: false });
  router.use(brandFilePath(publicVersion, ''), (request, response, next) =>
    files(request, response, () => next(new NotFoundError())),
  );
  if (look?.icon) {
    const icon = join(directory, look.icon);
    router.get('/favicon.svg', (_request, response) =>
      response.sendFile(icon, { root: '.', maxAge: YEAR_SECONDS, cacheControl: false }),
    );
  }
  return router;
}
