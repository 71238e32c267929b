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
    expect(await towns('80331')).toEqual([['München', 'de']]);
    expect(await towns('Zermatt')).toEqual([['Zermatt', 'ch']]);
  });

  it.each([
    ['22587', 'de', [['Hamburg', '22', 'de']]],
    ['D-22587', 'fr', [['Hamburg', '22', 'de']]],
    ['33120', 'fr', [['Bordeaux', '33', 'fr']]],
    ['8001-999', 'pt', [['Faro', '8', 'pt']]],
    ['SO31 4RA', 'en', [['Southampton', 'SO', 'gb']]],
    [
      '6850',
      'de',
      [
        ['Feldkirch', '68', 'at'],
        ['Lugano', '68', 'ch'],
      ],
    ],
    ['Hamburg-Blankenese', 'de', [['Hamburg', undefined, 'de']]],
    ['Blankenese', 'de', [['Blankenese', undefined, 'de']]],
  ])('%s in %s is found at least to its region', async (text, lang, found) => {
    const ask = await start();
    const { body } = await ask(`/v1/geocode/search?text=${text}&limit=5&lang=${lang}&apiKey=hush`);
    expect(
      body.features.map(({ properties }: { properties: Record<string, string> }) => [
        properties.city,
        properties.postcode,
        properties.country_code,
      ]),
    ).toEqual(found);
  });

  it('a postal code of several countries is that of each, in a language of none of them', async () => {
    const ask = await start();
    const { body } = await ask('/v1/geocode/search?text=22587&limit=5&lang=en&apiKey=hush');
    const codes = body.features.map(
      ({ properties }: { properties: Record<string, string> }) => properties.country_code,
    );
    expect(codes.toSorted()).toEqual(['de', 'es', 'fr', 'it']);
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
