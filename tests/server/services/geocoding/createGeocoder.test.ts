import { inspect } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { API_KEY, features, france, geocoderHost, sends } from './geocoderHost.ts';

afterEach(() => void vi.useRealTimers());

describe('createGeocoder', () => {
  it('search returns country, latitude and longitude', async () => {
    const { geocoder, asked } = await geocoderHost(sends(features(france)));
    expect(await geocoder.search('Frankreich', 'de')).toEqual({
      countryCode: 'FR',
      latitude: 46.6,
      longitude: 2.4,
    });
    expect(asked[0]?.pathname).toBe('/v1/geocode/search');
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      country: 'Frankreich',
      lang: 'de',
      apiKey: API_KEY,
    });
  });

  it('at most five suggestions, without duplicates and unnamed places', async () => {
    const named = (country: unknown) => ({ properties: { country } });
    const list = ['A', 'B', 'A', '', 7, 'C', 'D', 'E', 'F'].map(named);
    const { geocoder, asked } = await geocoderHost(sends(features('no feature', ...list)));
    expect(await geocoder.suggest('x', 'en')).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(asked[0]?.pathname).toBe('/v1/geocode/autocomplete');
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      text: 'x',
      type: 'country',
      limit: '5',
      lang: 'en',
      apiKey: API_KEY,
    });
  });

  it('omits overlong names and invisible characters', async () => {
    const named = (country: string) => ({ properties: { country } });
    const list = [named('x'.repeat(81)), named(' Fr\u202eance\u200b '), named('\u200b')];
    const { geocoder } = await geocoderHost(sends(features(...list)));
    expect(await geocoder.suggest('x', 'en')).toEqual(['France']);
  });

  it('locate returns where the places of any kind are, with town and country', async () => {
    const town = {
      properties: { city: 'München', country_code: 'de' },
      geometry: { type: 'Point', coordinates: [11.58, 48.14] },
    };
    const bare = { geometry: { type: 'Point', coordinates: [1, 2] } };
    const { geocoder, asked } = await geocoderHost(sends(features(town, bare)));
    expect(await geocoder.locate('80331', 'de')).toEqual([
      { name: 'München', countryCode: 'DE', latitude: 48.14, longitude: 11.58 },
      { latitude: 2, longitude: 1 },
    ]);
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      text: '80331',
      limit: '5',
      lang: 'de',
      apiKey: API_KEY,
    });
  });

  it('an unknown place is reported once per cached answer', async () => {
    const { geocoder, events, asked } = await geocoderHost(sends(features()));
    expect(await geocoder.locate('Atlantis', 'en')).toEqual([]);
    expect(await geocoder.locate('Atlantis', 'en')).toEqual([]);
    expect(events).toEqual([
      { event: 'place-unknown', reason: expect.any(String), text: 'Atlantis', characters: 8, locale: 'en' },
    ]);
    expect(asked).toHaveLength(1);
  });

  it.each(['Côte d’Ivoire', "Cote d'Ivoire", 'Timor-Leste', 'भारत'])(
    'the report contains “%s”, which can be a name',
    async (text) => {
      const { geocoder, events } = await geocoderHost(sends(features()));
      await geocoder.locate(text, 'en');
      expect(events[0]).toMatchObject({ text, characters: [...text].length });
    },
  );

  it.each([
    'ann@host.example',
    '+33 6 12 34 56 78',
    '12 quai Valin',
    'a\u202eb',
    'a\u200db',
    '{"level":50}',
    'a\u2028b',
  ])('the report contains only the length of %j, which may be personal', async (text) => {
    const { geocoder, events } = await geocoderHost(sends(features()));
    await geocoder.locate(text, 'en');
    expect(events).toEqual([
      { event: 'place-unknown', reason: expect.any(String), characters: text.length, locale: 'en' },
    ]);
  });

  it('unknown places are cached for five minutes, found ones for a day', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
    const { geocoder, asked } = await geocoderHost(sends(features()), sends(features(france)));
    expect(await geocoder.search('France', 'en')).toBeUndefined();
    pass(299);
    expect(await geocoder.search('France', 'en')).toBeUndefined();
    pass(2);
    expect(await geocoder.search('France', 'en')).toMatchObject({ countryCode: 'FR' });
    pass(86_399);
    await geocoder.search('France', 'en');
    expect(asked).toHaveLength(2);
    pass(2);
    await geocoder.search('France', 'en');
    expect(asked).toHaveLength(3);
  });

  it.each([
    ['nothing', features(null)],
    ['a feature without a country', features({ ...france, properties: {} })],
    ['a feature without a place', features({ ...france, geometry: null })],
    ['a place off the globe', features({ ...france, geometry: { coordinates: [2, 460] } })],
  ])('%s: an error, not an unknown place, and not cached', async (_what, body) => {
    const { geocoder, events } = await geocoderHost(sends(body), sends(features(france)));
    await expect(geocoder.search('France', 'en')).rejects.toMatchObject({ name: 'UpstreamError' });
    expect(events).toEqual([]);
    expect(await geocoder.search('France', 'en')).toMatchObject({ countryCode: 'FR' });
  });

  it('suggestions without any name: an error; no suggestions: an answer', async () => {
    const { geocoder } = await geocoderHost(sends(features({ properties: {} })), sends(features()));
    await expect(geocoder.suggest('x', 'en')).rejects.toMatchObject({ name: 'UpstreamError' });
    expect(await geocoder.suggest('x', 'en')).toEqual([]);
  });

  it('the cache key is language and text, case-insensitive', async () => {
    const { geocoder, asked } = await geocoderHost(sends(features(france)));
    await geocoder.search('France', 'en');
    await geocoder.search('FRANCE', 'en');
    expect(asked).toHaveLength(1);
    await geocoder.search('France', 'fr');
    await geocoder.suggest('France', 'en');
    expect(asked).toHaveLength(3);
  });

  it.each([
    ['a 503', sends('', 503)],
    ['a broken connection', (response: { destroy(): void }) => response.destroy()],
  ])('%s: retried once', async (_what, trouble) => {
    const { geocoder, asked, calls } = await geocoderHost(trouble, sends(features(france)));
    expect(await geocoder.search('France', 'en')).toMatchObject({ countryCode: 'FR' });
    expect(asked).toHaveLength(2);
    expect(calls.map(({ outcome }) => outcome)).toEqual(['failed', 'ok']);
  });

  it.each([
    ['401', 1, sends('{"statusCode":401}', 401)],
    ['429', 1, sends('{"statusCode":429}', 429)],
    ['a redirect', 1, sends('', 302)],
    ['HTML', 1, sends('<!doctype html>')],
    ['JSON that is no collection', 1, sends('{"results":[]}')],
    ['more than a megabyte', 1, sends(`"${'x'.repeat(1_100_000)}"`)],
    ['500, twice', 2, sends('', 500)],
    ['nothing in time', 1, () => undefined],
  ])('%s: UpstreamError after %i call(s)', async (_what, times, answer) => {
    const { geocoder, asked, events } = await geocoderHost(answer);
    await expect(geocoder.search('France', 'en')).rejects.toMatchObject({
      name: 'UpstreamError',
      status: 503,
    });
    expect(asked).toHaveLength(times);
    expect(events).toEqual([]);
  });

  it('key and text are in no error or observed call', async () => {
    for (const answer of [sends('', 401), (response: { destroy(): void }) => void response.destroy()]) {
      const { geocoder, calls } = await geocoderHost(answer);
      const error = await geocoder.search('Franconia', 'en').catch((thrown: unknown) => thrown);
      const told = inspect(error, { depth: 10 }) + JSON.stringify(calls);
      expect(told).toContain('/v1/geocode/search');
      expect(told).not.toContain(API_KEY);
      expect(told).not.toContain('Franconia');
    }
  });
});
