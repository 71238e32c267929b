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

  it('95 dealers: 20 on a page, in order', async () => {
    const ids = async (address: string) => (await long(address)).results.map(({ id }) => id);
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => ids(`/dealers?page=${page}`)));
    expect(pages.map(({ length }) => length)).toEqual([20, 20, 20, 20, 15]);
    expect(pages.flat()).toEqual(Array.from({ length: 95 }, (_, index) => `A-${index}`));
  });

  it('a country of 60: all on one page; of 61: 20 on a page', async () => {
    const inFrance = async (count: number) => {
      const dealers = listing(
        Array.from({ length: count }, (_, index) =>
          aDealer({ accountId: `A-${index}`, label: `Dealer ${index}`, billingCountryCode: 'FR' }),
        ),
      );
      const { results, pagination } = await locatorAt(site.content, '/dealers?country=fr', { dealers });
      return [results.length, pagination?.pages.length];
    };
    expect(await inFrance(60)).toEqual([60, undefined]);
    expect(await inFrance(61)).toEqual([20, 3]);
  });

  it('by distance: ten, then forty more with each page, the chosen one included', async () => {
    const at = async (query: string) => {
      const { results, resultsLabel, moreUrl, pagination } = await long(`/dealers?near=1,1${query}`);
      return [results.length, resultsLabel, moreUrl, pagination];
    };
    expect(await at('')).toEqual([10, '95 dealers', '/dealers?near=1%2C1&page=2', undefined]);
    expect(await at('&page=2')).toEqual([50, '95 dealers', '/dealers?near=1%2C1&page=3', undefined]);
    expect(await at('&page=9')).toEqual([95, '95 dealers', undefined, undefined]);
    expect(await at('&dealer=A-9')).toEqual([10, '95 dealers', '/dealers?near=1%2C1&page=2', undefined]);
    expect(await at('&dealer=A-10')).toEqual([50, '95 dealers', '/dealers?near=1%2C1&page=3', undefined]);
    expect((await at('&dealer=A-10&page=3'))[0]).toBe(90);
  });

  it('page 2 with country=fr: links keep the country', async () => {
    expect((await long('/fr/concessionnaires?page=2&country=fr&utm_source=mail')).pagination).toEqual({
      page: 2,
      pages: [
        { page: 1, url: '/fr/concessionnaires?country=fr' },
        { page: 2, url: '/fr/concessionnaires?country=fr&page=2' },
        { page: 3, url: '/fr/concessionnaires?country=fr&page=3' },
        { page: 5, url: '/fr/concessionnaires?country=fr&page=5' },
      ],
    });
    expect(await locatorAt(site.content, '/dealers')).not.toHaveProperty('pagination');
  });

  it.each([
    ['page=99', 5],
    ['page=0', 1],
    ['page=-1', 1],
    ['page=x', 1],
  ])('?%s: shows page %i with the canonical URL of that page', async (query, number) => {
    const { seo, blocks } = await validPageAt(site.content, `/dealers?${query}`, { dealers: many });
    expect(getBlockProps({ blocks }, 'locator')?.pagination?.page).toBe(number);
    expect(seo.canonicalUrl).toBe(`https://estran.example/dealers${number > 1 ? `?page=${number}` : ''}`);
  });
});
