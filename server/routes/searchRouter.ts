import { Router } from 'express';
import type { Store } from 'express-rate-limit';
import type { Brand } from '../../schemas/brand.ts';
import { createQuestionLimit } from '../http/limits/createQuestionLimit.ts';
import type { SiteSearch } from '../pages/search/SiteSearch.ts';
import { nameKind, parseSearchText } from '../pages/search/searchPage.ts';
import { translate } from '../pages/translate.ts';

/** More than anyone types with a pause after each. */
const PER_MINUTE = 120;

interface SearchRouterOptions {
  search: Pick<SiteSearch, 'suggest'>;
  brand: Brand;
  store: Store;
}

/**
 * GET /api/search?text=&locale= returns the few pages that fit to words that are being typed (behaviour §2.13), as a
 * JSON list of `title` and `url`, `kind` and `image` where it has them. 400 with what is wrong with the query, 429 beyond
 * the limit of one address.
 */
export function searchRouter({ search, brand, store }: SearchRouterOptions): Router {
  const limit = createQuestionLimit({
    perMinute: PER_MINUTE,
    store,
    message: 'Too many searches from this IP address; try again in a minute',
  });
  return Router({ strict: true, caseSensitive: true }).get(
    '/api/search',
    limit,
    async (request, response) => {
      const { text: typed, locale: code } = request.query;
      // Typed text is stored nowhere, not in the browser either.
      response.set('Cache-Control', 'no-store');
      const locale = brand.languages.find((one) => one === code);
      const words = parseSearchText(typeof typed === 'string' ? typed : null);
      if (!locale)
        return void response.status(400).json({ message: 'The query names no language of the site' });
      if (words === '') return void response.status(400).json({ message: 'The query needs a text' });
      const pages = await search.suggest(locale, words);
      const text = translate(locale, brand);
      response.json(
        pages.map((page) => ({
          title: page.title,
          url: page.path,
          kind: nameKind(page, text),
          image: page.image,
        })),
      );
    },
  );
}
