import type { BrowserPage } from './browserPage.ts';

/**
 * A value as the text of a script element that holds JSON. Content may hold any text: an escaped `<` cannot close the
 * script or open a comment. Everything else that JSON leaves unescaped (U+2028 among it) is plain text there.
 */
export const scriptJson = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const ID = 'page-data';

/** The page data for hydration, as an element of the document. Not a script: nothing runs. */
export const pageDataTag = (page: BrowserPage): string =>
  `<script id="${ID}" type="application/json">${scriptJson(page)}</script>`;

/** The same, parsed in the browser. It precedes the scripts, so it exists when they run. */
export function parsePageData(): BrowserPage {
  const text = document.getElementById(ID)?.textContent;
  if (!text) throw new Error(`The document has no #${ID} to hydrate with`);
  return JSON.parse(text);
}
