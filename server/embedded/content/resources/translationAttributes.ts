import { DEFAULT_LOCALE, type Locale } from '../../../../locales/locales.ts';

/** What Drupal says about the translation on everything that can be translated. */
export function translationAttributes(locale: Locale): Record<string, unknown> {
  return {
    default_langcode: locale === DEFAULT_LOCALE,
    revision_translation_affected: true,
    content_translation_source: 'und',
    content_translation_outdated: false,
  };
}

/** When everything was made that does not say when. */
export const MADE = '2026-01-05T09:00:00+00:00';
