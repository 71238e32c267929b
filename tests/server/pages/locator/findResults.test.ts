import { describe, expect, it } from 'vitest';
import type { CountryCode } from '../../../../locales/countries/countryCenters.ts';
import { runRequest } from '../../../../server/observability/requestContext.ts';
import { findResults } from '../../../../server/pages/locator/findResults.ts';
import type { LocatorResults } from '../../../../server/pages/locator/LocatorResults.ts';
import { type Located, locatorList } from '../../../../server/pages/locator/locatorList.ts';
import type { LocatorQuery } from '../../../../server/pages/locator/parseLocatorQuery.ts';
import { toView, WORLD } from '../../../../server/pages/locator/toView.ts';
import type { Geocoder } from '../../../../server/services/geocoding/Geocoder.ts';
import { memoryLog } from '../../memoryLog.ts';
import { aDealer, DEALERS, getAccountIds, knowing, unavailable } from './dealers.ts';

const list = locatorList(DEALERS, 'dealers', 'en');
/** Nobody of them is a dealer; one is a charter operator as well. */
const CENTRES = [
  aDealer({
    accountId: 'flensburg',
    label: 'Werft',
    latitude: 54.8,
    longitude: 9.44,
    billingCity: 'Flensburg',
    contractSegment: 'Service Center',
  }),
  aDealer({
    accountId: 'glucksburg',
    label: 'Yachten vor Flensburg',
    latitude: 54.83,
    longitude: 9.55,
    billingCity: 'Glücksburg',
    contractSegment: 'Service Center;VCH',
  }),
];
const WHOLE = getAccountIds(list.entries);
const others = (['charters', 'service-centers'] as const).map((kind) => ({
  kind,
  list: locatorList(CENTRES, kind, 'en'),
}));
const geocoder = knowing(
  {
    Spain: { countryCode: 'ES', latitude: 40.4, longitude: -3.7 },
    France: { countryCode: 'FR', latitude: 46.6, longitude: 2.4 },
  },
  { Munich: { latitude: 48.14, longitude: 11.58 } },
);

/** What an address shows, and what the log says. */
const during = async (query: LocatorQuery, by: Geocoder | undefined = geocoder) => {
  const { log, lines } = memoryLog();
  const upstream = { calls: 0, cached: 0, stale: 0, failed: 0, ms: 0 };
  const answer = await runRequest({ id: 'r', log, upstream }, () =>
    findResults(list, query, { geocoder: by, locale: 'en', others }),
  );
  return { answer, lines: lines() };
};

const found = async (
  query: LocatorQuery,
  by?: Geocoder,
): Promise<LocatorResults & { accounts: string[] }> => {
  const { answer } = await during(query, by);
  if ('leadsTo' in answer) throw new Error(`It leads to ${answer.leadsTo.type}`);
  return { ...answer, accounts: getAccountIds(answer.entries) };
};

const country = (code: CountryCode): LocatorQuery => ({ type: 'country', code });
const search = (text: string): LocatorQuery => ({ type: 'search', text });
const near = (latitude: number, longitude: number): LocatorQuery => ({
  type: 'near',
  place: { latitude, longitude },
});
const isMinus = (one: Located, other: Located) => one.accountId.localeCompare(other.accountId);

describe('no query', () => {
  it('all dealers on a world map', async () => {
    expect(await found({ type: 'all' })).toEqual({
      entries: list.entries,
      accounts: WHOLE,
      view: WORLD,
    });
  });
});

describe('a country', () => {
  it('with dealers: those, and a map of them, without a geocoder request', async () => {
    const french = await found(country('FR'), unavailable);
    expect(french.accounts).toEqual(['nice', 'rochelle']);
    expect(french).toMatchObject({
      country: { code: 'FR', name: 'France' },
      view: { latitude: expect.closeTo(44.93, 2), longitude: expect.closeTo(3.06, 2) },
    });
    expect(french).not.toHaveProperty('miss');
  });

  it('without dealers: the nearest, zoom 4 and a message, without a geocoder request', async () => {
    const spanish = await found(country('ES'), unavailable);
    expect(spanish.accounts).toEqual(['lagos', 'rochelle', 'nice', 'genoa', 'nowhere']);
    // To the letter: what is more in it would not be a map any more.
    expect(spanish.view).toEqual({ latitude: 40.2, longitude: -3.6, zoom: 4 });
    expect(spanish.isNear).toBe(true);
    expect(spanish.entries.map(({ km = 0 }) => Math.round(km))).toEqual([559, 692, 979, 1130, 9167]);
    expect(spanish.miss).toEqual({ id: 'locator.noneInCountry', what: 'Spain' });
  });

  it('with dealers that are on no map: as without dealers', async () => {
    for (const code of ['BE', 'HR'] as const)
      expect((await found(country(code))).miss?.id).toBe('locator.noneInCountry');
  });
});

describe('a search', () => {
  it('for a country: redirects to its URL', async () => {
    expect((await during(search('France'))).answer).toEqual({
      leadsTo: { type: 'country', code: 'FR' },
    });
  });

  it('for a town: the nearest to its first dealer, on a map of the first three', async () => {
    const there = await found(search('la rochelle'));
    expect(there.accounts).toEqual(['rochelle', 'nice', 'genoa', 'lagos', 'nowhere']);
    expect(there.entries.map(({ km = -1 }) => Math.round(km))).toEqual([0, 717, 812, 1184, 9390]);
    expect(there.isNear).toBe(true);
    expect(there.view).toEqual(toView(there.entries.slice(0, 3)));
    expect(there).not.toHaveProperty('miss');
  });

  it('for a town that the geocoder knows too: the nearest to its centre', async () => {
    const at = (latitude: number) => knowing({}, { Nice: { latitude, longitude: 7.27 } });
    const kmOfFirst = async (by: Geocoder) => (await found(search('Nice'), by)).entries[0]?.km;
    expect(await kmOfFirst(at(43.75))).toBeCloseTo(5.56, 2);
    // Another Nice.
    expect(await kmOfFirst(at(44))).toBe(0);
  });

  it('for the exact name of a town: that one, and the others whose names begin so as choices', async () => {
    const palmas = [
      aDealer({
        accountId: 'las-palmas',
        latitude: 28.12,
        longitude: -15.43,
        billingCity: 'Las Palmas de Gran Canaria',
        billingCountryCode: 'ES',
      }),
      aDealer({
        accountId: 'palma',
        latitude: 39.57,
        longitude: 2.65,
        billingCity: 'Palma',
        billingCountryCode: 'ES',
      }),
    ];
    const spain = locatorList([...palmas, ...DEALERS], 'dealers', 'en');
    const by = knowing(
      {},
      { Palma: [{ name: 'Palma', countryCode: 'MZ', latitude: -10.77, longitude: 40.48 }] },
    );
    const answer = async (text: string) => {
      const results = await findResults(spain, search(text), { geocoder: by, locale: 'en', others });
      if ('leadsTo' in results) throw new Error('Nothing to redirect');
      return results;
    };
    const exact = await answer('Palma');
    expect(exact).toMatchObject({
      isNear: true,
      entries: [{ accountId: 'palma', km: 0 }, {}, {}, {}, {}, {}, {}],
      from: 'Palma, Spain',
      choices: ['Las Palmas de Gran Canaria, Spain', 'Palma, Mozambique'],
    });
    expect(exact.view).toEqual(toView(exact.entries.slice(0, 3)));
    const choice = await answer('Las Palmas de Gran Canaria, Spain');
    expect(choice).toMatchObject({ entries: [{ accountId: 'las-palmas', km: 0 }, {}, {}, {}, {}, {}, {}] });
    expect(choice).not.toHaveProperty('choices');
  });

  it('for the exact name of a known town: not a dealer in another whose name begins so', async () => {
    const by = knowing({}, { Roch: { name: 'Roch', countryCode: 'GB', latitude: 51.8, longitude: -5.1 } });
    expect(await found(search('Roch'), by)).toMatchObject({
      isNear: true,
      miss: { id: 'locator.noneThere', what: 'Roch' },
      from: 'Roch, United Kingdom',
      choices: ['La Rochelle, France'],
    });
  });

  it('for a place beside a dealer’s town: the nearest, without a message', async () => {
    const by = knowing({}, { Antibes: { latitude: 43.58, longitude: 7.12 } });
    const beside = await found(search('Antibes'), by);
    expect(beside.accounts[0]).toBe('nice');
    expect(beside).not.toHaveProperty('miss');
  });

  it('for a postal code: the same as for its town', async () => {
    expect((await found(search('17000'))).accounts[0]).toBe('rochelle');
    expect((await found(search('17000'))).isNear).toBe(true);
  });

  it('for a dealer’s name: this dealer, in its town', async () => {
    const named = await found(search('Écume'));
    expect(named.accounts).toEqual(['nice']);
    expect(named.view).toEqual({ latitude: 43.7, longitude: 7.27, zoom: 10 });
    expect(named).not.toHaveProperty('isNear');
  });

  it('for a common part of several towns’ names: those only', async () => {
    const saints = ['malo', 'tropez'].map((accountId, index) =>
      aDealer({ accountId, billingCity: `Saint-${accountId}`, latitude: 48 - 5 * index }),
    );
    const both = locatorList([...saints, ...DEALERS], 'dealers', 'en');
    const answer = await findResults(both, search('Saint'), { geocoder, locale: 'en', others });
    if ('leadsTo' in answer) throw new Error('Nothing to redirect');
    expect(getAccountIds(answer.entries)).toEqual(['malo', 'tropez']);
    expect(answer).not.toHaveProperty('isNear');
  });

  it('for a town that only other lists have: names them, shows the nearest', async () => {
    const flensburg = await found(search('Flensburg'));
    expect(flensburg).toMatchObject({
      accounts: ['genoa', 'rochelle', 'nice', 'lagos', 'nowhere'],
      isNear: true,
      miss: { id: 'locator.elsewhere', what: 'Flensburg' },
      elsewhere: [
        { kind: 'charters', count: 1 },
        { kind: 'service-centers', count: 2 },
      ],
    });
  });

  it('for a name that only another list has: names it; list and map unchanged', async () => {
    const { answer } = await during(search('Werft'), unavailable);
    expect(answer).toEqual({
      entries: list.entries,
      view: WORLD,
      miss: { id: 'locator.elsewhere', what: 'Werft' },
      elsewhere: [{ kind: 'service-centers', count: 1 }],
    });
  });

  it('for a town that only the geocoder knows: the nearest to it, with a message', async () => {
    const { answer } = await during(search('Munich'));
    const near = await during({ type: 'near', place: { latitude: 48.14, longitude: 11.58 } });
    expect(answer).toEqual({ ...near.answer, miss: { id: 'locator.noneThere', what: 'Munich' } });
  });

  it('for an unknown place: a message; list and map unchanged', async () => {
    const { answer, lines } = await during(search('Atlantis'));
    expect(answer).toEqual({
      entries: list.entries,
      view: WORLD,
      miss: { id: 'locator.unknownPlace', what: 'Atlantis' },
    });
    expect(lines).toEqual([]);
  });

  it('geocoder down: the whole list, a message and a log line', async () => {
    const { answer, lines } = await during(search('France'), unavailable);
    expect(answer).toEqual({
      entries: list.entries,
      view: WORLD,
      miss: { id: 'locator.searchDown', what: 'France' },
    });
    expect(lines).toMatchObject([
      { level: 'warn', event: 'geocoder-failed', msg: 'The geocoder answered 500' },
    ]);
  });

  it('geocoder down: a dealer’s town is still found', async () => {
    const { answer, lines } = await during(search('Nice'), unavailable);
    expect(answer).toHaveProperty('entries.0.accountId', 'nice');
    expect(answer).not.toHaveProperty('miss');
    expect(lines).toMatchObject([{ event: 'geocoder-failed' }]);
  });

  it('other errors are rethrown', async () => {
    const faulty: Geocoder = { ...geocoder, search: () => Promise.reject(new TypeError('Our own')) };
    await expect(during(search('France'), faulty)).rejects.toThrow('Our own');
  });
});

describe('near a position', () => {
  it('all dealers, nearest first', async () => {
    const around = await found(near(43.9, 8));
    expect(around.accounts).toEqual(['nice', 'genoa', 'rochelle', 'lagos', 'nowhere']);
    expect(around.isNear).toBe(true);
    expect(around.entries.map(({ km = 0 }) => Math.round(km))).toEqual([63, 93, 761, 1595, 8679]);
    const whole = around.entries.map(({ km, ...entry }) => entry);
    expect(whole.sort(isMinus)).toEqual([...list.entries].sort(isMinus));
  });

  it('distances and map work across the date line', async () => {
    const islands = [
      { ...DEALERS[0], accountId: 'fiji', latitude: -18.1, longitude: 178.4, isHidden: false },
      { ...DEALERS[0], accountId: 'chile', latitude: -33, longitude: -71.6, isHidden: false },
      { ...DEALERS[0], accountId: 'samoa', latitude: -13.8, longitude: -171.8, isHidden: false },
    ];
    const pacific = locatorList(islands, 'dealers', 'en');
    const answer = await findResults(pacific, near(-15, -179), { geocoder, locale: 'en', others: [] });
    if ('leadsTo' in answer) throw new Error('Nothing to redirect');
    expect(getAccountIds(answer.entries)).toEqual(['fiji', 'samoa', 'chile']);
    expect(answer.view.longitude).toBeLessThan(-110);
  });
});

describe('one dealer', () => {
  it('is shown alone in its town, selected', async () => {
    expect(await found({ type: 'dealer', id: 'nice' })).toMatchObject({
      accounts: ['nice'],
      selected: 'nice',
      view: { latitude: 43.7, longitude: 7.27, zoom: 10 },
    });
  });

  it.each(['unknown', 'hidden', 'unplaced', 'fleet', 'constructor'])(
    'not in this list (%s): redirects to the whole list',
    async (id) => {
      expect((await during({ type: 'dealer', id })).answer).toEqual({ leadsTo: { type: 'all' } });
    },
  );
});
