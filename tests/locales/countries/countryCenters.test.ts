import { describe, expect, it } from 'vitest';
import { countryCenters } from '../../../locales/countries/countryCenters.ts';
import { COUNTRY_CODES } from '../../../locales/countryCodes.ts';
import { liesInCountry, outlines } from './countryOutlines.ts';

describe('countryCenters', () => {
  it('has the 249 countries of ISO 3166-1, and Kosovo', () => {
    const codes = Object.keys(countryCenters);
    expect(codes).toHaveLength(250);
    expect(codes).toEqual([...codes].sort());
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    expect(codes.filter((code) => names.of(code) === undefined)).toEqual([]);
    expect(outlines.map(({ code }) => code).filter((code) => !(code in countryCenters))).toEqual([]);
  });

  it('has every country that a form offers', () => {
    expect(COUNTRY_CODES.filter((code) => !(code in countryCenters))).toEqual([]);
  });

  it('every centre has a latitude below 81 and a longitude below 180 degrees', () => {
    for (const center of Object.values(countryCenters)) {
      expect(center).toHaveLength(2);
      const [latitude, longitude] = center;
      expect(Math.abs(latitude)).toBeLessThan(81);
      expect(Math.abs(longitude)).toBeLessThan(180);
    }
  });

  it.each(Object.entries(countryCenters))(
    'the centre of %s lies in the country or near its coast',
    (code, center) => expect(liesInCountry(code, center)).not.toBe(false),
  );
});
