import type { Locale } from '../../../locales/locales.ts';
import { isRecord } from '../../../schemas/isRecord.ts';
import type { Report } from './ContentEvent.ts';
import { contentLocale } from './contentLocale.ts';
import type { Document } from './jsonapi/parseDocument.ts';

/** Fields of paragraphs that hold a text and no words to be translated: names, keys, choices, days, addresses. */
export const WORDLESS_FIELDS: readonly string[] = [
  'field_anchor_id',
  'field_background',
  'field_date',
  'field_dealer_email',
  'field_dealer_name',
  'field_filters',
  'field_source',
  'field_variant',
];

/**
 * Reports each paragraph of a page that has words and comes in another language than the page: included paragraphs
 * fall back one by one, and one without words stays English on purpose (contract, Languages).
 *
 * @param document a node with its paragraphs.
 * @param locale language of the node.
 */
export function reportUntranslatedText({ included }: Document, locale: Locale, report: Report): void {
  for (const { type, id, attributes } of included) {
    const spoken = contentLocale(String(attributes.langcode));
    if (!type.startsWith('paragraph--') || spoken === undefined || spoken === locale) continue;
    const fields = Object.entries(attributes).filter(
      ([name, value]) => name.startsWith('field_') && !WORDLESS_FIELDS.includes(name) && hasWords(value),
    );
    if (fields.length === 0) continue;
    const reason = `This paragraph is not translated into ${locale}; it is shown as it is`;
    report({ event: 'text-untranslated', reason, resource: type, id });
  }
}

/** Whether a text, rich text, link or list of them says something; figures are the same in every language. */
function hasWords(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasWords);
  if (isRecord(value)) return hasWords(value.processed) || hasWords(value.title);
  return typeof value === 'string' && /\p{L}/u.test(value);
}
