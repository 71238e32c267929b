import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '../../../../schemas/page.ts';
import { dealersRouter } from '../../../../server/routes/dealersRouter.ts';
import type { DealerService } from '../../../../server/services/dealers/createDealerService.ts';
import { ask, listen } from '../../loopback.ts';
import { startEditorialSite } from '../../services/content/editorialSite.ts';
import type { SmallSite } from '../../services/content/smallSite.ts';
import { inTurn, startUpstream } from '../../services/dealers/startUpstream.ts';
import { getBlockProps } from '../pageAt.ts';
import { listing, validPageAt } from './locatorSite.ts';

const DEALERS = 10_000;
/** Of the JSON of a page with twenty results, uncompressed; some 450 bytes are one result, some 100 one country. */
const MAX_PAGE_BYTES = 40_000;
/** Of all points of a map, uncompressed. */
const MAX_POINTS_BYTES = 1_000_000;

const COUNTRIES =
  'FR IT ES PT DE GB IE NL BE DK SE NO FI EE LV LT PL HR GR TR MT CY ME SI US CA MX BR AR CL AU NZ'.split(
    ' ',
  );

/** As long as names and addresses of people are, all of it filled in, spread over the globe. */
const entries = Array.from({ length: DEALERS }, (_, index) => ({
  account_id: `0015Y00002${String(index).padStart(5, '0')}QAK`,
  trade_name: `Compagnie nautique du Pertuis ${index}`,
  phone: '+33 5 46 00 00 00',
  website: 'https://compagnie-nautique.example/',
  latitude: ((index * 37) % 140_000) / 1000 - 60 + 0.000_123_4,
  longitude: ((index * 131) % 360_000) / 1000 - 180 + 0.000_123_4,
  billing_street: `${index} quai du Commandant Jean-Baptiste Charcot`,
  billing_city: 'Saint-Georges-de-Didonne',
  billing_postal_code: '17110',
  billing_country_code: COUNTRIES[index % COUNTRIES.length],
  contract_segment: ['VG1;VG2;VG3', 'VG2;VG3;VCH', 'VG2;VG3;Service Center'][index % 3],
}));

let site: SmallSite;
beforeAll(async () => {
  site = await startEditorialSite({ nodes: {} });
});
afterAll(() => site[Symbol.asyncDispose]());

const manyDealers = async (): Promise<DealerService> => {
  const { service } = await startUpstream({ list: inTurn({ body: { Dealers: entries } }) });
  return service;
};
const getByteLength = (page: Page) => Buffer.byteLength(JSON.stringify(page));

describe('10,000 dealers', () => {
  it('any page holds at most twenty dealers and 40 kB, the nearest to a place ten', async () => {
    const dealers = await manyDealers();
    const addresses = [
      '/dealers',
      '/dealers?page=137',
      '/dealers?country=fr',
      '/dealers?near=46.16,-1.15',
      '/dealers?q=Compagnie',
      '/dealers?country=es&page=2',
      '/dealers?country=ch',
      '/fr/concessionnaires',
    ];
    for (const address of addresses) {
      const page = await validPageAt(site.content, address, { dealers });
      expect(getBlockProps(page, 'locator')?.results).toHaveLength(/near|=ch/.test(address) ? 10 : 20);
      expect(getByteLength(page), address).toBeLessThan(MAX_PAGE_BYTES);
    }
  });

  it('a page beyond the last shows the last', async () => {
    const dealers = await manyDealers();
    const last = await validPageAt(site.content, '/dealers?page=500', { dealers });
    expect(getBlockProps(last, 'locator')).toMatchObject({
      pagination: { page: 500 },
      kinds: [{ count: DEALERS }, { count: 3333 }, { count: 3333 }],
    });
    expect(await validPageAt(site.content, '/dealers?page=501', { dealers })).toEqual(last);
  });

  it('a contact page is as small as with one dealer', async () => {
    const all = await (await manyDealers()).dealers();
    const bytesAmong = async (dealers: typeof all) =>
      getByteLength(
        await validPageAt(site.content, '/contact/0015Y0000209999QAK', { dealers: listing(dealers) }),
      );
    expect(await bytesAmong(all)).toBe(await bytesAmong(all.slice(-1)));
  });

  it('the map points are complete, below 1 MB', async () => {
    const app = express().use(dealersRouter({ dealers: await manyDealers() }));
    const { body } = await ask((await listen(app)).origin, '/api/dealers/dealers/en.json');
    expect(JSON.parse(body.toString())).toHaveLength(DEALERS);
    expect(body.length).toBeLessThan(MAX_POINTS_BYTES);
  });
});
