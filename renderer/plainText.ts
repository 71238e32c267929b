import sanitize from 'sanitize-html';
import { withoutControls } from './withoutControls.ts';

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
