import { type Response, Router } from 'express';
import { blockTypes } from '../../blocks/registryLines.ts';
import { DEFAULT_LOCALE, type Locale } from '../../locales/locales.ts';
import type { Brand } from '../../schemas/brand.ts';
import type { Page } from '../../schemas/page.ts';
import { NotFoundError } from '../http/errors.ts';
import { addresses } from './addresses.ts';
import type { GalleryData } from './blockFacts.ts';
import { blockPage } from './blockPage.ts';
import type { UsageNow } from './createBlockUsage.ts';
import type { Layout } from './createLayout.ts';
import { createStillDocuments } from './createStillDocuments.ts';
import { galleryBlock, getGalleryBlock } from './GalleryBlock.ts';
import { galleryPage, parseGalleryQuery } from './galleryPage.ts';
import { html } from './html.ts';
import { loadExample, loadExamples } from './loadExamples.ts';
import { parseLocale } from './parseLocale.ts';
import { playgroundRouter } from './playgroundRouter.ts';
import { problemList } from './problemList.ts';
import { renderSingleBlock, validateBlock } from './renderBlock.ts';

interface BlocksOptions extends Pick<GalleryData, 'costs'> {
  layout: Layout;
  siteUrl: string;
  brand: Brand;
  usage: () => UsageNow;
  /** While developing: the list shows still documents. */
  hasStills: boolean;
}

/** The block gallery: every type, every example, and a place to try them out. */
export function blocksRouter({ layout, siteUrl, brand, costs, usage, hasStills }: BlocksOptions): Router {
  const router = Router();
  router.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });

  router.get(addresses.gallery, ({ query }, response) => {
    const data = { costs, usage: usage(), hasStills };
    const main = galleryPage(blockTypes.map(galleryBlock), data, parseGalleryQuery(query));
    response.send(layout({ title: 'Blocks', main }));
  });

  router.get('/blocks/:type', async (request, response) => {
    const block = getGalleryBlock(request.params.type);
    const examples = await loadExamples(block.line.component);
    const locale = parseLocale(request.query.locale);
    const render = (page: Page) => renderSingleBlock(page, { siteUrl, brand });
    const main = await blockPage(block, { examples, locale, siteUrl, costs, usage: usage(), render });
    response.send(layout({ title: block.title, main }));
  });

  const sendExample = async (
    response: Response,
    { type, position, locale }: { type: string; position: string; locale: Locale },
    finish = async (document: string) => document,
  ) => {
    const block = getGalleryBlock(type);
    const { name, props } = await loadExample(block.line.component, position);
    const validated = validateBlock({ type: block.type, props, locale });
    if ('page' in validated) {
      response.send(await finish(await renderSingleBlock(validated.page, { siteUrl, brand })));
    } else {
      const main = html`<h1>Not valid: ${name}</h1>${problemList(validated.problems)}`;
      response.status(422).send(layout({ title: `Not valid: ${name}`, main }));
    }
  };
  router.get('/blocks/:type/examples/:position', ({ params, query }, response) =>
    sendExample(response, { ...params, locale: parseLocale(query.locale) }),
  );

  if (hasStills) {
    const makeStill = createStillDocuments(async (path) => (await fetch(siteUrl + path)).text());
    router.get('/blocks/:type/still', ({ params: { type } }, response) =>
      sendExample(response, { type, position: '1', locale: DEFAULT_LOCALE }, makeStill),
    );
  }

  router.use(playgroundRouter({ layout, siteUrl, brand }));

  router.use(() => {
    throw new NotFoundError('there is no such page');
  });
  return router;
}
