import { describe, expect, it } from 'vitest';
import { locatorList } from '../../../../server/pages/locator/locatorList.ts';
import { aDealer, DEALERS, getAccountIds } from './dealers.ts';

describe('the list of a locator', () => {
  it('holds the dealers of its kind; combined kinds in each; no segment counts as dealer', () => {
    const accounts = (kind: Parameters<typeof locatorList>[1]) =>
      getAccountIds(locatorList(DEALERS, kind, 'en').entries);
    expect(accounts('dealers')).toEqual(['nice', 'rochelle', 'genoa', 'lagos', 'nowhere']);
    expect(accounts('charters')).toEqual(['fleet', 'lagos']);
    expect(accounts('service-centers')).toEqual(['genoa']);
  });

  it('omits hidden dealers and those without a position (behaviour §6.2), also by country', () => {
    const { byId, byCountry } = locatorList(DEALERS, 'dealers', 'en');
    expect(byId.has('hidden')).toBe(false);
    expect(byId.has('unplaced')).toBe(false);
    expect(byCountry.has('BE')).toBe(false);
  });

  it('has them by title alone too', () => {
    const { byTitle } = locatorList(DEALERS, 'dealers', 'en');
    expect(getAccountIds(byTitle)).toEqual(['lagos', 'nowhere', 'nice', 'genoa', 'rochelle']);
  });

  it('omits an unknown segment', () => {
    const odd = [aDealer({ accountId: 'odd', contractSegment: 'VG9' })];
    expect(locatorList(odd, 'dealers', 'en').entries).toEqual([]);
  });

  it('finds them by account and by country, in the order of the list', () => {
    const { byId, byCountry } = locatorList(DEALERS, 'dealers', 'fr');
    expect(byId.get('genoa')?.label).toBe('Faro');
    expect(getAccountIds(byCountry.get('FR') ?? [])).toEqual(['nice', 'rochelle']);
  });

  it('is sorted by country, in each by trade name, else label, as the language sorts', () => {
    const names = ['Änga', 'Zebra', 'Ñandú', 'Nube', 'Oliva', 'Nz'];
    const dealers = names.map((label, index) =>
      index % 2 === 0
        ? aDealer({ accountId: label, tradeName: label, label: 'Aaa' })
        : aDealer({ accountId: label, label }),
    );
    const order = (locale: 'de' | 'es') => getAccountIds(locatorList(dealers, 'dealers', locale).entries);
    expect(order('de')).toEqual(['Änga', 'Ñandú', 'Nube', 'Nz', 'Oliva', 'Zebra']);
    expect(order('es')).toEqual(['Änga', 'Nube', 'Nz', 'Ñandú', 'Oliva', 'Zebra']);
  });

  it('begins with the countries of the language, in their order', () => {
    const dealers = ['AL', 'CH', 'DE', 'AT', 'FR'].map((code) =>
      aDealer({ accountId: code, billingCountryCode: code }),
    );
    const order = (locale: 'de' | 'fr' | 'pt') =>
      getAccountIds(locatorList(dealers, 'dealers', locale).entries);
    expect(order('de')).toEqual(['DE', 'AT', 'CH', 'AL', 'FR']);
    expect(order('fr').slice(0, 2)).toEqual(['FR', 'CH']);
    expect(order('pt')[0]).toBe('AL');
  });

  it('is memoized per answer, kind and language', () => {
    const first = locatorList(DEALERS, 'dealers', 'en');
    expect(locatorList(DEALERS, 'dealers', 'en')).toBe(first);
    expect(locatorList(DEALERS, 'dealers', 'de')).not.toBe(first);
    expect(locatorList(DEALERS, 'charters', 'en')).not.toBe(first);
    expect(locatorList([...DEALERS], 'dealers', 'en')).not.toBe(first);
  });

  it('does not modify the answer of the service', () => {
    const before = getAccountIds(DEALERS);
    locatorList(DEALERS, 'dealers', 'pt');
    expect(getAccountIds(DEALERS)).toEqual(before);
  });
});
