import { describe, expect, it } from 'vitest';
import { localizePath } from '../../locales/localizePath.ts';

describe('localizePath', () => {
  it.each([
    ['/', 'fr', '/fr'],
    ['/dealers', 'fr', '/fr/concessionnaires'],
    ['/service-centers', 'it', '/it/centri-assistenza'],
    ['/brochure', 'es', '/es/folleto'],
    ['/newsletter', 'de', '/de/newsletter'],
    ['/sitemap', 'pt', '/pt/mapa-do-site'],
    ['/news', 'it', '/it/notizie'],
    ['/news/2', 'pt', '/pt/noticias/2'],
    ['/owner-stories', 'de', '/de/eignergeschichten'],
    ['/events', 'en', '/events'],
  ] as const)('%s in English has its path in %s, and back', (english, locale, localized) => {
    expect(localizePath(english, 'en', locale)).toBe(localized);
    const withoutPrefix = locale === 'en' ? localized : localized.slice(`/${locale}`.length) || '/';
    expect(localizePath(withoutPrefix, locale, 'en')).toBe(english);
  });

  it('a contact page keeps its account id', () => {
    expect(localizePath('/contact/0012400000XyZ', 'en', 'de')).toBe('/de/kontakt/0012400000XyZ');
    expect(localizePath('/kontakt/0012400000XyZ', 'de', 'de')).toBe('/de/kontakt/0012400000XyZ');
  });

  it('a path whose translation only the content service knows: undefined', () => {
    for (const path of ['/boats/estran-42', '/the-yard', '/guides/buying', '/dealers/port-marin']) {
      expect(localizePath(path, 'en', 'fr')).toBeUndefined();
    }
  });

  it('a path in another language’s words, or no path: undefined', () => {
    for (const path of ['/fr/actualites', '/en/news', 'https://example.org/news', '/news/', '']) {
      expect(localizePath(path, 'en', 'de')).toBeUndefined();
    }
    expect(localizePath('/news', 'fr', 'de')).toBeUndefined();
  });
});
