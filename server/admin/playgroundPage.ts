import { LOCALE_CODES, LOCALES, type Locale } from '../../locales/locales.ts';
import { addresses } from './addresses.ts';
import type { GalleryBlock } from './GalleryBlock.ts';
import { type Html, html } from './html.ts';
import { type PropsProblem, problemList } from './problemList.ts';
import { view, WIDTHS } from './view.ts';

/** Result for the text in a playground: the address of the rendered document, or what is wrong. */
export type Outcome = { document: string } | { problems: PropsProblem[] };

interface Draft {
  /** Props as JSON, possibly invalid. */
  text: string;
  /** Of the page around the block. */
  locale: Locale;
  outcome: Outcome;
}

/**
 * An editor for a block's props, and the block with these props beside it (playground.js). The fields are made in the
 * browser (controls.js): without JavaScript the JSON is enough.
 */
export function playgroundPage({ type, title }: GalleryBlock, { text, locale, outcome }: Draft): Html {
  const problems = 'problems' in outcome ? outcome.problems : [];
  const src = 'document' in outcome ? outcome.document : 'about:blank';
  return html`<p><a href="${addresses.block(type)}">${title}</a></p>
    <h1>Try out: ${title}</h1>
    <form class="playground" method="post" action="${addresses.playground(type)}" data-render="${addresses.render(type)}"
      data-schema="${addresses.schema(type)}">
      <div class="write">
        <label for="props">Props as JSON</label>
        <div class="editor">
          <div class="numbers" aria-hidden="true"></div>
          <textarea id="props" name="props" rows="16" wrap="off" spellcheck="false" autocomplete="off"
            aria-describedby="problems">${text}</textarea>
        </div>
        <p data-without-script><button type="submit">Show</button></p>
        <p class="row share"><button type="button">Copy link</button> <output></output></p>
        <div id="problems" role="status">${problemList(problems)}</div>
      </div>
      <details class="fields" open hidden>
        <summary>Fields</summary>
        <p class="broken">The JSON has to be mended first.</p>
        <fieldset disabled><legend class="visually-hidden">Props as fields</legend></fieldset>
      </details>
      <div class="result">
        <fieldset class="row"><legend>Width</legend>${WIDTHS.map(
          (width) =>
            html`<label><input type="radio" name="width" value="${width}"${
              width === 1280 && html` checked`
            }> ${width}</label>`,
        )}</fieldset>
        <fieldset class="row"><legend>Language</legend>${LOCALE_CODES.map(
          (code) =>
            html`<label lang="${LOCALES[code].tag}"><input type="radio" name="locale" value="${code}"${
              code === locale && html` checked`
            }> ${LOCALES[code].label}</label>`,
        )}</fieldset>
        ${view({ src, title: 'The block with these props', width: 1280 })}
      </div>
    </form>
    <script type="module" src="/admin/playground.js"></script>`;
}
