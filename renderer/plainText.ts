import sanitize from 'sanitize-html';

/** Control characters but tab and line breaks, halves of surrogate pairs, and the two code points that are none. */
const UNREADABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/**
 * A text without what nobody can see and what makes XML unreadable (XML 1.0, 2.2) and may not stand in a calendar
 * (RFC 5545, 3.1).
 */
export const withoutControls = (text: string): string => text.replace(UNREADABLE, '');

/** Rich text as plain words in one line, for places that know no markup. */
export function plainText(html: string): string {
  const words = sanitize(html.replace(/<(\/p|br|\/li|\/h\d)\b/g, ' <$1'), {
    allowedTags: [],
    allowedAttributes: {},
  });
  // Rich text can name control characters by their number: `&#1;`.
  return withoutControls(decodeEntities(words)).replace(/\s+/g, ' ').trim();
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The four that sanitize-html writes. */
const decodeEntities = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot);/g, (entity, name: string) => ENTITIES[name] ?? entity);
