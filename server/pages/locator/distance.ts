import type { Located } from './locatorList.ts';

export interface Coordinates {
  /** Degrees. */
  latitude: number;
  longitude: number;
}

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres (haversine formula, on a sphere). */
export function distance(one: Coordinates, other: Coordinates): number {
  const [latitude, otherLatitude] = [radians(one.latitude), radians(other.latitude)];
  const half = (from: number, to: number) => Math.sin((to - from) / 2) ** 2;
  const chord =
    half(latitude, otherLatitude) +
    Math.cos(latitude) * Math.cos(otherLatitude) * half(radians(one.longitude), radians(other.longitude));
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Entries with their distances from a place, the nearest first. */
export const nearest = (entries: readonly Located[], place: Coordinates) => ({
  entries: entries
    .map((entry) => ({ ...entry, km: distance(place, entry) }))
    .sort((one, other) => one.km - other.km),
  isNear: true as const,
});
