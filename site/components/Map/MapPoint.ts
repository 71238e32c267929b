/** A place on the map: id, latitude and longitude in degrees, name. */
export type MapPoint = readonly [id: string, latitude: number, longitude: number, title: string];

/** Narrows what came from the server to a place that can be drawn. */
export function isMapPoint(value: unknown): value is MapPoint {
  if (!Array.isArray(value)) return false;
  const [id, latitude, longitude, title] = value;
  return (
    typeof id === 'string' &&
    Number.isFinite(latitude) &&
    Number.isFinite(longitude) &&
    typeof title === 'string'
  );
}
