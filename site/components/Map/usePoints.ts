import { useEffect, useState } from 'react';
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

/**
 * The places to draw: fetched once for each address, and only when there is a map to draw them on.
 *
 * @param known places that are known anyway; they stand in when the others cannot be had.
 * @param url address of all places; undefined where `known` is all.
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
  // While the next ones are on their way, the last stay.
  return fetched && (fetched.points ?? known);
}
