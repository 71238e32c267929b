import sanitize from 'sanitize-html';

/** Control characters except tab and line breaks, lone surrogates, and two code points that are no characters. */
const UNREADABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** Removes invisible characters, which are invalid in XML (XML 1.0, 2.2) and in calendars (RFC 5545, 3.1). */
export const withoutControls = (text: string): string => text.replace(UNREADABLE, '');

/** Rich text as plain text in one line. */
export function plainText(html: string): string {
  const words = sanitize(html.replace(/<(\/p|br|\/li|\/h\d)\b/g, ' <$1'), {
    allowedTags: [],
    allowedAttributes: {},
  });
  // Rich text may contain control characters as references: `&#1;`.
  return withoutControls(decodeEntities(words)).replace(/\s+/g, ' ').trim();
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The four entities that sanitize-html writes. */
const decodeEntities = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot);/g, (entity, name: string) => ENTITIES[name] ?? entity);
