import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPath } from '../../locales/buildPath.ts';
import { type CountryCode, countryCenters, isCountryCode } from '../../locales/countries/countryCenters.ts';
import { countryName } from '../../locales/countries/countryName.ts';
import { LOCALE_CODES, type Locale } from '../../locales/locales.ts';
import type { Locator } from '../../schemas/blocks/locator.ts';
import { LOCATOR_KINDS, type LocatorKind } from '../../schemas/parts/locatorKind.ts';
import { translate } from '../../server/pages/translate.ts';
import { ask } from '../server/loopback.ts';
import { demoSite } from './demoSite.ts';
import { runSite } from './runSite.ts';

const CODES = Object.keys(countryCenters).filter(isCountryCode);
const JSON_TYPE = { accept: 'application/json' };

let site: Awaited<ReturnType<typeof demoSite>>;
beforeAll(async () => {
  site = await demoSite();
});
afterAll(() => expect(site.noise).toEqual([]));

const toLocatorPath = (locale: Locale, kind: LocatorKind): string => buildPath(locale, `${kind}-map`);
const toCountryQuery = (code: string): string => `?country=${code.toLowerCase()}`;

const bodyAt = async (
  address: string,
  headers: Record<string, string> = {},
  url = site.url,
): Promise<string> => {
  const { status, body } = await ask(url, address, { headers });
  expect([address, status]).toEqual([address, 200]);
  return `${body}`;
};

const locatorIn = (json: string): Locator => {
  const { blocks } = JSON.parse(json);
  return blocks.find(({ type }: { type: string }) => type === 'locator').props;
};

const locatorAt = async (address: string, url?: string): Promise<Locator> =>
  locatorIn(await bodyAt(address, JSON_TYPE, url));

/** Countries that the list has nothing in. */
const emptyCountries = async (locale: Locale, kind: LocatorKind): Promise<CountryCode[]> => {
  const { countries } = await locatorAt(toLocatorPath(locale, kind));
  const named = new Set(countries.map(({ label }) => label));
  return CODES.filter((code) => !named.has(countryName(code, locale)));
};

const every = <Country>(step: number, countries: readonly Country[]): readonly Country[] =>
  countries.filter((_country, index) => index % step === 0);

/** All of them in English; of the other languages, which differ in words alone, some. */
const triedIn = <Country>(locale: Locale, countries: readonly Country[]): readonly Country[] =>
  every(locale === 'en' ? 1 : 20, countries);

/** What a locator must show of a country that it has nothing in (behaviour §6.4). */
const nearestTo = (
  locale: Locale,
  code: CountryCode,
  { results: [nearest] }: Locator,
  kind: LocatorKind = 'dealers',
) => {
  const [latitude, longitude] = countryCenters[code];
  const name = countryName(code, locale);
  return {
    message: translate(locale)('locator.noneInCountry', {
      what: name,
      none: translate(locale)(`locator.${kind}.count`, { count: 0 }),
      nearest: nearest?.title ?? '',
    }),
    search: name,
    isNear: true,
    map: { latitude, longitude, zoom: 4 },
  };
};

const expectSorted = (code: string, { results }: Locator): void => {
  const distances = results.map(({ distance = Number.NaN }) => distance);
  expect(distances.length).toBeGreaterThan(0);
  expect([code, distances]).toEqual([code, distances.toSorted((one, other) => one - other)]);
};

describe.each(LOCALE_CODES)('dealers in %s', (locale) => {
  it('country without dealers: the nearest at zoom 4, uncached and cached', async () => {
    const path = toLocatorPath(locale, 'dealers');
    const empty = await emptyCountries(locale, 'dealers');
    expect(empty.length).toBeGreaterThan(100);
    const tried = triedIn(locale, empty);
    for (const code of tried) {
      const made = await bodyAt(path + toCountryQuery(code), JSON_TYPE);
      const locator = locatorIn(made);
      expect(locator).toMatchObject(nearestTo(locale, code, locator));
      expectSorted(code, locator);
      expect(await bodyAt(path + toCountryQuery(code), JSON_TYPE)).toBe(made);
    }
    const fromMemory = () => site.log.filter((line) => line.page === 'fresh' && line.path === path);
    await expect.poll(() => fromMemory().length).toBe(tried.length);
  }, 120_000);

  it('the same message in HTML and navigation data', async () => {
    const path = toLocatorPath(locale, 'dealers');
    for (const code of every(20, await emptyCountries(locale, 'dealers'))) {
      const { message } = nearestTo(locale, code, await locatorAt(path + toCountryQuery(code)));
      expect(await bodyAt(path + toCountryQuery(code))).toContain(`>${message.replaceAll('&', '&amp;')}<`);
      const data = await bodyAt(`${path}/index.pageContext.json${toCountryQuery(code)}`);
      expect(data).toContain(JSON.stringify(message));
    }
  }, 120_000);

  it('country with dealers: exactly these', async () => {
    const { countries } = await locatorAt(toLocatorPath(locale, 'dealers'));
    expect(countries.length).toBeGreaterThan(50);
    for (const { label, url, count } of triedIn(locale, countries)) {
      const { results, message, isNear } = await locatorAt(url);
      expect([label, results.length]).toEqual([label, Math.min(count, 40)]);
      expect(new Set(results.map(({ country }) => country))).toEqual(new Set([label]));
      expect({ message, isNear }).toEqual({ message: undefined, isNear: undefined });
    }
  }, 120_000);
});

it.each(LOCATOR_KINDS)(
  '%s: countries without results need no geocoder',
  async (kind) => {
    // That every country has one is asked of the dealers.
    for (const code of every(10, await emptyCountries('en', kind))) {
      const locator = await locatorAt(toLocatorPath('en', kind) + toCountryQuery(code));
      expect(locator).toMatchObject(nearestTo('en', code, locator, kind));
    }
    expect(site.log.filter(({ event }) => event === 'geocoder-failed')).toEqual([]);
  },
  120_000,
);

it('the same without a page cache', async () => {
  const uncached = await runSite({ PAGE_CACHE_MEGABYTES: '0' });
  try {
    for (const code of every(10, await emptyCountries('en', 'dealers'))) {
      const address = toLocatorPath('en', 'dealers') + toCountryQuery(code);
      expect(await locatorAt(address, uncached.url)).toEqual(await locatorAt(address));
    }
  } finally {
    await uncached.kill();
  }
}, 120_000);

it.each<[Locale, string]>([
  ['en', 'London'],
  ['de', 'München'],
  ['fr', 'Lyon'],
])('%s: a town without a dealer, %s, shows the nearest to it', async (locale, town) => {
  const { results, message } = await locatorAt(
    `${toLocatorPath(locale, 'dealers')}?q=${encodeURIComponent(town)}`,
  );
  // Namesakes of the town may be named after it.
  expect(message).toContain(
    translate(locale)('locator.noneThere', {
      what: town,
      none: translate(locale)('locator.dealers.count', { count: 0 }),
      nearest: results[0]?.title ?? '',
    }),
  );
  const distances = results.slice(0, 5).map(({ distance }) => distance);
  expect(distances).not.toContain(undefined);
});
