import type { IncomingMessage, ServerResponse } from 'node:http';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../../locales/locales.ts';
import { lazy } from '../../../memo/lazy.ts';
import { type LoopbackService, serveOnLoopback } from '../serveOnLoopback.ts';
import { type City, findRegions } from './cities.ts';
import { type Country, createGazetteer, findCities, type Gazetteer, nameOf } from './createGazetteer.ts';

/** Starts a geocoder of countries, large towns and regions of postal codes on a free loopback port with Geoapify's API. @param key for `apiKey`. */
export function startGeocodingService(key: string): Promise<LoopbackService> {
  return serveOnLoopback(geocodingListener(key));
}

const PATH = /^\/v1\/geocode\/(search|autocomplete)$/;
const MOST = 20;

interface Answer {
  status: number;
  body: unknown;
}

const refusal = (status: number, error: string, message: string): Answer => ({
  status,
  body: { statusCode: status, error, message },
});

const toFeature = ({ code, name, latitude, longitude }: Country) => ({
  type: 'Feature',
  properties: {
    country: name,
    country_code: code.toLowerCase(),
    lon: longitude,
    lat: latitude,
    result_type: 'country',
    formatted: name,
    address_line1: name,
  },
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
});

const toCityFeature = (city: City, name: string, postcode?: string) => {
  const { code, latitude, longitude } = city;
  return {
    type: 'Feature',
    properties: {
      country_code: code.toLowerCase(),
      city: name,
      ...(postcode && { postcode }),
      lon: longitude,
      lat: latitude,
      result_type: postcode ? 'postcode' : 'city',
    },
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  };
};

/** Beginnings of a text, the longest first: a town before its quarter, “Hamburg-Blankenese”. */
function headsOf(text: string): string[] {
  const words = text.split(/[\s-]+/);
  return words.slice(1).map((_, index) => words.slice(0, words.length - 1 - index).join(' '));
}

/** The towns that a text names, also with a country: “Izmir, Turkey”; or the regions that a postal code may be of. */
function findTowns(text: string, locale: Locale, find: Gazetteer) {
  const [place = '', country = ''] = text.split(',').map((part) => part.trim());
  const codes = find(country, locale).map(({ code }) => code);
  const named = (names: string[]) =>
    names
      .map((name) => findCities(name, locale).map((city) => ({ city, name: nameOf(city, name), start: '' })))
      .find(({ length }) => length > 0);
  const regions = findRegions(text, locale).map((region) => ({ ...region, name: region.city.ownName }));
  const towns = named([text, place]) ?? (regions.length > 0 ? regions : (named(headsOf(place)) ?? []));
  const there = towns.filter(({ city }) => codes.includes(city.code));
  return (there.length > 0 ? there : towns).map(({ city, name, start }) => toCityFeature(city, name, start));
}

function answer({ pathname, searchParams }: URL, key: string, find: () => Gazetteer): Answer {
  if (!PATH.test(pathname)) return refusal(404, 'Not Found', 'There is nothing at this path');
  if (searchParams.get('apiKey') !== key) return refusal(401, 'Unauthorized', 'Invalid apiKey');
  const isSearch = pathname.endsWith('/search');
  // A search may have address parts instead of a text; of those only the country is supported.
  const text = (searchParams.get('text') ?? (isSearch ? searchParams.get('country') : null))?.trim();
  if (!text)
    return refusal(400, 'Bad Request', isSearch ? '"text" or "country" is required' : '"text" is required');
  const type = searchParams.get('type') ?? 'country';
  if (type !== 'country') return refusal(400, 'Bad Request', '"type" must be [country]');
  const limit = Number(searchParams.get('limit') ?? 5);
  if (!Number.isInteger(limit) || limit < 1 || limit > MOST) {
    return refusal(400, 'Bad Request', `"limit" must be a whole number from 1 to ${MOST}`);
  }
  const lang = searchParams.get('lang') ?? '';
  // As Geoapify: a search for a text without a type has places of any kind.
  const isAny = isSearch && searchParams.has('text') && !searchParams.has('type');
  const locale = isLocale(lang) ? lang : DEFAULT_LOCALE;
  const towns = isAny ? findTowns(text, locale, find()) : [];
  const countries = find()(text, locale).slice(0, limit);
  const body = {
    type: 'FeatureCollection',
    features: [...towns, ...countries.map(toFeature)].slice(0, limit),
    query: { text },
  };
  return { status: 200, body };
}

/** Handles requests for countries and large towns like Geoapify, with GeoJSON, including errors. */
function geocodingListener(key: string) {
  const find = lazy(createGazetteer);
  return ({ method, url }: IncomingMessage, response: ServerResponse): void => {
    const address = URL.parse(`http://geocoder.invalid${url ?? '/'}`);
    const { status, body } =
      method !== 'GET' || !address
        ? refusal(405, 'Method Not Allowed', 'Only GET is answered')
        : answer(address, key, find);
    response
      .writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' })
      .end(JSON.stringify(body));
  };
}
