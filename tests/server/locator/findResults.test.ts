import { describe, expect, it } from 'vitest';
import type { Geocoder } from '../../../server/geocoding/Geocoder.ts';
import { type Found, findResults } from '../../../server/locator/findResults.ts';
import { type Located, locatorList } from '../../../server/locator/locatorList.ts';
import type { LocatorQuery } from '../../../server/locator/readLocatorQuery.ts';
import { WORLD } from '../../../server/locator/viewOf.ts';
import { runRequest } from '../../../server/requestContext.ts';
import { memoryLog } from '../memoryLog.ts';
import { accountsOf, DEALERS, knowing, unavailable } from './dealers.ts';

const list = locatorList(DEALERS, 'dealers', 'en');
const WHOLE = accountsOf(list.entries);
const geocoder = knowing({
  Spain: { countryCode: 'ES', latitude: 40.4, longitude: -3.7 },
  France: { countryCode: 'FR', latitude: 46.6, longitude: 2.4 },
});

/** What an address shows, and what the log says. */
const during = async (query: LocatorQuery, by: Geocoder = geocoder) => {
  const { log, lines } = memoryLog();
  const upstream = { calls: 0, cached: 0, stale: 0, failed: 0, ms: 0 };
  const answer = await runRequest({ id: 'r', log, upstream }, () =>
    findResults(list, query, { geocoder: by, locale: 'en' }),
  );
  return { answer, lines: lines() };
};

const found = async (query: LocatorQuery, by?: Geocoder): Promise<Found & { accounts: string[] }> => {
  const { answer } = await during(query, by);
  if ('leadsTo' in answer) throw new Error(`It leads to ${answer.leadsTo.type}`);
  return { ...answer, accounts: accountsOf(answer.entries) };
};

const country = (code: string): LocatorQuery => ({ type: 'country', code });
const search = (text: string): LocatorQuery => ({ type: 'search', text });
const near = (latitude: number, longitude: number): LocatorQuery => ({
  type: 'near',
  place: { latitude, longitude },
});
const isMinus = (one: Located, other: Located) => one.accountId.localeCompare(other.accountId);

describe('without a wish', () => {
  it('everybody is there, on a map of the world', async () => {
    expect(await found({ type: 'all' })).toEqual({
      entries: list.entries,
      accounts: WHOLE,
      view: WORLD,
    });
  });
});

describe('a country', () => {
  it('with dealers shows those, and a map of them, without asking the geocoder', async () => {
    const french = await found(country('FR'), unavailable);
    expect(french.accounts).toEqual(['nice', 'rochelle']);
    expect(french).toMatchObject({
      country: { code: 'FR', name: 'France' },
      view: { latitude: expect.closeTo(44.93, 2), longitude: expect.closeTo(3.06, 2) },
    });
    expect(french).not.toHaveProperty('miss');
  });

  it('without dealers shows the nearest, centred at zoom 4, and says so (spec 1 §4)', async () => {
    const spanish = await found(country('ES'));
    expect(spanish.accounts).toEqual(['lagos', 'rochelle', 'nice', 'genoa', 'nowhere']);
    // To the letter: what is more in it would not be a map any more.
    expect(spanish.view).toEqual({ latitude: 40.4, longitude: -3.7, zoom: 4 });
    expect(spanish.isNear).toBe(true);
    expect(spanish.entries.map(({ km = 0 }) => Math.round(km))).toEqual([566, 673, 976, 1127, 9186]);
    expect(spanish.miss).toEqual({ id: 'locator.noneInCountry', what: 'Spain' });
  });

  it('that the geocoder does not know leaves list and map as they were, and does not speak of the nearest', async () => {
    const unknown = await found(country('BE'));
    expect(unknown).toMatchObject({
      accounts: WHOLE,
      view: WORLD,
      country: { code: 'BE', name: 'Belgium' },
      miss: { id: 'locator.unknownPlace', what: 'Belgium' },
    });
    expect(unknown).not.toHaveProperty('isNear');
    for (const entry of unknown.entries) expect(entry).not.toHaveProperty('km');
  });

  it('stands while the geocoder is down: the whole list, a message, a line in the log', async () => {
    const { answer, lines } = await during(country('BE'), unavailable);
    expect(answer).toMatchObject({
      entries: list.entries,
      view: WORLD,
      miss: { id: 'locator.searchDown', what: 'Belgium' },
    });
    expect(lines).toMatchObject([
      { level: 'warn', event: 'geocoder-failed', msg: 'The geocoder answered 500' },
    ]);
  });

  it('is not looked for among dealers that no map shows', async () => {
    expect((await found(country('HR'))).miss?.id).toBe('locator.unknownPlace');
  });
});

describe('a search', () => {
  it('for a country leads to its address', async () => {
    expect((await during(search('France'))).answer).toEqual({
      leadsTo: { type: 'country', code: 'FR' },
    });
  });

  it('for a town shows who is there', async () => {
    const there = await found(search('la rochelle'));
    expect(there.accounts).toEqual(['rochelle']);
    expect(there.view).toEqual({ latitude: 46.16, longitude: -1.15, zoom: 10 });
    expect(there).not.toHaveProperty('miss');
  });

  it('for what nobody knows leaves list and map as they were, and says so', async () => {
    const { answer, lines } = await during(search('Atlantis'));
    expect(answer).toEqual({
      entries: list.entries,
      view: WORLD,
      miss: { id: 'locator.unknownPlace', what: 'Atlantis' },
    });
    expect(lines).toEqual([]);
  });

  it('while the geocoder is down has the whole list, a message and a line in the log', async () => {
    const { answer, lines } = await during(search('France'), unavailable);
    expect(answer).toEqual({
      entries: list.entries,
      view: WORLD,
      miss: { id: 'locator.searchDown', what: 'France' },
    });
    expect(lines).toMatchObject([{ level: 'warn', event: 'geocoder-failed' }]);
  });

  it('while the geocoder is down still finds a town', async () => {
    const { answer, lines } = await during(search('Nice'), unavailable);
    expect(answer).toMatchObject({ entries: [{ accountId: 'nice' }] });
    expect(answer).not.toHaveProperty('miss');
    expect(lines).toMatchObject([{ event: 'geocoder-failed' }]);
  });

  it('passes on a fault of ours', async () => {
    const faulty: Geocoder = { ...geocoder, search: () => Promise.reject(new TypeError('Our own')) };
    await expect(during(search('France'), faulty)).rejects.toThrow('Our own');
    await expect(during(country('BE'), faulty)).rejects.toThrow('Our own');
  });
});

describe('where the visitor is', () => {
  it('puts the nearest first and leaves nobody out', async () => {
    const around = await found(near(43.9, 8));
    expect(around.accounts).toEqual(['nice', 'genoa', 'rochelle', 'lagos', 'nowhere']);
    expect(around.isNear).toBe(true);
    expect(around.entries.map(({ km = 0 }) => Math.round(km))).toEqual([63, 93, 761, 1595, 8679]);
    const whole = around.entries.map(({ km, ...entry }) => entry);
    expect(whole.sort(isMinus)).toEqual([...list.entries].sort(isMinus));
  });

  it('measures across the date line, and shows the map there', async () => {
    const islands = [
      { ...DEALERS[0], accountId: 'fiji', latitude: -18.1, longitude: 178.4, isHidden: false },
      { ...DEALERS[0], accountId: 'chile', latitude: -33, longitude: -71.6, isHidden: false },
      { ...DEALERS[0], accountId: 'samoa', latitude: -13.8, longitude: -171.8, isHidden: false },
    ];
    const pacific = locatorList(islands, 'dealers', 'en');
    const answer = await findResults(pacific, near(-15, -179), { geocoder, locale: 'en' });
    if ('leadsTo' in answer) throw new Error('Nothing to redirect');
    expect(accountsOf(answer.entries)).toEqual(['fiji', 'samoa', 'chile']);
    expect(answer.view.longitude).toBeLessThan(-110);
  });
});

describe('one dealer', () => {
  it('is shown alone, in its town, and marked', async () => {
    expect(await found({ type: 'dealer', id: 'nice' })).toMatchObject({
      accounts: ['nice'],
      selected: 'nice',
      view: { latitude: 43.7, longitude: 7.27, zoom: 10 },
    });
  });

  it.each(['unknown', 'hidden', 'unplaced', 'fleet', 'constructor'])(
    'that this list does not have (%s) leads to the whole list',
    async (id) => {
      expect((await during({ type: 'dealer', id })).answer).toEqual({ leadsTo: { type: 'all' } });
    },
  );
});
