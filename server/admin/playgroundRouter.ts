import { hash } from 'node:crypto';
import express, { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import { LRUCache } from 'lru-cache';
import { DEFAULT_LOCALE } from '../../locales/locales.ts';
import type { BlockType } from '../../schemas/index.ts';
import { isRecord } from '../../schemas/isRecord.ts';
import type { Page } from '../../schemas/page.ts';
import { NotFoundError } from '../http/errors.ts';
import type { PageServices } from '../pages/PageBuilder.ts';
import { addresses } from './addresses.ts';
import type { Layout } from './createLayout.ts';
import { type GalleryBlock, getGalleryBlock } from './GalleryBlock.ts';
import { type Html, html } from './html.ts';
import { loadExample } from './loadExamples.ts';
import { parseJson } from './parseJson.ts';
import { type PropsProblem, problemList } from './problemList.ts';
import { renderSingleBlock, validateBlock } from './renderBlock.ts';
import { view, WIDTHS } from './view.ts';

/** What one may try out, in bytes: far more than any block of the site. */
const MOST_BYTES = 100_000;

const TOO_LARGE: PropsProblem = {
  pointer: '',
  message: 'This is more than 100 kB: try out a smaller part of it',
};

/** The body of a request from playground.js as text. */
const jsonText: RequestHandler = express.text({ type: 'application/json', limit: MOST_BYTES });

/** The form, sent without JavaScript: a byte may take three there. */
const form: RequestHandler = express.urlencoded({ extended: false, limit: 3 * MOST_BYTES + 100 });

/** Whether body readers, or we behind them, have found a body too large. */
const isTooLarge = (text: string): boolean => Buffer.byteLength(text) > MOST_BYTES;

/** Tells playground.js of a body that was too large as of any other problem. */
const tooLargeAsProblem: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (!(error instanceof Error && 'status' in error && error.status === 413)) return next(error);
  return response.status(413).json({ problems: [TOO_LARGE] });
};

/** What became of the text in a playground: the address of the document, or what is wrong. */
type Outcome = { document: string } | { problems: PropsProblem[] };

interface PlaygroundOptions extends Pick<PageServices, 'siteUrl' | 'brand'> {
  layout: Layout;
}

/** Enough for a few colleagues who type; one is at most 100 kB. */
const MOST_DRAFTS = 50;

/** Where a block's props are written, and the block is shown with them. */
export function playgroundRouter({ layout, siteUrl, brand }: PlaygroundOptions): Router {
  /** The last valid things that were written, so that a frame can ask for them by an address. */
  const drafts = new LRUCache<string, { type: BlockType; page: Page }>({ max: MOST_DRAFTS });

  const tryOut = (type: BlockType, text: string): Outcome => {
    if (isTooLarge(text)) return { problems: [TOO_LARGE] };
    const read = parseJson(text);
    if ('problems' in read) return read;
    const { props } = read;
    const validated = validateBlock({ type, props, locale: DEFAULT_LOCALE });
    if ('problems' in validated) return validated;
    const id = hash('sha256', JSON.stringify({ type, props })).slice(0, 16);
    drafts.set(id, { type, page: validated.page });
    return { document: addresses.draft(type, id) };
  };
  const playground = (block: GalleryBlock, text: string): string => {
    const main = playgroundPage(block, text, tryOut(block.type, text));
    return layout({ title: `Try out: ${block.title}`, main });
  };

  return Router()
    .get('/blocks/:type/playground', async ({ params, query }, response) => {
      const block = getGalleryBlock(params.type);
      const { props } = await loadExample(block.line.component, query.example ?? 1);
      response.send(playground(block, JSON.stringify(props, undefined, 2)));
    })
    .post('/blocks/:type/playground', form, ({ params, body }, response) => {
      const text = isRecord(body) && typeof body.props === 'string' ? body.props : '';
      response.send(playground(getGalleryBlock(params.type), text));
    })
    .post('/blocks/:type/render', jsonText, ({ params, body }, response) => {
      response.json(tryOut(getGalleryBlock(params.type).type, typeof body === 'string' ? body : ''));
    })
    .use('/blocks/:type/render', tooLargeAsProblem)
    .get('/blocks/:type/drafts/:id', async ({ params }, response) => {
      const draft = drafts.get(params.id);
      if (draft?.type !== params.type) throw new NotFoundError('the draft is not kept any more');
      response.send(await renderSingleBlock(draft.page, { siteUrl, brand }));
    });
}

/** A text area with a block's props, and what becomes of them beside it. */
function playgroundPage({ type, title }: GalleryBlock, text: string, outcome: Outcome): Html {
  const problems = 'problems' in outcome ? outcome.problems : [];
  const src = 'document' in outcome ? outcome.document : 'about:blank';
  return html`<p><a href="${addresses.block(type)}">${title}</a></p>
    <h1>Try out: ${title}</h1>
    <form class="playground" method="post" action="${addresses.playground(type)}" data-render="${addresses.render(type)}">
      <div class="write">
        <label for="props">Props as JSON</label>
        <textarea id="props" name="props" rows="24" spellcheck="false" autocomplete="off"
          aria-describedby="problems">${text}</textarea>
        <p data-without-script><button type="submit">Show</button></p>
        <div id="problems" role="status">${problemList(problems)}</div>
      </div>
      <div class="result">
        <fieldset class="row"><legend>Width</legend>${WIDTHS.map(
          (width) =>
            html`<label><input type="radio" name="width" value="${width}"${
              width === 1280 && html` checked`
            }> ${width}</label>`,
        )}</fieldset>
        ${view({ src, title: 'The block with these props', width: 1280 })}
      </div>
    </form>
    <script type="module" src="/admin/playground.js"></script>`;
}
