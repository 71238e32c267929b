import type { BrowserPage } from './browserPage.ts';

/**
 * A value as the text of a script element that holds JSON. It may hold any text of an editor: `<` must not close the
 * script, nor open a comment in it. All else that JSON lets stand as it is (U+2028 among it) is plain text there.
 */
export const scriptJson = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const ID = 'page-data';

/** What the browser needs to take the page over, as an element of its document. No script: nothing runs. */
export const pageDataTag = (page: BrowserPage): string =>
  `<script id="${ID}" type="application/json">${scriptJson(page)}</script>`;

/** The same, read in the browser. It stands before the scripts, so it is there when they run. */
export function parsePageData(): BrowserPage {
  const text = document.getElementById(ID)?.textContent;
  if (!text) throw new Error(`The document has no #${ID} to hydrate with`);
  return JSON.parse(text);
}
