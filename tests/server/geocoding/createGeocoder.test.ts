import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { features, france, geocoderHost, KEY, sends } from './geocoderHost.ts';

describe('createGeocoder', () => {
  it('finds the place of a country, latitude first', async () => {
    const { geocoder, asked } = await geocoderHost(sends(features(france)));
    expect(await geocoder.search('Frankreich', 'de')).toEqual({
      countryCode: 'FR',
      latitude: 46.6,
      longitude: 2.4,
    });
    expect(asked[0]?.pathname).toBe('/v1/geocode/search');
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      text: 'Frankreich',
      type: 'country',
      limit: '1',
      lang: 'de',
      apiKey: KEY,
    });
  });

  it('suggests at most five names, each once, and leaves out what has none', async () => {
    const named = (country: unknown) => ({ properties: { country } });
    const list = ['A', 'B', 'A', '', 7, 'C', 'D', 'E', 'F'].map(named);
    const { geocoder, asked } = await geocoderHost(sends(features('no feature', ...list)));
    expect(await geocoder.suggest('x', 'en')).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(asked[0]?.pathname).toBe('/v1/geocode/autocomplete');
    expect(asked[0]?.searchParams.get('limit')).toBe('5');
  });

  it.each([
    ['no feature', features()],
    ['a feature without a country', features({ ...france, properties: {} })],
    ['a feature without a place', features({ ...france, geometry: null })],
    ['a place off the globe', features({ ...france, geometry: { coordinates: [2, 460] } })],
  ])('reports %s, each time it is asked for', async (_what, body) => {
    const { geocoder, events, asked } = await geocoderHost(sends(body));
    expect(await geocoder.search('Atlantis', 'en')).toBeUndefined();
    expect(await geocoder.search('Atlantis', 'en')).toBeUndefined();
    const event = { event: 'place-unknown', reason: expect.any(String), text: 'Atlantis', locale: 'en' };
    expect(events).toEqual([event, event]);
    expect(asked).toHaveLength(1);
  });

  it('keeps an answer by language and text, in any case', async () => {
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
  ])('asks once more after %s', async (_what, trouble) => {
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
  ])('throws UpstreamError at %s, after %i call(s)', async (_what, times, answer) => {
    const { geocoder, asked, events } = await geocoderHost(answer);
    await expect(geocoder.search('France', 'en')).rejects.toMatchObject({
      name: 'UpstreamError',
      status: 503,
    });
    expect(asked).toHaveLength(times);
    expect(events).toEqual([]);
  });

  it('tells neither the key nor the text in errors and calls', async () => {
    for (const answer of [sends('', 401), (response: { destroy(): void }) => void response.destroy()]) {
      const { geocoder, calls } = await geocoderHost(answer);
      const error = await geocoder.search('Franconia', 'en').catch((thrown: unknown) => thrown);
      const told = inspect(error, { depth: 10 }) + JSON.stringify(calls);
      expect(told).toContain('/v1/geocode/search');
      expect(told).not.toContain(KEY);
      expect(told).not.toContain('Franconia');
    }
  });
});
