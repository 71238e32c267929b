import { isCountryCode } from '../../../locales/countries/countryCenters.ts';
import { isRecord } from '../../../schemas/isRecord.ts';
import { cleanText } from '../content/cleanText.ts';
import type { Place, Position, Spot } from './Geocoder.ts';

/** A GeoJSON feature as a country; undefined without name or position. */
export function parsePlace(feature: unknown): Place | undefined {
  const spot = parseSpot(feature);
  if (!spot?.countryCode) return undefined;
  const { latitude, longitude, countryCode } = spot;
  return { countryCode, latitude, longitude };
}

/** A GeoJSON feature with its town and country, as far as it names them; undefined without position. */
export function parseSpot(feature: unknown): Spot | undefined {
  const position = parsePosition(feature);
  if (!position || !isRecord(feature) || !isRecord(feature.properties)) return position;
  const { city, postcode: given, country_code: written } = feature.properties;
  const name = typeof city === 'string' ? cleanText(city) : '';
  const postcode = typeof given === 'string' ? cleanText(given) : '';
  const code = typeof written === 'string' ? written.toUpperCase() : '';
  return {
    ...position,
    ...(name !== '' && name.length <= MAX_NAME && { name }),
    ...(postcode !== '' && postcode.length <= MAX_POSTCODE && { postcode }),
    ...(isCountryCode(code) && { countryCode: code }),
  };
}

/** Where a GeoJSON feature is; undefined for one that is no point on Earth. */
function parsePosition(feature: unknown): Position | undefined {
  if (!isRecord(feature) || !isRecord(feature.geometry)) return undefined;
  const { coordinates } = feature.geometry;
  if (!Array.isArray(coordinates)) return undefined;
  const [longitude, latitude]: unknown[] = coordinates;
  return isWithin(longitude, 180) && isWithin(latitude, 90) ? { latitude, longitude } : undefined;
}

/** Twice the longest name of a country in any language. */
const MAX_NAME = 80;
const MAX_POSTCODE = 12;

/** Name of a feature's country; undefined without one, or for one that is too long. */
export function parseCountryName(feature: unknown): string | undefined {
  if (!isRecord(feature) || !isRecord(feature.properties)) return undefined;
  const { country } = feature.properties;
  const name = typeof country === 'string' ? cleanText(country) : '';
  return name !== '' && name.length <= MAX_NAME ? name : undefined;
}

const isWithin = (value: unknown, bound: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= bound;
