import sanitize from 'sanitize-html';
import { isSafeUrl } from './isSafeUrl.ts';

const OPTIONS: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'address'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'span'],
    ...['a', 'abbr', 'cite', 'q', 'time'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel', 'aria-label', 'hreflang'],
    abbr: ['title'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    time: ['datetime'],
    '*': ['lang', 'dir'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    // An h1 inside rich text would be a second one on the page.
    h1: 'h2',
    a: (tagName, { href, target, ...attribs }) => ({
      tagName,
      attribs: {
        ...attribs,
        ...(href !== undefined && isSafeUrl(href) ? { href } : {}),
        ...(target === '_blank' ? { target, rel: 'noopener' } : {}),
      },
    }),
  },
};

/**
 * Sanitizes rich text by an allow-list of tags, attributes and schemes.
 *
 * @returns the empty string when no text is left, so that empty paragraphs are not shown.
 */
export function sanitizeHtml(html: string): string {
  const clean = sanitize(html, OPTIONS).trim();
  const text = clean.replaceAll(/<[^>]*>|&nbsp;/g, '').trim();
  return text && clean;
}
