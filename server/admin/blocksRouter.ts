import { hash } from 'node:crypto';
import { type Request, Router } from 'express';
import { LRUCache } from 'lru-cache';
import { blockTypes } from '../../blocks/registryLines.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../locales/locales.ts';
import type { Brand } from '../../schemas/brand.ts';
import type { BlockType } from '../../schemas/index.ts';
import { NotFoundError } from '../errors.ts';
import { isRecord } from '../isRecord.ts';
import { addresses } from './addresses.ts';
import { blockPage } from './blockPage.ts';
import type { UsageNow } from './createBlockUsage.ts';
import type { Layout } from './createLayout.ts';
import { type GalleryBlock, galleryBlock } from './GalleryBlock.ts';
import { galleryPage, type Knowledge } from './galleryPage.ts';
import { html } from './html.ts';
import {
  form,
  isTooLarge,
  jsonText,
  type Outcome,
  playgroundPage,
  TOO_LARGE,
  tooLargeAsProblem,
} from './playgroundPage.ts';
import { problemList } from './problemList.ts';
import { readExamples } from './readExamples.ts';
import { readJson } from './readJson.ts';
import { admitBlock, type LoneBlock, renderLone } from './renderBlock.ts';

interface BlocksOptions extends Pick<Knowledge, 'costs'> {
  layout: Layout;
  siteUrl: string;
  brand: Brand;
  usage: () => UsageNow;
}

/** Enough for a few colleagues who type; one is at most 100 kB. */
const MOST_DRAFTS = 50;

const blockOf = ({ params }: Request): GalleryBlock => {
  const type = blockTypes.find((known) => known === params.type);
  if (!type) throw new NotFoundError('there is no such block type');
  return galleryBlock(type);
};

/** The language of the page around a block; English when none is named. */
const localeOf = ({ query }: Request): Locale =>
  typeof query.locale === 'string' && isLocale(query.locale) ? query.locale : DEFAULT_LOCALE;

/** @param position from 1, as it was written in an address */
const exampleOf = async ({ line }: GalleryBlock, position: unknown) => {
  const example = (await readExamples(line.component))[Number(position) - 1];
  if (!example) throw new NotFoundError('there is no such example');
  return example;
};

/** The block gallery: every type, every example, and a place to try them out. */
export function blocksRouter({ layout, siteUrl, brand, costs, usage }: BlocksOptions): Router {
  const router = Router();
  /** The last things written in playgrounds, so that a frame can ask for them by an address. */
  const drafts = new LRUCache<string, { type: BlockType; props: Record<string, unknown> }>({
    max: MOST_DRAFTS,
  });

  const documentOf = async (block: LoneBlock): Promise<string> => {
    const admitted = admitBlock(block);
    if ('problems' in admitted) throw new NotFoundError('the block is not valid');
    return renderLone(admitted.page, { siteUrl, brand });
  };
  /** Valid props are kept, for the frame to ask for. */
  const tryOut = (type: BlockType, text: string): Outcome => {
    if (isTooLarge(text)) return { problems: [TOO_LARGE] };
    const read = readJson(text);
    if ('problems' in read) return read;
    const admitted = admitBlock({ type, props: read.props, locale: DEFAULT_LOCALE });
    if ('problems' in admitted) return admitted;
    const draft = { type, props: read.props };
    const id = hash('sha256', JSON.stringify(draft)).slice(0, 16);
    drafts.set(id, draft);
    return { document: addresses.draft(type, id) };
  };
  const playground = (block: GalleryBlock, text: string): string => {
    const main = playgroundPage(block, { text, outcome: tryOut(block.type, text) });
    return layout({ title: `Try out: ${block.title}`, main });
  };

  router.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });

  router.get('/', (_request, response) => {
    const main = galleryPage(blockTypes.map(galleryBlock), { costs, usage: usage() });
    response.send(layout({ title: 'Blocks', main }));
  });

  router.get('/blocks/:type', async (request, response) => {
    const block = blockOf(request);
    const examples = await readExamples(block.line.component);
    const locale = localeOf(request);
    const main = blockPage(block, { examples, locale, siteUrl, costs, usage: usage() });
    response.send(layout({ title: block.title, main }));
  });

  router.get('/blocks/:type/examples/:position', async (request, response) => {
    const block = blockOf(request);
    const { name, props } = await exampleOf(block, request.params.position);
    const admitted = admitBlock({ type: block.type, props, locale: localeOf(request) });
    if ('page' in admitted) {
      response.send(await renderLone(admitted.page, { siteUrl, brand }));
    } else {
      const main = html`<h1>Not valid: ${name}</h1>${problemList(admitted.problems)}`;
      response.status(422).send(layout({ title: `Not valid: ${name}`, main }));
    }
  });

  router.get('/blocks/:type/playground', async (request, response) => {
    const block = blockOf(request);
    const { props } = await exampleOf(block, request.query.example ?? 1);
    response.send(playground(block, JSON.stringify(props, undefined, 2)));
  });

  router.post('/blocks/:type/playground', form, (request, response) => {
    const block = blockOf(request);
    const body: unknown = request.body;
    const text = isRecord(body) && typeof body.props === 'string' ? body.props : '';
    response.send(playground(block, text));
  });

  router.post('/blocks/:type/render', jsonText, (request, response) => {
    const { type } = blockOf(request);
    response.json(tryOut(type, typeof request.body === 'string' ? request.body : ''));
  });
  router.use('/blocks/:type/render', tooLargeAsProblem);

  router.get('/blocks/:type/drafts/:id', async (request, response) => {
    const draft = drafts.get(request.params.id);
    if (draft?.type !== request.params.type) throw new NotFoundError('the draft is not kept any more');
    response.send(await documentOf({ ...draft, locale: DEFAULT_LOCALE }));
  });

  router.use(() => {
    throw new NotFoundError();
  });
  return router;
}
