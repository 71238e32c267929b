import { isCountryCode } from '../../../locales/countries/countryCenters.ts';
import { isRecord } from '../../../schemas/isRecord.ts';
import { cleanText } from '../content/cleanText.ts';
import type { Place } from './Geocoder.ts';

/** Reads a GeoJSON feature as a country; undefined when it names none, or says not where it is. */
export function parsePlace(feature: unknown): Place | undefined {
  if (!isRecord(feature) || !isRecord(feature.properties) || !isRecord(feature.geometry)) return undefined;
  const { country_code: written } = feature.properties;
  const { coordinates } = feature.geometry;
  const code = typeof written === 'string' ? written.toUpperCase() : '';
  if (!isCountryCode(code)) return undefined;
  if (!Array.isArray(coordinates)) return undefined;
  const [longitude, latitude]: unknown[] = coordinates;
  if (!isWithin(longitude, 180) || !isWithin(latitude, 90)) return undefined;
  return { countryCode: code, latitude, longitude };
}

/** The longest name of a country, in any language, is half of it. */
const LONGEST_NAME = 80;

/** Reads the name of a feature's country; undefined when it has none, or one that is longer than names are. */
export function parseCountryName(feature: unknown): string | undefined {
  if (!isRecord(feature) || !isRecord(feature.properties)) return undefined;
  const { country } = feature.properties;
  const name = typeof country === 'string' ? cleanText(country) : '';
  return name !== '' && name.length <= LONGEST_NAME ? name : undefined;
}

const isWithin = (value: unknown, bound: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= bound;
