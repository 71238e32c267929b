import sanitize from 'sanitize-html';

/** Rich text as plain words in one line, for places that know no markup. */
export function plainText(html: string): string {
  const words = sanitize(html.replace(/<(\/p|br|\/li|\/h\d)\b/g, ' <$1'), {
    allowedTags: [],
    allowedAttributes: {},
  });
  return decodeEntities(words).replace(/\s+/g, ' ').trim();
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The four that sanitize-html writes. */
const decodeEntities = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot);/g, (entity, name: string) => ENTITIES[name] ?? entity);
