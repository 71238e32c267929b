import { expect, it } from 'vitest';
import { LOCALE_CODES, pathLocale } from '../../locales/locales.ts';
import { sitePath } from '../../locales/sitePath.ts';

it.each(LOCALE_CODES)('the prefix of a path is its language (%s)', (locale) => {
  expect(pathLocale(sitePath(locale, []))).toBe(locale);
  expect(pathLocale(sitePath(locale, ['a', 'b']))).toBe(locale);
});

it.each(['/frigate', '/de-luxe', '/the-yard/fr', '//fr'])(
  'part of a segment, or a later segment, is no prefix (%s)',
  (path) => {
    expect(pathLocale(path)).toBe('en');
  },
);
