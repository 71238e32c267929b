/** Scripts and the data of the page; search engines' data is a part of the document. */
const SCRIPT = /<script\b(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gs;
const PRELOADED_SCRIPT = /<link\b[^>]*\brel="modulepreload"[^>]*>/g;
/** What Vike gives to the browser, and what we do (site/frame/pageData.ts). */
const PAGE_DATA = /<script\b[^>]*\bid="(?:vike_|page-data)[^>]*>.*?<\/script>/gs;

/** The same HTML and CSS without any script. */
export const withoutScripts = (html: string): string =>
  html.replace(SCRIPT, '').replace(PRELOADED_SCRIPT, '');

/** The document without the data that React needs to take it over: the markup alone. */
export const withoutPageData = (html: string): string => html.replace(PAGE_DATA, '');
