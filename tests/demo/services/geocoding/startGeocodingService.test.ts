import { describe, expect, it, onTestFinished } from 'vitest';
import { startGeocodingService } from '../../../../demo/services/geocoding/startGeocodingService.ts';

async function start() {
  const { url, close } = await startGeocodingService('hush');
  onTestFinished(close);
  return async (path: string, init?: RequestInit) => {
    const response = await fetch(`${url}${path}`, init);
    return { status: response.status, body: await response.json() };
  };
}

describe('the embedded geocoder', () => {
  it('answers a search with GeoJSON, longitude first', async () => {
    const ask = await start();
    expect(await ask('/v1/geocode/search?country=France&limit=1&lang=de&apiKey=hush')).toEqual({
      status: 200,
      body: {
        type: 'FeatureCollection',
        features: [
          {
            type: 'Feature',
            properties: expect.objectContaining({ country: 'Frankreich', country_code: 'fr' }),
            geometry: { type: 'Point', coordinates: [2.4, 46.6] },
          },
        ],
        query: { text: 'France' },
      },
    });
  });

  it('an autocomplete has as many results as requested', async () => {
    const ask = await start();
    const { body } = await ask('/v1/geocode/autocomplete?text=a&type=country&limit=3&lang=en&apiKey=hush');
    expect(body.features).toHaveLength(3);
  });

  it('a text without type: the towns of that name, in the country that is named with it', async () => {
    const ask = await start();
    const towns = async (text: string) =>
      (await ask(`/v1/geocode/search?text=${text}&limit=5&lang=en&apiKey=hush`)).body.features.map(
        ({ properties: { city, country_code: code } }: { properties: Record<string, string> }) => [
          city,
          code,
        ],
      );
    expect(await towns('birmingham')).toEqual([
      ['Birmingham', 'gb'],
      ['Birmingham', 'us'],
    ]);
    expect(await towns('Birmingham, United States')).toEqual([['Birmingham', 'us']]);
    expect(await towns('Majorca')).toEqual([['Majorca', 'es']]);
    expect(await towns('80331')).toEqual([['Munich', 'de']]);
    expect(await towns('Zermatt')).toEqual([['Zermatt', 'ch']]);
  });

  it('an unknown name: no features', async () => {
    const ask = await start();
    expect((await ask('/v1/geocode/search?text=Atlantis&apiKey=hush')).body.features).toEqual([]);
  });

  it.each([
    ['/v1/geocode/search?text=France&apiKey=wrong', 401],
    ['/v1/geocode/search?text=France', 401],
    ['/v1/geocode/search?apiKey=hush', 400],
    ['/v1/geocode/autocomplete?country=France&apiKey=hush', 400],
    ['/v1/geocode/search?text=France&limit=0&apiKey=hush', 400],
    ['/v1/geocode/search?text=France&type=city&apiKey=hush', 400],
    ['/v1/geocode/reverse?apiKey=hush', 404],
  ])('refuses %s with %i', async (path, status) => {
    const ask = await start();
    expect(await ask(path)).toMatchObject({ status, body: { statusCode: status } });
  });

  it('a method other than GET: 405', async () => {
    const ask = await start();
    expect((await ask('/v1/geocode/search?text=France&apiKey=hush', { method: 'POST' })).status).toBe(405);
  });
});
