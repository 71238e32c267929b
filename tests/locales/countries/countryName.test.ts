import { expect, test, vi } from 'vitest';
import { countryName } from '../../../locales/countries/countryName.ts';

test.each([
  ['DE', 'en', 'Germany'],
  ['DE', 'fr', 'Allemagne'],
  ['DE', 'pt', 'Alemanha'],
  ['GB', 'de', 'Vereinigtes Königreich'],
  ['QQ', 'en', 'QQ'],
] as const)('%s in the language %s: %s', (code, locale, name) => {
  expect(countryName(code, locale)).toBe(name);
});

test('the names of a language are made once', () => {
  const made = vi.spyOn(Intl, 'DisplayNames');
  for (const code of ['FR', 'DE', 'ES']) countryName(code, 'it');
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});
