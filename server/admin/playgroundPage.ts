import { addresses } from './addresses.ts';
import type { GalleryBlock } from './GalleryBlock.ts';
import { type Html, html } from './html.ts';
import { type Problem, problemList } from './problemList.ts';
import { view, WIDTHS } from './view.ts';

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
