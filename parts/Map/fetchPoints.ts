import { isMapPoint, type MapPoint } from './MapPoint.ts';

/**
 * The places of a list, all of them at once.
 *
 * @param url address that answers with `[[id, latitude, longitude, title], …]`.
 * @throws Error when it does not, and whatever `fetch` throws.
 */
export async function fetchPoints(url: string, signal: AbortSignal): Promise<readonly MapPoint[]> {
  const response = await fetch(url, { signal });
  const points: unknown = response.ok ? await response.json() : undefined;
  if (!Array.isArray(points)) throw new Error(`${url} answers ${response.status} and no list of places`);
  return points.filter(isMapPoint);
}
