import { CHAPTERS } from './collectBrochure.ts';

const PRINTED: readonly string[] = Object.values(CHAPTERS).flat();

/** Words of the brochure that no page has (words.json). */
export interface Words {
  title: string;
  subtitle: string;
  page: string;
  buying: string;
  ask: string;
  asOf: string;
}

/** Text for HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * Rich text of the site for paper: links to chapters that are printed lead to them, those to telephone and e-mail stay,
 * of all others the words; figures are left out.
 */
export const toPrint = (html = ''): string =>
  html
    .replace(/<figure[\s\S]*?<\/figure>/g, '')
    .replace(/<a\b[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, (_link, url: string, words: string) => {
      if (/^(tel|mailto):/.test(url)) return `<a href="${url}">${words}</a>`;
      const chapter = url.split('#')[1] ?? '';
      return PRINTED.includes(chapter) ? `<a href="#${chapter}">${words}</a>` : words;
    });

/** The same without the paragraphs that lead elsewhere: what they name is on other pages, or over before paper is. */
export const toPrintAlone = (html = ''): string =>
  toPrint(html.replace(/<p>(?:(?!<\/p>).)*?<a\b.*?<\/p>/gs, ''));

/** A page of the brochure with its number at the foot. */
export const renderPage = (content: string, foot: string, className = ''): string =>
  `<section class="page ${className}">${content}<p class="foot" aria-hidden="true">${foot}</p></section>`;
