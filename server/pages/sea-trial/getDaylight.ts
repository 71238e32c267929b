import type { HomePort } from '../../../schemas/brand.ts';

const DAY_MS = 86_400_000;
/** 1 January 2000, 12:00 UT. */
const J2000 = Date.UTC(2000, 0, 1, 12);
/** Of the sun's centre, as its upper edge touches the horizon: its radius, and the refraction of the air. */
const ALTITUDE = -0.833;
const OBLIQUITY = 23.44;

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
const toDegrees = (radians: number): number => (radians * 180) / Math.PI;

/**
 * Sunrise and sunset in milliseconds since 1970, to a few minutes (Meeus, Astronomical Algorithms, chapters 15 and 25, to
 * the second term). A place where the sun does not set has the whole day; one where it does not rise, a moment at noon.
 *
 * @param midday any time near the noon of the day.
 */
export function getDaylight(
  midday: number,
  { latitude, longitude }: NonNullable<HomePort['position']>,
): { from: number; to: number } {
  const meanNoon = Math.round((midday - J2000) / DAY_MS + longitude / 360) - longitude / 360;
  const anomaly = toRadians(357.5291 + 0.98560028 * meanNoon);
  const centre = 1.9148 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly);
  const sun = anomaly + toRadians(centre + 180 + 102.9372);
  const noon = meanNoon + 0.0053 * Math.sin(anomaly) - 0.0069 * Math.sin(2 * sun);
  const declination = Math.asin(Math.sin(sun) * Math.sin(toRadians(OBLIQUITY)));
  const north = toRadians(latitude);
  const cosine =
    (Math.sin(toRadians(ALTITUDE)) - Math.sin(north) * Math.sin(declination)) /
    (Math.cos(north) * Math.cos(declination));
  const half = toDegrees(Math.acos(Math.min(1, Math.max(-1, cosine)))) / 360;
  return { from: J2000 + (noon - half) * DAY_MS, to: J2000 + (noon + half) * DAY_MS };
}
