import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { addresses } from './addresses.ts';
import type { GalleryBlock } from './GalleryBlock.ts';
import { type Html, html } from './html.ts';
import { type Problem, problemList } from './problemList.ts';
import { view, WIDTHS } from './view.ts';

/** What one may try out, in bytes: far more than any block of the site. */
const MOST_BYTES = 100_000;

export const TOO_LARGE: Problem = {
  pointer: '',
  message: 'This is more than 100 kB: try out a smaller part of it',
};

/** The body of a request from playground.js as text. */
export const jsonText: RequestHandler = express.text({ type: 'application/json', limit: MOST_BYTES });

/** The form, sent without JavaScript: a byte may take three there. */
export const form: RequestHandler = express.urlencoded({ extended: false, limit: 3 * MOST_BYTES + 100 });

/** Whether body readers, or we behind them, have found a body too large. */
export const isTooLarge = (text: string): boolean => Buffer.byteLength(text) > MOST_BYTES;

/** Tells playground.js of a body that was too large as of any other problem. */
export const tooLargeAsProblem: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (!(error instanceof Error && 'status' in error && error.status === 413)) return next(error);
  return response.status(413).json({ problems: [TOO_LARGE] });
};

/** What became of the text in a playground: the address of the document, or what is wrong. */
export type Outcome = { document: string } | { problems: Problem[] };

interface PlaygroundOptions {
  /** What the text area holds. */
  text: string;
  outcome: Outcome;
}

/** A text area with a block's props, and what becomes of them beside it. */
export function playgroundPage({ type, title }: GalleryBlock, { text, outcome }: PlaygroundOptions): Html {
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
