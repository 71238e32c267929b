import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '../../../../locales/locales.ts';
import { startEditorialSite } from '../../services/content/editorialSite.ts';
import type { SmallSite } from '../../services/content/smallSite.ts';
import { getBlockProps } from '../pageAt.ts';
import { unavailable } from './dealers.ts';
import { builtAt, DEALER_PAGES, listing, locatorAt, unavailableDealers, validPageAt } from './locatorSite.ts';

let site: SmallSite;
beforeAll(async () => {
  site = await startEditorialSite(DEALER_PAGES);
});
afterAll(() => site[Symbol.asyncDispose]());

const locator = (address: string, special?: Parameters<typeof locatorAt>[2]) =>
  locatorAt(site.content, address, special);
const idsOn = async (address: string) => (await locator(address)).results.map(({ id }) => id);

describe('the route of a locator', () => {
  it.each([
    ['/dealers', 'dealers', ['nice', 'rochelle', 'genoa', 'lagos', 'nowhere']],
    ['/charters', 'charters', ['fleet', 'lagos']],
    ['/service-centers', 'service-centers', ['genoa']],
    ['/fr/concessionnaires', 'dealers', ['nice', 'rochelle', 'genoa', 'lagos', 'nowhere']],
    ['/pt/centros-de-assistencia', 'service-centers', ['genoa']],
  ])('%s: the list of %s', async (address, kind, ids) => {
    expect((await locator(address)).kind).toBe(kind);
    expect(await idsOn(address)).toEqual(ids);
  });

  it('links the other lists with their counts', async () => {
    const { kinds } = await locator('/fr/loueurs?country=hr');
    expect(kinds).toEqual([
      { label: 'Concessionnaires', url: '/fr/concessionnaires', count: 5 },
      { label: 'Loueurs', url: '/fr/loueurs', count: 2, isCurrent: true },
      { label: 'Centres de service', url: '/fr/centres-de-service', count: 1 },
    ]);
  });
});

describe('a locator', () => {
  it('has all data for list and map, in the page’s language', async () => {
    expect(await locator('/de/handler?country=fr')).toMatchObject({
      action: '/de/handler',
      search: 'Frankreich',
      resultsLabel: '2 Händler · Frankreich',
      points: '/api/dealers/dealers/de.json',
      map: { tiles: '/tiles/de/{z}/{x}/{y}', maxZoom: 8, attribution: 'Us' },
      isNarrowed: true,
    });
    expect(await locator('/de/handler')).not.toHaveProperty('isNarrowed');
    expect(await locator('/de/handler')).toHaveProperty('isByCountry', true);
    expect(await locator('/de/handler?country=fr')).not.toHaveProperty('isByCountry');
  });

  it.each([
    ['the first of the language', '/pt/concessionarios', ['PT']],
    ['else the first of the page', '/de/handler', ['FR']],
    ['that of the selected entry as well', '/de/handler?q=Atlantis&dealer=lagos', ['FR', 'PT']],
    ['all in a search', '/de/handler?q=Faro', undefined],
    ['all of a country', '/de/handler?country=fr', undefined],
  ])('countries that are open: %s', async (_, address, codes) => {
    expect((await locator(address)).openCountries).toEqual(codes);
  });

  it('offers only countries with dealers, by name', async () => {
    const { countries } = await locator('/fr/concessionnaires?country=it');
    expect(countries).toEqual([
      { label: 'France', url: '/fr/concessionnaires?country=fr', count: 2 },
      { label: 'Italie', url: '/fr/concessionnaires?country=it', count: 1, isCurrent: true },
      { label: 'Portugal', url: '/fr/concessionnaires?country=pt', count: 1 },
    ]);
  });

  it('links a dealer’s page in the language, else its contact page', async () => {
    const urls = async (address: string) =>
      Object.fromEntries((await locator(address)).results.map(({ id, url }) => [id, url]));
    expect(await urls('/dealers')).toMatchObject({
      nice: '/dealers/nice',
      // Its page is announced, but was deleted.
      genoa: '/contact/genoa',
      lagos: '/contact/lagos',
    });
    expect(await urls('/fr/concessionnaires')).toMatchObject({ nice: '/fr/concessionnaires/nice' });
    expect(await urls('/de/handler')).toMatchObject({ nice: '/de/kontakt/nice' });
  });

  it('?dealer= in the results: selects it; otherwise shows it alone', async () => {
    const { results, selected } = await locator('/dealers?country=fr&dealer=nice');
    expect(results.length).toBeGreaterThan(1);
    expect(selected).toBe('nice');
    expect(results.every(({ id, selectUrl }) => selectUrl === `/dealers?country=fr&dealer=${id}`)).toBe(true);
    await expect(locator('/dealers?country=fr&dealer=lagos')).rejects.toThrow();
  });

  it('an entry has all known details and no empty ones', async () => {
    const { results } = await locator('/fr/concessionnaires?dealer=rochelle');
    expect(results).toEqual([
      {
        id: 'rochelle',
        title: 'Zénith Nautique',
        segment: 'Concessionnaire',
        postalCode: '17000',
        city: 'La Rochelle',
        countryCode: 'FR',
        country: 'France',
        url: '/fr/contact/rochelle',
        selectUrl: '/fr/concessionnaires?dealer=rochelle',
        latitude: 46.16,
        longitude: -1.15,
      },
    ]);
  });

  it.each<[Locale, string, string]>([
    ['en', '/dealers', 'Dealer and charter operator'],
    ['fr', '/fr/concessionnaires', 'Concessionnaire et loueur'],
    ['de', '/de/handler', 'Händler und Vercharterer'],
    ['es', '/es/concesionarios', 'Concesionario y empresa de chárter'],
    ['it', '/it/concessionari', 'Concessionario e società di charter'],
    ['pt', '/pt/concessionarios', 'Concessionário e empresa de charter'],
  ])('segment in the language of %s', async (_locale, address, words) => {
    const { results } = await locator(`${address}?dealer=lagos`);
    expect(results[0]?.segment).toBe(words);
  });

  it('distances to 0.1 km, only with a position', async () => {
    const around = await locator('/dealers?near=43.7,7.3');
    expect(around.isNear).toBe(true);
    expect(around.results.map(({ id, distance }) => [id, distance])).toEqual([
      ['nice', 2.4],
      ['genoa', 152.3],
      ['rochelle', expect.any(Number)],
      ['lagos', expect.any(Number)],
      ['nowhere', expect.any(Number)],
    ]);
    for (const { distance = 0 } of around.results) expect(distance).toBe(Number(distance.toFixed(1)));
    for (const entry of (await locator('/dealers')).results) expect(entry).not.toHaveProperty('distance');
  });

  it('country without dealers: a message, the nearest, no country selected', async () => {
    const spain = await locator('/dealers?country=es');
    expect(spain).toMatchObject({
      message: 'No dealers in Spain. Nearest: Atlantico.',
      search: 'Spain',
      resultsLabel: '5 dealers',
      map: { latitude: 40.2, longitude: -3.6, zoom: 4 },
    });
    expect(spain.isNear).toBe(true);
    expect(spain.results[0]).toMatchObject({ id: 'lagos', distance: expect.any(Number) });
    expect(spain.countries.filter(({ isCurrent }) => isCurrent)).toEqual([]);
  });

  it('not found: a message and the search text', async () => {
    const { message, search, results } = await locator('/dealers?q=Atlantis');
    expect(message).toBe('We could not find “Atlantis”. Try a larger town nearby, or the name of a country.');
    expect(search).toBe('Atlantis');
    expect(results).toHaveLength(5);
  });

  it('the search text is never parsed as message format or HTML', async () => {
    const { message } = await locator(`/dealers?q=${encodeURIComponent('{what} <b>’{0}</b>')}`);
    expect(message).toContain('“{what} <b>’{0}</b>”');
  });

  it('geocoder down: list and map with a message', async () => {
    const { message, results } = await locator('/dealers?q=France', { geocoder: unavailable });
    expect(message).toMatch(/^The search is not answering/);
    expect(results).toHaveLength(5);
  });

  it('no dealers at all: an empty state', async () => {
    const empty = await locator('/dealers', { dealers: listing([]) });
    expect(empty).toMatchObject({ results: [], countries: [], resultsLabel: 'No dealers' });
    expect(empty.empty?.text).toBe('Nobody here yet. Write to the yard instead.');
    expect(empty.map).toMatchObject({ latitude: 28.52, longitude: -3.07, zoom: 1 });
  });

  it('dealer pages fail: all link to contact pages', async () => {
    await using away = await startEditorialSite({
      ...DEALER_PAGES,
      special: (question) =>
        question.includes('/jsonapi/dealer/dealer') ? { status: 500, body: {} } : undefined,
    });
    const props = getBlockProps(await validPageAt(away.content, '/dealers'), 'locator');
    expect(props?.results.map(({ url }) => url)).toContain('/contact/nice');
  });

  it('dealer service down: UpstreamError', async () => {
    await expect(builtAt(site.content, '/dealers', { dealers: unavailableDealers })).rejects.toThrow(
      'The dealer service answered 500',
    );
  });
});
