import { expect, it } from 'vitest';
import { LOCALE_CODES, pathLocale } from '../../locales/locales.ts';
import { sitePath } from '../../locales/sitePath.ts';

it.each(LOCALE_CODES)('the language of an address is told by its prefix (%s)', (locale) => {
  expect(pathLocale(sitePath(locale, []))).toBe(locale);
  expect(pathLocale(sitePath(locale, ['a', 'b']))).toBe(locale);
});

it.each(['/frigate', '/de-luxe', '/the-yard/fr', '//fr'])(
  'a prefix is a whole segment, the first (%s)',
  (path) => {
    expect(pathLocale(path)).toBe('en');
  },
);
