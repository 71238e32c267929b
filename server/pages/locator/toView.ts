import type { MapView } from '../../../schemas/parts/map.ts';
import { project } from '../../../site/components/Map/project.ts';
import type { Coordinates } from './distance.ts';

/** Centre and zoom of a map. */
export interface View extends Coordinates {
  zoom: number;
}

/** The whole world, the initial view (behaviour §6.7): every dealer in sight where the box is wide enough. */
export const WORLD: View = { latitude: 28.52, longitude: -3.07, zoom: 1 };

/** A place without any result (behaviour §6.4). */
export const PLACE_ZOOM = 4;
/** A single result: its town. */
const NEAREST_ZOOM = 10;
/** Largest distance from the center, in pixels, that a phone in portrait shows. */
const HALF_WIDTH = 160;
const HALF_HEIGHT = 270;
/** Width of the world at zoom 0. */
const TILE = 256;
/** Limit of the map; the poles are at infinity. */
const LAST_LATITUDE = 85;

interface Span {
  least: number;
  most: number;
}

const getSpan = (values: readonly number[]): Span =>
  values.reduce<Span>(
    ({ least, most }, value) => ({ least: Math.min(least, value), most: Math.max(most, value) }),
    { least: Number.POSITIVE_INFINITY, most: Number.NEGATIVE_INFINITY },
  );
const middle = ({ least, most }: Span) => (least + most) / 2;
const extent = ({ least, most }: Span) => most - least;

/** The narrowest span of all these longitudes; one across the date line ends beyond 180. */
function narrowest(longitudes: readonly number[]): Span {
  const sorted = longitudes.toSorted((one, other) => one - other);
  let span = getSpan(sorted);
  for (const [index, last] of sorted.entries()) {
    const first = sorted[index + 1];
    if (first === undefined) continue;
    const across = { least: first, most: last + 360 };
    if (extent(across) < extent(span)) span = across;
  }
  return span;
}

/** Northing of a latitude on the map, in degrees of the equator. */
const getNorth = (latitude: number): number => {
  const within = Math.min(Math.max(latitude, -LAST_LATITUDE), LAST_LATITUDE);
  const [, south] = project(0, within);
  return (0.5 - south) * 360;
};

/** The view that shows all of these, as close as possible; the world when there are none. */
export function toView(points: readonly Coordinates[]): View {
  if (points.length === 0) return WORLD;
  const latitudes = getSpan(points.map(({ latitude }) => latitude));
  const longitudes = narrowest(points.map(({ longitude }) => longitude));
  const [latitude, longitude] = [middle(latitudes), middle(longitudes)];
  const north = getNorth(latitude);
  const high = Math.max(getNorth(latitudes.most) - north, north - getNorth(latitudes.least));
  const wide = extent(longitudes) / 2;
  // Pixels of zoom 0 to a degree of the equator are TILE / 360; each zoom doubles them.
  const times = Math.min(HALF_WIDTH / wide, HALF_HEIGHT / high) / (TILE / 360);
  return {
    latitude,
    longitude: longitude > 180 ? longitude - 360 : longitude,
    zoom: Math.min(Math.max(Math.floor(Math.log2(times)), 1), NEAREST_ZOOM),
  };
}

/** Levels above the closest tiles at which the site's own show the names of countries beside the coasts. */
const NAMED = 2;

/**
 * A map no closer than its tiles (behaviour §6.7).
 *
 * @param isAlone whether it shows one place, which then has names around it.
 */
export function toMapView(view: View, tiles: Omit<MapView, keyof View>, isAlone: boolean): MapView {
  const closest = Math.max(1, isAlone ? tiles.maxZoom - NAMED : tiles.maxZoom);
  return { ...view, ...tiles, zoom: Math.min(view.zoom, closest) };
}
