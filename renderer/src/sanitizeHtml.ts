import sanitize from 'sanitize-html';
import { isSafeUrl } from './isSafeUrl.ts';

/** Elements that rich text may have. */
export const richTextElements = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'address'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'span'],
  ...['a', 'abbr', 'cite', 'q', 'time'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['img', 'figure', 'figcaption'],
];

const align = { name: 'data-align', multiple: false, values: ['left', 'center', 'right', 'justify'] };
/** Of a heading, so that links lead to it. */
const id = /^[A-Za-z][\w-]{0,99}$/;

const toHeading = (name: string) => (_: string, attribs: sanitize.Attributes) => {
  const { id: given, ...rest } = attribs;
  return { tagName: name, attribs: { ...rest, ...(given && id.test(given) && { id: given }) } };
};

const OPTIONS: sanitize.IOptions = {
  allowedTags: richTextElements,
  allowedAttributes: {
    a: ['href', 'target', 'rel', 'aria-label', 'hreflang'],
    abbr: ['title'],
    ol: ['start', 'reversed', 'type'],
    li: ['value'],
    p: [align],
    h2: ['id', align],
    h3: ['id', align],
    h4: ['id', align],
    figure: [align],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding', align],
    th: ['scope', 'colspan', 'rowspan', align],
    td: ['colspan', 'rowspan', align],
    time: ['datetime'],
    '*': ['lang', 'dir'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  // Pictures come from this site alone: another host would learn of each visitor.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/(?![/\\])/.test(attribs.src ?? ''),
  transformTags: {
    // An h1 inside rich text would be a second one on the page.
    h1: toHeading('h2'),
    h2: toHeading('h2'),
    h3: toHeading('h3'),
    h4: toHeading('h4'),
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
 * @returns the empty string when neither text nor a picture is left, so that empty paragraphs are not shown.
 */
export function sanitizeHtml(html: string): string {
  const clean = sanitize(html, OPTIONS).trim();
  const text = clean.replaceAll(/<(?!img)[^>]*>|&nbsp;/g, '').trim();
  return text && clean;
}

/** Elements within each other. Browsers go down 512. */
export const MAX_LEVELS = 500;

/** Whether elements are more than 500 levels deep: the parser's time grows with the square of them. */
export function isTooDeep(html: string): boolean {
  // Nearly every text has fewer tags than that.
  if (html.split('<', MAX_LEVELS + 2).length <= MAX_LEVELS + 1) return false;
  const stop = new Error('too deep');
  let levels = 0;
  try {
    sanitize(html, {
      allowedTags: [],
      onOpenTag: () => {
        levels++;
        if (levels > MAX_LEVELS) throw stop;
      },
      onCloseTag: () => {
        levels--;
      },
    });
    return false;
  } catch (error) {
    if (error !== stop) throw error;
    return true;
  }
}
