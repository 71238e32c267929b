import type { RequestHandler } from 'express';
import { isLocale, pathLocale } from '../../../locales/locales.ts';
import type { Brand } from '../../../schemas/brand.ts';
import { NotFoundError } from '../errors.ts';

/** Answers 404 to every address in a language that the brand does not have. */
export function ownLanguages({ languages }: Pick<Brand, 'languages'>): RequestHandler {
  const others = /^\/sitemap-([a-z]{2})[.-]|^\/api\/.*\b([a-z]{2})(\.json)?$/;
  return ({ path }, _response, next) => {
    const [, sitemap, list] = others.exec(path) ?? [];
    const named = sitemap ?? list;
    const isForeign =
      !languages.includes(pathLocale(path)) ||
      (named !== undefined && isLocale(named) && !languages.includes(named));
    next(isForeign ? new NotFoundError('the brand does not have this language') : undefined);
  };
}
