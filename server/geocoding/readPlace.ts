import { isRecord } from '../isRecord.ts';
import type { Place } from './Geocoder.ts';

/** Reads a GeoJSON feature as a country; undefined when it names none, or says not where it is. */
export function readPlace(feature: unknown): Place | undefined {
  if (!isRecord(feature) || !isRecord(feature.properties) || !isRecord(feature.geometry)) return undefined;
  const { country_code: code } = feature.properties;
  const { coordinates } = feature.geometry;
  if (typeof code !== 'string' || !/^[a-z]{2}$/i.test(code) || !Array.isArray(coordinates)) return undefined;
  const [longitude, latitude]: unknown[] = coordinates;
  if (!isWithin(longitude, 180) || !isWithin(latitude, 90)) return undefined;
  return { countryCode: code.toUpperCase(), latitude, longitude };
}

/** Reads the name of a feature's country. */
export function readCountryName(feature: unknown): string | undefined {
  if (!isRecord(feature) || !isRecord(feature.properties)) return undefined;
  const { country } = feature.properties;
  return typeof country === 'string' && country.trim() !== '' ? country.trim() : undefined;
}

const isWithin = (value: unknown, bound: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= bound;
