import Supercluster from 'supercluster';
import type { MapPoint } from './MapPoint.ts';

/** Places closer than this are clustered, in CSS pixels: no pin, 46 high, reaches the next. */
const RADIUS = 48;
/** Width of a tile in the map's units. */
const TILE = 256;

/** A drawn position: a place, or a cluster. */
export type Spot =
  | { kind: 'place'; key: string; latitude: number; longitude: number; point: MapPoint }
  | { kind: 'cluster'; key: string; latitude: number; longitude: number; count: number; zoom: number };

/** The visible part of the world in degrees; a longitude beyond ±180 is on a copy of the world beside it. */
export interface Extent {
  west: number;
  south: number;
  east: number;
  north: number;
}

type PlaceFinder = (extent: Extent, zoom: number) => Spot[];

/** The copies of the world in an extent, as degrees of longitude to add. */
const copiesIn = ({ west, east }: Extent): number[] => {
  const first = Math.floor((west + 180) / 360);
  const last = Math.floor((east + 180) / 360);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * 360);
};

/**
 * Prepares the places of a list for the map.
 *
 * @param closest zoom level from which on every place is drawn by itself.
 * @returns a function of extent and level; it includes each visible copy of the world.
 */
export function findPlaces(points: readonly MapPoint[], closest: number): PlaceFinder {
  const index = new Supercluster<{ point: MapPoint }>({ radius: RADIUS, extent: TILE, maxZoom: closest - 1 });
  index.load(
    points.map((point) => ({
      type: 'Feature',
      properties: { point },
      geometry: { type: 'Point', coordinates: [point[2], point[1]] },
    })),
  );
  return (extent, zoom) =>
    copiesIn(extent).flatMap((shift) => {
      const west = Math.max(extent.west - shift, -180);
      const east = Math.min(extent.east - shift, 180);
      return index.getClusters([west, extent.south, east, extent.north], zoom).map((feature): Spot => {
        const { properties } = feature;
        const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
        const position = { latitude, longitude: longitude + shift };
        if (!('cluster' in properties)) {
          const { point } = properties;
          return { kind: 'place', key: `${point[0]} ${shift}`, ...position, point };
        }
        const { cluster_id: id, point_count: count } = properties;
        const apart = Math.min(index.getClusterExpansionZoom(id), closest);
        return { kind: 'cluster', key: `cluster ${id} ${shift}`, ...position, count, zoom: apart };
      });
    });
}
