import { describe, expect, it } from 'vitest';
import { cities } from '../../../../demo/services/geocoding/cities.ts';
import { createGazetteer, findCities } from '../../../../demo/services/geocoding/createGazetteer.ts';
import { otherNames } from '../../../../demo/services/geocoding/otherNames.ts';
import { countryCenters } from '../../../../locales/countries/countryCenters.ts';
import { LOCALE_CODES, LOCALES } from '../../../../locales/locales.ts';
import { liesInCountry } from '../../../locales/countries/countryOutlines.ts';

const find = createGazetteer();
const codes = (text: string, locale: Parameters<typeof find>[1] = 'en') =>
  find(text, locale).map(({ code }) => code);

describe('the gazetteer', () => {
  it.each(LOCALE_CODES)('finds every country by its whole name in %s', (locale) => {
    const names = new Intl.DisplayNames(LOCALES[locale].tag, { type: 'region' });
    for (const code of Object.keys(countryCenters)) {
      const name = names.of(code) ?? '';
      expect(
        find(name, locale)
          .filter((country) => country.name === name)
          .map((country) => country.code),
      ).toContain(code);
      expect(codes(name, 'en')).toContain(code);
    }
  });

  it('finds every country by every other name', () => {
    for (const [code, names] of Object.entries(otherNames)) {
      for (const name of names) expect([name, codes(name)]).toEqual([name, expect.arrayContaining([code])]);
    }
  });

  it.each([
    ['UK', 'GB'],
    ['england', 'GB'],
    ['usa', 'US'],
    ['Holland', 'NL'],
    ['Deutschland', 'DE'],
    ['Alemanha', 'DE'],
    ['ETATS UNIS', 'US'],
    ['cote d’ivoire', 'CI'],
    ['Türkei', 'TR'],
    ['turkiye', 'TR'],
    ['St. Lucia', 'LC'],
    ['Saint Lucia', 'LC'],
    ['  são  tomé ', 'ST'],
    ['Österreich', 'AT'],
    ['osterreich', 'AT'],
  ])('takes %s for %s, whatever the language', (text, code) => {
    for (const locale of LOCALE_CODES) expect(codes(text, locale)[0]).toBe(code);
  });

  it('countries are named in the requested language', () => {
    expect(find('germany', 'fr')[0]).toMatchObject({
      code: 'DE',
      name: 'Allemagne',
      latitude: 51.1,
      longitude: 10.4,
    });
  });

  it('order: equal names, then names that start with the text, then names with a word that does; each alphabetically', () => {
    expect(codes('niger')).toEqual(['NE', 'NG']);
    const found = find('united', 'en').map(({ name }) => name);
    expect(found.slice(0, 3)).toEqual(['United Arab Emirates', 'United Kingdom', 'United States']);
    expect(codes('king')).toContain('GB');
    expect(codes('guinea').slice(0, 2)).toEqual(['GN', 'GW']);
  });

  it('text inside a word or without letters: no result', () => {
    expect(codes('rance')).toEqual([]);
    expect(codes('日本')).toEqual([]);
    expect(codes('...')).toEqual([]);
  });
});

describe('findCities', () => {
  it('finds every town by each of its names', () => {
    for (const city of cities)
      for (const name of city.names) expect(findCities(name, 'en'), name).toContain(city);
  });

  it.each([
    ['MUNCHEN', 'DE'],
    ['zurigo', 'CH'],
    ['la-rochelle', 'FR'],
    ['IZMIR', 'TR'],
    ['İzmir', 'TR'],
    ['Muenchen', 'DE'],
    ['20095', 'DE'],
    ['20095 Hamburg', 'DE'],
  ])('%s is in %s, without accents and case', (text, code) =>
    expect(findCities(text, 'en')[0]?.code).toBe(code),
  );

  it('of several towns of a name, that in a country of the language is first', () => {
    const first = (name: string, locale: Parameters<typeof findCities>[1]) =>
      findCities(name, locale)[0]?.code;
    expect(first('Cordoba', 'es')).toBe('ES');
    expect(first('Birmingham', 'en')).toBe('GB');
    expect(first('Birmingham', 'de')).toBe('GB');
    expect(findCities('Birmingham', 'en').map(({ code }) => code)).toEqual(['GB', 'US']);
  });

  it('every town lies in its country, or near its coast', () => {
    const known = cities.filter(({ code, latitude, longitude }) =>
      liesInCountry(code, [latitude, longitude]),
    );
    const elsewhere = cities.filter(
      ({ code, latitude, longitude }) => liesInCountry(code, [latitude, longitude]) === false,
    );
    expect(known.length).toBeGreaterThan(600);
    expect(elsewhere.map(({ names: [name] }) => name)).toEqual([]);
  });

  it.each(['', 'Mun', 'Atlantis', '99999', ','])('“%s” is no town', (text) =>
    expect(findCities(text, 'en')).toEqual([]),
  );
});
