/** Limit of the square world of Web Mercator; the poles themselves would be at infinity. */
const LAST_LATITUDE = 86;

/**
 * Projects a place to Web Mercator (EPSG:3857, scaled): 0,0 is the north-west corner, 1,1 the south-east one.
 * Latitudes beyond the limit are a little outside.
 *
 * @param longitude in degrees. @param latitude in degrees.
 */
export function project(longitude: number, latitude: number): [x: number, y: number] {
  const bounded = Math.min(LAST_LATITUDE, Math.max(-LAST_LATITUDE, latitude));
  const stretched = Math.log(Math.tan(Math.PI / 4 + (bounded * Math.PI) / 360));
  return [longitude / 360 + 0.5, 0.5 - stretched / (2 * Math.PI)];
}

/**
 * The part of the world that maps show, in degrees: without Antarctica, and cut in the Pacific, where no land is. Places
 * west of the cut are beyond 180 degrees.
 */
export const world = { west: -170, south: -60, east: 190, north: 84 } as const;

/** A longitude between the edges of the world that maps show. */
export const toWorld = (longitude: number): number => (longitude < world.west ? longitude + 360 : longitude);
