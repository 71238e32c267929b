import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { LOCALE_CODES, LOCALES, type Locale } from '../../locales/locales.ts';
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

describe('the sets that the page of a demo boat prices', () => {
  it.each(sets.map((set) => [set.boat, set.item.heading.en, set] as const))(
    '%s: “%s” is a pack of the configurator, with the same name, price and words in every language',
    (boat, name, { text, item }) => {
      const pack = demoBrand.configurator?.packs.find(
        (one) => one.name.en === name && one.boats?.includes(boat),
      );
      if (!pack?.price) throw new Error('not a pack of the boat, or without a price');
      const { price, promoted } = pack;
      for (const locale of LOCALE_CODES) {
        expect(pack.name[locale]).toBe(item.heading[locale]);
        expect(item.text[locale]).toContain(`<strong>${toAmount(price, locale)}</strong>`);
        if (!promoted) continue;
        // What an offer of the page includes is not sold twice.
        expect(promoted.text[locale]).toContain(toAmount(price, locale));
        if (promoted.price > 0) expect(text?.[locale]).toContain(toAmount(promoted.price, locale));
      }
    },
  );

  it('are some', () => {
    expect(sets.length).toBeGreaterThan(3);
  });

  it('a set in a sentence holds in the configurator what it holds on the page', () => {
    const sentences = sets.filter(({ item }) => ['Sails', 'Winter'].includes(item.heading.en));
    for (const { item } of sentences) {
      const pack = demoBrand.configurator?.packs.find((one) => one.name.en === item.heading.en);
      for (const locale of LOCALE_CODES) expect(item.text[locale]).toContain(pack?.text?.[locale]);
    }
    expect(sentences).toHaveLength(2);
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
