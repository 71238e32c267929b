import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../locales/locales.ts';
import { LOCALE_CODES } from '../../locales/locales.ts';

/** The real parser: through Vite its name stands for the one that cannot parse. */
const icu: typeof import('@formatjs/icu-messageformat-parser') = createRequire(import.meta.url)(
  '@formatjs/icu-messageformat-parser',
);

/** Read as text: through Vite the catalogues arrive compiled. */
const source = (locale: Locale) =>
  readFileSync(new URL(`../../locales/${locale}.json`, import.meta.url), 'utf8');
const catalogue = (locale: Locale): Record<string, string> => JSON.parse(source(locale));

/** Names of the arguments of a message, those inside plurals, selects and tags included. */
function getArgumentNames(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (icu.isLiteralElement(element) || !('value' in element)) return [];
    if (icu.isTagElement(element)) return [`<${element.value}>`, ...getArgumentNames(element.children)];
    if (icu.isPluralElement(element) || icu.isSelectElement(element)) {
      return [
        element.value,
        ...Object.values(element.options).flatMap(({ value }) => getArgumentNames(value)),
      ];
    }
    return [element.value];
  });
}

const argumentsIn = (message: string) => [...new Set(getArgumentNames(icu.parse(message)))].sort();

const english = catalogue('en');

/** Texts whose words are the same in English and in some other language. */
const SAME_AS_ENGLISH = [
  ...['footer.copyright', 'header.open', 'breadcrumb.home'],
  ...['pagination.page', 'locator.search.suggestions', 'locator.search.count'],
  ...['actions.brochure', 'cabinLayouts.cockpit', 'configurator.choice'],
  'polar.knots',
];

describe.each(LOCALE_CODES)('the %s catalogue', (locale) => {
  const messages = catalogue(locale);

  it('has the keys of the English one, in the same order', () => {
    const missing = Object.keys(english).filter((key) => !Object.hasOwn(messages, key));
    expect(missing.map((key) => `${key} is missing in locales/${locale}.json`)).toEqual([]);
    expect(Object.keys(messages), `in locales/${locale}.json`).toEqual(Object.keys(english));
  });

  it('names each key once', () => {
    const keys = source(locale).match(/^ {2}"[^"]+":/gm) ?? [];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each(Object.keys(messages))(
    'has a well-formed text with the arguments of the English one for %s',
    (key) => {
      const message = messages[key] ?? '';
      expect(message, `${key} in locales/${locale}.json`).not.toBe('');
      expect(message.trim()).toBe(message);
      expect(message).not.toBe(key);
      expect(argumentsIn(message)).toEqual(argumentsIn(english[key] ?? ''));
    },
  );

  it('has no English text, unless the words are the same', () => {
    const isLeft = (key: string) =>
      locale !== 'en' && messages[key] === english[key] && !SAME_AS_ENGLISH.includes(key);
    const left = Object.keys(english).filter(isLeft);
    expect(
      left.map(
        (key) => `${key} in locales/${locale}.json is English: translate it, or add it to SAME_AS_ENGLISH`,
      ),
    ).toEqual([]);
  });

  it('uses typographic apostrophes and quotation marks', () => {
    expect(Object.values(messages).filter((message) => /['"]/.test(message))).toEqual([]);
  });
});

it('no French line breaks between a word and its colon, question mark or guillemet', () => {
  const texts = Object.values(catalogue('fr'));
  expect(texts.filter((text) => / [:;!?»](?=\s|$)|« /.test(text))).toEqual([]);
});

describe('the texts of the specification', () => {
  it('are in the English catalogue word for word', () => {
    expect(english).toMatchObject({
      'error.notFound.heading': 'Unfortunately, our 404 model does not exist yet… ;)',
      'error.notFound.text': 'We get you back to port safely!',
      'error.notFound.title': 'This page could not be found',
    });
  });
});
