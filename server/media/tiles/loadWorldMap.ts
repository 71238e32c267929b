import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type GeoContext, geoArea, geoMercator, geoPath } from 'd3-geo';
import type { LineString, Polygon, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { project } from '../../../site/components/Map/project.ts';

/** A rectangle; y grows southwards. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Whether two boxes have a point in common. */
export const overlap = (a: Box, b: Box): boolean =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;

/** A file of `world-atlas`: Natural Earth, with countries by their ISO 3166-1 numeric code. */
type WorldAtlas = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;

/** Rings or lines in Web Mercator: 0,0 is the north-west corner, 1,1 the south-east one. */
export interface Piece {
  coordinates: Position[][];
  box: Box;
}

/** The world for tiles. */
export interface WorldMap {
  land: Piece[];
  coasts: Piece[];
  borders: Piece[];
}

const square = geoMercator()
  .scale(1 / (2 * Math.PI))
  .translate([0.5, 0.5])
  // No points between those of the atlas.
  .precision(0);

/** Projects a shape, cut at the date line. */
function flatten(shape: Polygon | LineString): Piece {
  const coordinates: Position[][] = [];
  const box = { left: 1, top: 1, right: 0, bottom: 0 };
  const add = (x: number, y: number): void => {
    coordinates.at(-1)?.push([x, y]);
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  };
  const collect: GeoContext = {
    beginPath: () => undefined,
    moveTo(x, y) {
      coordinates.push([]);
      add(x, y);
    },
    lineTo: add,
    closePath() {
      const [x = 0, y = 0] = coordinates.at(-1)?.[0] ?? [];
      add(x, y);
    },
    arc: () => undefined,
  };
  geoPath(square, collect)(shape);
  return { coordinates, box };
}

/** Resolution of an atlas: 1:110, 1:50 or 1:10 million. */
export type Resolution = '110m' | '50m' | '10m';

// From a package of fixed version: its shape is known.
const loadAtlas = (resolution: Resolution): WorldAtlas => {
  const path = createRequire(import.meta.url).resolve(`world-atlas/countries-${resolution}.json`);
  return JSON.parse(readFileSync(path, 'utf8'));
};

/** Loads an atlas, which takes up to a second. */
export function loadWorldMap(resolution: Resolution): WorldMap {
  const atlas = loadAtlas(resolution);
  const { countries, land } = atlas.objects;
  const lines = (isWanted: (onlyOne: boolean) => boolean) =>
    mesh(atlas, countries, (a, b) => isWanted(a === b))
      .coordinates.map((coordinates) => flatten({ type: 'LineString', coordinates }))
      .filter(isShown);
  return {
    land: toPieces(atlas, land).filter(isShown),
    coasts: lines((onlyOne) => onlyOne),
    borders: lines((onlyOne) => !onlyOne),
  };
}

/** Latitude beyond which maps show sea: Antarctica would fill a third of a square world, and no dealer is there. */
export const FARTHEST_SOUTH = -60;
const [, SOUTH] = project(0, FARTHEST_SOUTH);

const isShown = ({ box }: Piece): boolean => box.top < SOUTH;

const toPieces = (atlas: WorldAtlas, collection: GeometryCollection): Piece[] =>
  feature(atlas, collection).features.flatMap(({ geometry }) => {
    const polygons = geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
    if (geometry.type === 'Polygon') polygons.push(geometry.coordinates);
    return polygons.map((coordinates) => flatten(outsideOut({ type: 'Polygon', coordinates })));
  });

/** Points of the largest islands that rounding may have reversed; measuring larger ones takes long. */
const TURNED = 20;

/** On a globe a reversed ring means everything outside: rounding has reversed some of the smallest islands. */
const outsideOut = (polygon: Polygon): Polygon =>
  (polygon.coordinates[0]?.length ?? 0) < TURNED && geoArea(polygon) > 2 * Math.PI
    ? { ...polygon, coordinates: polygon.coordinates.map((ring) => ring.toReversed()) }
    : polygon;

/**
 * Area of the largest piece of each country by alpha-2 code, as a part of the square. A country may occur more than
 * once, as Australia does with its reefs; entries without an ISO code are no countries.
 */
export function loadCountryAreas(): ReadonlyMap<string, number> {
  const atlas = loadAtlas('50m');
  const path = geoPath();
  const areas = new Map<string, number>();
  for (const country of atlas.objects.countries.geometries) {
    if (country.id === undefined) continue;
    // Numeric codes are regions to Intl as well, which knows their alpha-2 codes.
    const code = new Intl.Locale(`und-${country.id}`).region ?? '';
    const pieces = toPieces(atlas, { type: 'GeometryCollection', geometries: [country] });
    const sizes = pieces.map(({ coordinates }) => path.area({ type: 'Polygon', coordinates }));
    areas.set(code, Math.max(areas.get(code) ?? 0, ...sizes));
  }
  return areas;
}
