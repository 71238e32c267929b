/** A place on the map: id, latitude and longitude in degrees, name. */
export type MapPoint = readonly [id: string, latitude: number, longitude: number, title: string];

/** Whether a value is a valid place for the map. */
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
