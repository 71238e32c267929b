import { expect, test } from 'vitest';
import { countryName } from '../../../server/pages/countryName.ts';

test.each([
  ['DE', 'en', 'Germany'],
  ['DE', 'fr', 'Allemagne'],
  ['DE', 'pt', 'Alemanha'],
  ['GB', 'de', 'Vereinigtes Königreich'],
  ['QQ', 'en', 'QQ'],
] as const)('%s is in %s called %s', (code, locale, name) => {
  expect(countryName(code, locale)).toBe(name);
});
