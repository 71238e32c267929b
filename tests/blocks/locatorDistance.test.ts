import { expect, it } from 'vitest';
import { distanceIn, distanceUnit } from '../../blocks/Locator/Distance.tsx';

const written = (locale: string, language: string, kilometres: number) => {
  const { value, options } = distanceIn(distanceUnit(locale, language), kilometres);
  return new Intl.NumberFormat(locale, options).format(value).replace(/\s/g, ' ');
};

it.each([
  ['en', 'en-GB', 4.2, '2.6 mi'],
  ['en', 'en-US', 318.6, '198 mi'],
  ['en', 'en-AU', 4.2, '4.2 km'],
  ['de', 'de-DE', 842.1, '842 km'],
  ['fr', 'fr', 9.94, '9,9 km'],
  ['en', 'en-GB', 16.2, '10 mi'],
  ['en', 'fr-FR', 1032.4, '1,032 km'],
  ['en', 'en-GB', 0, '0 mi'],
  ['de', 'en-US', 1.8, '1,8 km'],
  ['pt-PT', 'en-GB', 1.8, '1,8 km'],
])('%s in a browser set to %s: %d km as %s', (locale, language, kilometres, words) => {
  expect(written(locale, language, kilometres)).toBe(words);
});

it.each(['en', 'en-US@posix', '', 'C'])('“%s” has no country: kilometres', (language) => {
  expect(distanceUnit('en', language)).toBe('kilometer');
});
