import { describe, expect, it } from 'vitest';
import { addressParts, entryAddress, idOfAddress } from '../../blocks/Locator/entryAddress.ts';
import locator from '../../blocks/Locator/Locator.examples.json' with { type: 'json' };
import { omitRenderedEntries } from '../../blocks/Locator/omitRenderedEntries.ts';
import type { Locator } from '../../schemas/blocks/locator.ts';

// A test of its own holds that examples are what their schema says.
const locators = locator.map(({ props }) => props) as Locator[];

describe('props whose values are in the HTML', () => {
  it('are omitted, except coordinates and codes', () => {
    for (const whole of locators) {
      const thin = omitRenderedEntries('a', whole);
      expect([thin.countries, thin.leftIn]).toEqual([[], 'a']);
      thin.results.forEach((entry, index) => {
        const { latitude, longitude, distance } = whole.results[index] ?? {};
        expect(entry).toMatchObject({ latitude, longitude });
        // How far it is, is written in the visitor's units.
        expect('title' in entry).toBe(distance !== undefined || !entry.postalCode || 'street' in entry);
      });
    }
  });
});

describe('addressParts', () => {
  const entry = { street: 'Quai 1', postalCode: '29200', city: 'Brest', country: 'France' };

  it.each([['FR'], ['GB']])('reverses entryAddress (%s)', (countryCode) => {
    const lines = entryAddress({ ...entry, countryCode } as never);
    const { street, city, country } = entry;
    expect(addressParts(lines, entry.postalCode)).toEqual({ street, city, country });
  });

  it('works without a country code', () => {
    expect(addressParts(['Pier 2', 'Nassau', 'Bahamas'], undefined)?.city).toBe('Nassau');
  });

  it.each([[['Brest', 'France']], [[]]])('undefined for another address (%j)', (lines) => {
    expect(addressParts(lines, '29200')).toBeUndefined();
  });

  it('idOfAddress returns the dealer of a list URL', () => {
    expect(idOfAddress('/dealers?country=fr&dealer=EST-FR-001')).toBe('EST-FR-001');
    expect(idOfAddress('/dealers')).toBeUndefined();
  });
});
