import { isCountryCode } from '../../../locales/countries/countryCenters.ts';
import { isRecord } from '../../../schemas/isRecord.ts';
import { cleanText } from '../content/cleanText.ts';
import type { Place, Position } from './Geocoder.ts';

/** A GeoJSON feature as a country; undefined without name or position. */
export function parsePlace(feature: unknown): Place | undefined {
  const position = parsePosition(feature);
  if (!position || !isRecord(feature) || !isRecord(feature.properties)) return undefined;
  const { country_code: written } = feature.properties;
  const code = typeof written === 'string' ? written.toUpperCase() : '';
  return isCountryCode(code) ? { countryCode: code, ...position } : undefined;
}

/** Where a GeoJSON feature is; undefined for one that is no point on Earth. */
export function parsePosition(feature: unknown): Position | undefined {
  if (!isRecord(feature) || !isRecord(feature.geometry)) return undefined;
  const { coordinates } = feature.geometry;
  if (!Array.isArray(coordinates)) return undefined;
  const [longitude, latitude]: unknown[] = coordinates;
  return isWithin(longitude, 180) && isWithin(latitude, 90) ? { latitude, longitude } : undefined;
}

/** Twice the longest name of a country in any language. */
const MAX_NAME = 80;

/** Name of a feature's country; undefined without one, or for one that is too long. */
export function parseCountryName(feature: unknown): string | undefined {
  if (!isRecord(feature) || !isRecord(feature.properties)) return undefined;
  const { country } = feature.properties;
  const name = typeof country === 'string' ? cleanText(country) : '';
  return name !== '' && name.length <= MAX_NAME ? name : undefined;
}

const isWithin = (value: unknown, bound: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= bound;
