import type { Coordinates } from './distance.ts';

/** Centre and zoom of a map. */
export interface View extends Coordinates {
  zoom: number;
}

/** The whole world, as it begins (spec 1 §9). */
export const WORLD: View = { latitude: 28.52, longitude: -3.07, zoom: 2 };

/** A place without any result (spec 1 §4). */
export const PLACE_ZOOM = 4;
/** A single result: its town. */
const NEAREST_ZOOM = 10;
/** Width of a map, in pixels, that shows what is wanted on a small screen too. */
const WIDTH = 600;
/** Width of the world at zoom 0. */
const TILE = 256;

interface Span {
  least: number;
  most: number;
}

const spanOf = (values: readonly number[]): Span =>
  values.reduce<Span>(
    ({ least, most }, value) => ({ least: Math.min(least, value), most: Math.max(most, value) }),
    { least: Number.POSITIVE_INFINITY, most: Number.NEGATIVE_INFINITY },
  );
const middle = ({ least, most }: Span) => (least + most) / 2;
const extent = ({ least, most }: Span) => most - least;

/** The narrowest span of all these longitudes; one that crosses the date line ends beyond 180. */
function narrowest(longitudes: readonly number[]): Span {
  const sorted = longitudes.toSorted((one, other) => one - other);
  let span = spanOf(sorted);
  for (const [index, last] of sorted.entries()) {
    const first = sorted[index + 1];
    if (first === undefined) continue;
    const across = { least: first, most: last + 360 };
    if (extent(across) < extent(span)) span = across;
  }
  return span;
}

/** Where a map must be to show all of these; the world when there are none. */
export function viewOf(points: readonly Coordinates[]): View {
  if (points.length === 0) return WORLD;
  const latitudes = spanOf(points.map(({ latitude }) => latitude));
  const longitudes = narrowest(points.map(({ longitude }) => longitude));
  const longitude = middle(longitudes);
  // A degree north takes more room than one east, the more so the farther from the equator.
  const widest = Math.max(extent(longitudes), extent(latitudes) * 1.6, 0.01);
  const zoom = Math.floor(Math.log2((WIDTH / TILE) * (360 / widest))) - 1;
  return {
    latitude: middle(latitudes),
    longitude: longitude > 180 ? longitude - 360 : longitude,
    zoom: Math.min(Math.max(zoom, 1), NEAREST_ZOOM),
  };
}
