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
  ] as const)('turns %s into the words of %s', (english, locale, expected) => {
    expect(localizePath(english, locale)).toBe(expected);
  });

  it('keeps the account id of a contact page', () => {
    expect(localizePath('/contact/0012400000XyZ', 'de')).toBe('/de/kontakt/0012400000XyZ');
  });

  it('carries the query string and the fragment over', () => {
    expect(localizePath('/brochure?model=estran-42', 'fr')).toBe('/fr/brochure?model=estran-42');
    expect(localizePath('/events#map?x', 'fr')).toBe('/fr/evenements#map?x');
    expect(localizePath('/?a=b', 'de')).toBe('/de?a=b');
  });

  it('leaves what content alone can translate to the content service', () => {
    for (const path of ['/boats/estran-42', '/the-yard', '/guides/buying', '/dealers/port-marin']) {
      expect(localizePath(path, 'fr')).toBeUndefined();
    }
  });

  it('has no answer for an address that is not an English one of the site', () => {
    for (const path of ['/fr/actualites', '/en/news', 'https://example.org/news', '/news/', '']) {
      expect(localizePath(path, 'de')).toBeUndefined();
    }
  });
});
