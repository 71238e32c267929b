import { hash } from 'node:crypto';
import express, { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { LRUCache } from 'lru-cache';
import type { Locale } from '../../locales/locales.ts';
import type { BlockType } from '../../schemas/index.ts';
import { isRecord } from '../../schemas/isRecord.ts';
import type { Page } from '../../schemas/page.ts';
import { NotFoundError } from '../http/errors.ts';
import type { PageServices } from '../pages/PageBuilder.ts';
import { addresses } from './addresses.ts';
import type { Layout } from './createLayout.ts';
import { type GalleryBlock, getGalleryBlock } from './GalleryBlock.ts';
import { loadExample } from './loadExamples.ts';
import { parseJson } from './parseJson.ts';
import { parseLocale } from './parseLocale.ts';
import { type Outcome, playgroundPage } from './playgroundPage.ts';
import type { PropsProblem } from './problemList.ts';
import { renderSingleBlock, validateBlock } from './renderBlock.ts';

/** What one may try out, in bytes: far more than any block of the site. */
const MAX_BYTES = 100_000;

const TOO_LARGE: PropsProblem = {
  pointer: '',
  message: 'This is more than 100 kB: try out a smaller part of it',
};

/** The body of a request from playground.js as text. */
const jsonText: RequestHandler = express.text({ type: 'application/json', limit: MAX_BYTES });

/** The form, sent without JavaScript: a byte may take three there. */
const form: RequestHandler = express.urlencoded({ extended: false, limit: 3 * MAX_BYTES + 100 });

/** Whether body readers, or we behind them, have found a body too large. */
const isTooLarge = (text: string): boolean => Buffer.byteLength(text) > MAX_BYTES;

/** Reports a body that is too large to playground.js like any other problem. */
const tooLargeAsProblem: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (!(error instanceof Error && 'status' in error && error.status === 413)) return next(error);
  return response.status(413).json({ problems: [TOO_LARGE] });
};

interface PlaygroundOptions extends Pick<PageServices, 'siteUrl' | 'brand'> {
  layout: Layout;
}

/** Enough for a few colleagues who type; one is at most 100 kB. */
const MAX_DRAFTS = 50;

/** Where a block's props are written, and the block is shown with them. */
export function playgroundRouter({ layout, siteUrl, brand }: PlaygroundOptions): Router {
  /** The last valid things that were written, so that a frame can ask for them by an address. */
  const drafts = new LRUCache<string, { type: BlockType; page: Page }>({ max: MAX_DRAFTS });

  const tryOut = (type: BlockType, text: string, locale: Locale): Outcome => {
    if (isTooLarge(text)) return { problems: [TOO_LARGE] };
    const read = parseJson(text);
    if ('problems' in read) return read;
    const { props } = read;
    const validated = validateBlock({ type, props, locale });
    if ('problems' in validated) return { problems: locateProblems(text, validated.problems) };
    const id = hash('sha256', JSON.stringify({ type, locale, props })).slice(0, 16);
    drafts.set(id, { type, page: validated.page });
    return { document: addresses.draft(type, id) };
  };
  const playground = (block: GalleryBlock, text: string, locale: Locale): string => {
    const main = playgroundPage(block, { text, locale, outcome: tryOut(block.type, text, locale) });
    return layout({ title: `Try out: ${block.title}`, main });
  };

  return Router()
    .get('/blocks/:type/playground', async ({ params, query }, response) => {
      const block = getGalleryBlock(params.type);
      const { props } = await loadExample(block.line.component, query.example ?? 1);
      response.send(playground(block, JSON.stringify(props, undefined, 2), parseLocale(query.locale)));
    })
    .post('/blocks/:type/playground', form, ({ params, body }, response) => {
      const { props: text, locale } = isRecord(body) ? body : {};
      const written = typeof text === 'string' ? text : '';
      response.send(playground(getGalleryBlock(params.type), written, parseLocale(locale)));
    })
    .get('/blocks/:type/schema', ({ params }, response) => {
      response.json(getGalleryBlock(params.type).schema);
    })
    .post('/blocks/:type/render', jsonText, ({ params, query, body }, response) => {
      const { type } = getGalleryBlock(params.type);
      response.json(tryOut(type, typeof body === 'string' ? body : '', parseLocale(query.locale)));
    })
    .use('/blocks/:type/render', tooLargeAsProblem)
    .get('/blocks/:type/drafts/:id', async ({ params }, response) => {
      const draft = drafts.get(params.id);
      if (draft?.type !== params.type) throw new NotFoundError('the draft is not kept any more');
      response.send(await renderSingleBlock(draft.page, { siteUrl, brand }));
    });
}

/**
 * Adds to each problem where in the text it is.
 *
 * @param text valid JSON, which the pointers lead into.
 */
function locateProblems(text: string, problems: readonly PropsProblem[]): PropsProblem[] {
  const root = parseTree(text);
  return problems.map((problem) =>
    root ? { ...problem, offset: getOffset(root, problem.pointer) } : problem,
  );
}

/** Where a member or an item begins; when it is missing, what is around it. */
function getOffset(root: Node, pointer: string): number {
  let node = root;
  for (const segment of pointer.split('/').slice(1)) {
    const name = segment.replaceAll('~1', '/').replaceAll('~0', '~');
    const child = findNodeAtLocation(node, [node.type === 'array' ? Number(name) : name]);
    if (!child) break;
    node = child;
  }
  return node.parent?.type === 'property' ? node.parent.offset : node.offset;
}
