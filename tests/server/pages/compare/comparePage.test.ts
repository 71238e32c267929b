import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { buildPage } from '../../../../server/pages/buildPage.ts';
import { joinRows } from '../../../../server/pages/compare/loadTable.ts';
import { withoutServices } from '../../../../server/pages/withoutServices.ts';
import type { Content } from '../../../../server/services/content/Content.ts';
import { demoBrand } from '../../../demoBrand.ts';
import { startDemoContent, startWithoutBrochure } from '../../routes/demoContent.ts';
import { getBlockProps } from '../pageAt.ts';

let content: Content;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ content, close } = await startDemoContent());
});
afterAll(() => close());

const build = async (path: string, query = '', from = content) => {
  const services = withoutServices(from, { siteUrl: 'https://estran.example', brand: demoBrand });
  const answer = await buildPage(path, new URLSearchParams(query), services);
  return 'location' in answer ? { location: answer.location } : { page: answer };
};

describe('the comparison', () => {
  it.each([
    ['/compare', 'boats=estran-42,estran-46', 'Base price before VAT', '€489,000'],
    ['/compare', 'boats=estran-42&boats=estran-46', 'Base price before VAT', '€489,000'],
    [
      '/de/vergleichen',
      'boats=estran-42,estran-46',
      'Grundpreis inkl. 19 % MwSt. (Deutschland)',
      '581.910 €',
    ],
  ])(
    '%s?%s: the choice, then one table with both boats and their measures, first their prices',
    async (path, query, label, price) => {
      const { page } = await build(path, query);
      const table = page && getBlockProps(page, 'compare-specifications');
      expect(table?.products.map(({ title }) => title)).toEqual(['Estran 42', 'Estran 46']);
      expect(table?.products.map(({ profile, image }) => [profile?.length, image])).toEqual([
        [12.8, undefined],
        [13.99, undefined],
      ]);
      expect(page?.blocks.map(({ type }) => type)).toEqual([
        'page-title',
        'boat-picker',
        'compare-specifications',
      ]);
      expect(table?.rows.length).toBeGreaterThan(10);
      expect(table?.rows[0]?.label.replaceAll('\u00a0', ' ')).toBe(label);
      expect(table?.rows[0]?.values[0]?.replaceAll('\u00a0', ' ')).toBe(price);
      for (const { values } of table?.rows ?? []) expect(values).toHaveLength(2);
      expect(page?.seo).toMatchObject({
        robots: 'noindex,follow',
        canonicalUrl: `https://estran.example${path}`,
      });
      expect(page?.alternates).toHaveLength(6);
      const picked = page && getBlockProps(page, 'boat-picker')?.boats.filter(({ isChosen }) => isChosen);
      expect(picked?.map(({ value }) => value)).toEqual(['estran-42', 'estran-46']);
    },
  );

  it.each([
    ['', ['Estran 42', 'Estran 46'], ['estran-42', 'estran-46'], /Estran 42 and Estran 46 to begin with/],
    ['boats=none', ['Estran 42', 'Estran 46'], [], /^No boat is ticked/],
    ['boats=estran-42', ['Estran 42', 'Estran 45 S'], ['estran-42'], /^Estran 42 is chosen: tick one or two/],
    ['boats=estran-60', ['Estran 52', 'Estran 60'], ['estran-60'], /^Estran 60 is chosen: tick one or two/],
    ['boats=none,estran-60', ['Estran 52', 'Estran 60'], ['estran-60'], /^Only one boat is ticked/],
  ])('?%s: an example that the page calls one, with the same blocks', async (query, shown, ticked, says) => {
    const { page } = await build('/compare', query);
    expect(page?.blocks.map(({ type }) => type)).toEqual([
      'page-title',
      'boat-picker',
      'compare-specifications',
    ]);
    const table = page && getBlockProps(page, 'compare-specifications');
    expect(table?.products.map(({ title }) => title)).toEqual(shown);
    const { boats, note, error } = (page && getBlockProps(page, 'boat-picker')) ?? { boats: [] };
    expect(boats.flatMap(({ value, isChosen }) => (isChosen ? [value] : []))).toEqual(ticked);
    // Only a form that was sent has missed something.
    const isSent = query.includes('none');
    expect(isSent ? error : note).toMatch(says);
    expect(isSent ? note : error).toBeUndefined();
    expect(page?.seo.robots).toBe(query ? 'noindex,follow' : undefined);
    expect(page?.seo.title.startsWith('Two or three boats are needed')).toBe(isSent);
  });

  it.each([
    ['/compare', /^Three boats fit side by side\. Left out: Estran 50 and Estran 60\./],
    ['/it/confronta', /Restano fuori: Estran 50 e Estran 60/],
  ])('%s with five boats: the first three, and which ones are left out', async (path, says) => {
    const { page } = await build(path, 'boats=estran-42,estran-45-s,estran-46,estran-50,estran-60');
    const titles = page && getBlockProps(page, 'compare-specifications')?.products.map(({ title }) => title);
    expect(titles).toEqual(['Estran 42', 'Estran 45 S', 'Estran 46']);
    const { boats = [], error } = (page && getBlockProps(page, 'boat-picker')) ?? {};
    expect(boats.filter(({ isChosen }) => isChosen)).toHaveLength(3);
    expect(error).toMatch(says);
  });

  it('the price with VAT comes first, the one before it second, the year of the next delivery third', async () => {
    const { page } = await build('/fr/comparer', 'boats=estran-42,estran-50');
    const rows = page && getBlockProps(page, 'compare-specifications')?.rows;
    const said = rows?.slice(0, 2).map(({ label, values: [value = ''] }) => [label, value]);
    expect(said?.map((words) => words.map((one) => one.replaceAll(/\s/g, ' ')))).toEqual([
      ['Prix de base TTC, TVA 20 % (France)', '586 800 €'],
      ['Prix de base HT', '489 000 €'],
    ]);
    expect(rows?.[2]).toEqual({ label: 'Prochaine livraison', values: ['2027', '2028'] });
  });

  it('each boat closes with its own links; a brochure only where there is one', async () => {
    const hidden = await startWithoutBrochure();
    onTestFinished(() => hidden.close());
    const { page } = await build('/compare', 'boats=estran-42,estran-50', hidden.content);
    const products = (page && getBlockProps(page, 'compare-specifications')?.products) ?? [];
    expect(products[0]?.links?.map(({ url }) => url)).toEqual([
      '/configure?model=estran-42',
      '/sea-trial?model=estran-42',
      '/brochure?model=estran-42',
    ]);
    expect(products[1]?.links?.map(({ url }) => url)).toEqual([
      '/configure?model=estran-50',
      '/sea-trial?model=estran-50',
    ]);
  });

  it('differences=1: the switch is on', async () => {
    for (const [query, state] of [
      ['boats=estran-42,estran-60&differences=1', 'only'],
      ['boats=estran-42,estran-60', 'offered'],
    ] as const) {
      const { page } = await build('/compare', query);
      expect(page && getBlockProps(page, 'compare-specifications')?.differences).toBe(state);
    }
  });

  it.each([
    ['boats=estran-46,estran-42', '/compare?boats=estran-42,estran-46'],
    ['boats=none&boats=estran-42&boats=estran-46', '/compare?boats=estran-42,estran-46'],
    ['boats=raft', '/compare'],
    ['differences=yes', '/compare'],
  ])('?%s redirects to %s', async (query, location) => {
    expect(await build('/compare', query)).toEqual({ location });
  });

  it('linked from the specifications of a model page', async () => {
    const { page } = await build('/boats/estran-42');
    expect(page && getBlockProps(page, 'compare-specifications')?.compareLink).toEqual({
      url: '/compare?boats=estran-42',
      label: 'Compare with another boat',
    });
  });
});

describe('joined rows', () => {
  const toRow = ([label, value, group]: [string, string, string?]) => [label, { value, group }] as const;

  it('stand in the order of the boats; a missing value is a gap', () => {
    const one = new Map([toRow(['length', '12 m']), toRow(['beam', '7 m'])]);
    const other = new Map(
      [
        ['length', '14 m'] as const,
        ['mast', '20 m'] as const,
        ['beam', '7 m'] as const,
        ['sauna', 'yes'] as const,
      ].map(([label, value]) => toRow([label, value])),
    );
    expect(joinRows([one, other])).toEqual([
      { label: 'length', values: ['12 m', '14 m'] },
      { label: 'mast', values: ['', '20 m'] },
      { label: 'beam', values: ['7 m', '7 m'] },
      { label: 'sauna', values: ['', 'yes'] },
    ]);
  });

  it('name a group where it begins, also with a row that only one boat has', () => {
    const one = new Map([
      toRow(['price', '1 €']),
      toRow(['length', '12 m', 'Size']),
      toRow(['jib', '30 m²', 'Sails']),
    ]);
    const other = new Map([toRow(['length', '14 m', 'Size']), toRow(['main', '60 m²', 'Sails'])]);
    expect(joinRows([one, other]).map(({ label, group }) => [label, group])).toEqual([
      ['price', undefined],
      ['length', 'Size'],
      ['main', 'Sails'],
      ['jib', undefined],
    ]);
  });
});
