import { useEffect, useState } from 'react';
import { isMapPoint, type MapPoint } from './MapPoint.ts';

/**
 * Loads all places of a list.
 *
 * @param url address of `[[id, latitude, longitude, title], …]`.
 * @throws Error for any other answer, and whatever `fetch` throws.
 */
export async function fetchPoints(url: string, signal: AbortSignal): Promise<readonly MapPoint[]> {
  const response = await fetch(url, { signal });
  const points: unknown = response.ok ? await response.json() : undefined;
  if (!Array.isArray(points)) throw new Error(`${url} answers ${response.status} and no list of places`);
  return points.filter(isMapPoint);
}

/**
 * The places to draw: loaded once for each address, and only when there is a map to draw them on.
 *
 * @param known places known already, used when the others cannot be loaded.
 * @param url address of all places; undefined where `known` is complete.
 */
export function usePoints(
  known: readonly MapPoint[],
  url: string | undefined,
  isDrawn: boolean,
): readonly MapPoint[] | undefined {
  const [fetched, setFetched] = useState<{ url: string; points: readonly MapPoint[] | undefined }>();

  useEffect(() => {
    if (!url || !isDrawn) return;
    const asking = new AbortController();
    fetchPoints(url, asking.signal).then(
      (points) => setFetched({ url, points }),
      () => asking.signal.aborted || setFetched({ url, points: undefined }),
    );
    return () => asking.abort();
  }, [url, isDrawn]);

  if (!url) return known;
  // While the next ones load, the last stay.
  return fetched && (fetched.points ?? known);
}
