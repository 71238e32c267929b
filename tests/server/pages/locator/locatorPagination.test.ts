import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEditorialSite } from '../../services/content/editorialSite.ts';
import type { SmallSite } from '../../services/content/smallSite.ts';
import { getBlockProps } from '../pageAt.ts';
import { aDealer } from './dealers.ts';
import { listing, locatorAt, validPageAt } from './locatorSite.ts';

let site: SmallSite;
beforeAll(async () => {
  site = await startEditorialSite({ nodes: {} });
});
afterAll(() => site[Symbol.asyncDispose]());

describe('a long list', () => {
  const many = listing(
    Array.from({ length: 95 }, (_, index) =>
      aDealer({ accountId: `A-${index}`, label: `Dealer ${index}`, billingCountryCode: 'FR' }),
    ),
  );
  const long = (address: string) => locatorAt(site.content, address, { dealers: many });

  it('95 dealers: 40 on a page, in order', async () => {
    const ids = async (address: string) => (await long(address)).results.map(({ id }) => id);
    const [one, two, three] = [
      await ids('/dealers'),
      await ids('/dealers?page=2'),
      await ids('/dealers?page=3'),
    ];
    expect([one.length, two.length, three.length]).toEqual([40, 40, 15]);
    expect([one[0], two[0], three.at(-1)]).toEqual(['A-0', 'A-40', 'A-94']);
    expect(new Set([...one, ...two, ...three]).size).toBe(95);
  });

  it('page 2 with country=fr: links keep the country', async () => {
    expect((await long('/fr/concessionnaires?page=2&country=fr&utm_source=mail')).pagination).toEqual({
      page: 2,
      pages: [
        { page: 1, url: '/fr/concessionnaires?country=fr' },
        { page: 2, url: '/fr/concessionnaires?country=fr&page=2' },
        { page: 3, url: '/fr/concessionnaires?country=fr&page=3' },
      ],
    });
    expect(await locatorAt(site.content, '/dealers')).not.toHaveProperty('pagination');
  });

  it.each([
    ['page=99', 3],
    ['page=0', 1],
    ['page=-1', 1],
    ['page=x', 1],
  ])('?%s: shows page %i with the canonical URL of that page', async (query, number) => {
    const { seo, blocks } = await validPageAt(site.content, `/dealers?${query}`, { dealers: many });
    expect(getBlockProps({ blocks }, 'locator')?.pagination?.page).toBe(number);
    expect(seo.canonicalUrl).toBe(`https://estran.example/dealers${number > 1 ? `?page=${number}` : ''}`);
  });
});
