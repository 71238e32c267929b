import { expect, test } from 'vitest';
import { addressLines } from '../../../site/components/AddressLines/addressLines.ts';

const parts = {
  addressLine1: '1 Harbour Street',
  addressLine2: 'Pier 4',
  postalCode: '12345',
  locality: 'Porto',
};

test.each([
  ['DE', '12345 Porto'],
  ['FR', '12345 Porto'],
  ['US', 'Porto 12345'],
  ['GB', 'Porto 12345'],
  [undefined, '12345 Porto'],
])('%s: position of the post code: %s', (countryCode, town) => {
  const address = { ...parts, ...(countryCode && { countryCode }) };
  expect(addressLines(address)).toEqual(['1 Harbour Street', 'Pier 4', town]);
});

test.each([
  [{}, []],
  [{ countryCode: 'FR' }, []],
  [{ locality: 'Porto' }, ['Porto']],
  [{ postalCode: 'SW1A 1AA', countryCode: 'GB' }, ['SW1A 1AA']],
  [{ addressLine2: 'Pier 4', locality: 'Porto' }, ['Pier 4', 'Porto']],
])('%j: %j', (address, lines) => {
  expect(addressLines(address)).toEqual(lines);
});
