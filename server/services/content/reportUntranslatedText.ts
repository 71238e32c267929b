import type { Locale } from '../../../locales/locales.ts';
import type { Report } from './ContentEvent.ts';
import { contentLocale } from './contentLocale.ts';
import type { ReadContext } from './jsonapi/AttributeReader.ts';

/**
 * Creates a function that reports, once each, the paragraphs of a page whose text is in another language than the
 * page: included paragraphs fall back one by one, and one without text stays English on purpose (contract, Languages).
 *
 * @param locale language of the node.
 */
export function reportUntranslatedText(locale: Locale, report: Report): ReadContext['onWords'] {
  const reported = new Set<string>();
  return ({ type, id, attributes }) => {
    if (!type.startsWith('paragraph--') || reported.has(id)) return;
    const spoken = contentLocale(String(attributes.langcode));
    if (spoken === undefined || spoken === locale) return;
    reported.add(id);
    const reason = `This paragraph is not translated into ${locale}; it is shown as it is`;
    report({ event: 'text-untranslated', reason, resource: type, id });
  };
}
