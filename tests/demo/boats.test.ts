import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { countryOf, LOCALE_CODES, LOCALES, type Locale } from '../../locales/locales.ts';
import { demoBrand } from '../demoBrand.ts';

interface Block {
  type: string;
  text?: Record<Locale, string>;
  items?: {
    cabins: number;
    berths: number;
    label: { en: string };
    values: { en: string }[];
    heading: Record<Locale, string>;
    text: Record<Locale, string>;
  }[];
}

const boats = globSync('demo/content/node/product/*.yaml').map((file): [boat: string, blocks: Block[]] => [
  basename(file, '.yaml'),
  parse(readFileSync(file, 'utf8')).blocks,
]);

/** Whole numbers of a text, such as “6 or 8, plus 2 in the saloon”. */
const figuresOf = (text = ''): number[] => [...text.matchAll(/\d+/g)].map(([figure]) => Number(figure));

describe('the berths of the demo boats', () => {
  it.each(boats)(
    '%s: two in each cabin and two in the saloon, on the plans and in the data',
    (_boat, blocks) => {
      const items = (type: string) => blocks.find((block) => block.type === type)?.items ?? [];
      const layouts = items('cabin_layouts');
      expect(layouts.length).toBeGreaterThan(0);
      for (const { cabins, berths } of layouts) expect(berths).toBe(2 * cabins + 2);
      const row = items('compare_specifications').find(({ label }) => label.en === 'Berths');
      expect(figuresOf(row?.values[0]?.en)).toEqual([...layouts.map(({ cabins }) => 2 * cabins), 2]);
    },
  );
});

/** An amount as pages write it. */
const toAmount = (amount: number, locale: Locale): string =>
  new Intl.NumberFormat(LOCALES[locale].formats, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
    useGrouping: 'always',
  }).format(amount);

const sets = boats.flatMap(([boat, blocks]) =>
  blocks
    .filter(({ type }) => type === 'packs')
    .flatMap(({ text, items = [] }) => items.map((item) => ({ boat, text, item }))),
);

/** A sum as the pages of a language say it: with the VAT of its country, in English before VAT. */
const withOwnVat = (amount: number, locale: Locale): string => {
  const own = demoBrand.configurator?.vat?.rates.find(({ country }) => country === countryOf(locale));
  return toAmount(locale === 'en' || !own ? amount : (amount * (100 + own.rate)) / 100, locale);
};

describe('the sets that the page of a demo boat describes', () => {
  it.each(sets.map((set) => [set.boat, set.item.heading.en, set] as const))(
    '%s: “%s” is a pack of the configurator, with the same name in every language; its price stands with that of the boat alone',
    (boat, name, { text, item }) => {
      const pack = demoBrand.configurator?.packs.find(
        (one) => one.name.en === name && one.boats?.includes(boat),
      );
      if (!pack?.price) throw new Error('not a pack of the boat, or without a price');
      for (const locale of LOCALE_CODES) {
        expect(pack.name[locale]).toBe(item.heading[locale]);
        for (const words of [text?.[locale] ?? '', item.text[locale]]) {
          expect(words).not.toContain(toAmount(pack.price, locale));
          expect(words).not.toContain(withOwnVat(pack.price, locale));
        }
        if (pack.promoted) expect(pack.promoted.text[locale]).toContain('{price}');
      }
    },
  );

  it('are some', () => {
    expect(sets.length).toBeGreaterThan(1);
  });
});

describe('the packs of the configurator', () => {
  const packs = demoBrand.configurator?.packs ?? [];

  it.each(packs.map((pack) => [pack.name.en, pack] as const))('%s: drawn as it is described', (_, pack) => {
    const words = pack.text?.en ?? '';
    for (const part of ['arch', 'davits'] as const)
      expect(pack.draws?.includes(part) ?? false, part).toBe(words.includes(part));
    expect(pack.draws?.includes('panels') ?? false).toBe(words.includes('panels on the davits'));
  });
});
