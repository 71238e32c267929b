import type { Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { aroundTheWorld } from './aroundTheWorld.ts';
import { ringArea } from './ringArea.ts';
import type { Shape } from './Shape.ts';
import { toRing } from './toRing.ts';
import { toShape } from './toShape.ts';

/** What a file of `world-atlas` holds: Natural Earth, with countries by their ISO 3166-1 numeric code. */
export type WorldAtlas = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;

/** The world as the tiles draw it. */
export interface WorldMap {
  /** Outlines of all land and of the waters in it: what lies in an odd number of them is land. */
  land: Shape[];
  coasts: Shape[];
  borders: Shape[];
  /** Area of the largest piece of each country by alpha-2 code, in parts of the flat world. */
  areas: ReadonlyMap<string, number>;
}

/** Lays the atlas on the flat world. Areas without an ISO code have borders, but are no country. */
export function readWorldMap(atlas: WorldAtlas): WorldMap {
  const { countries, land } = atlas.objects;
  const lines = (wanted: (onlyOne: boolean) => boolean) =>
    mesh(atlas, countries, (a, b) => wanted(a === b))
      .coordinates.map(toShape)
      .flatMap(aroundTheWorld);
  return {
    land: ringsOf(atlas, land).map(toRing).flatMap(aroundTheWorld),
    coasts: lines((onlyOne) => onlyOne),
    borders: lines((onlyOne) => !onlyOne),
    areas: areasOf(atlas, countries),
  };
}

/** A country may stand in the atlas more than once, as Australia does with its reefs. */
function areasOf(atlas: WorldAtlas, countries: GeometryCollection): Map<string, number> {
  const areas = new Map<string, number>();
  for (const country of countries.geometries) {
    if (country.id === undefined) continue;
    const code = lettersOf(country.id);
    const rings = ringsOf(atlas, { type: 'GeometryCollection', geometries: [country] });
    areas.set(code, Math.max(areas.get(code) ?? 0, ...rings.map(toRing).map(ringArea)));
  }
  return areas;
}

/** Numeric codes are regions to Intl as well, which knows the letters that stand for the same country. */
const lettersOf = (numeric: string | number): string => new Intl.Locale(`und-${numeric}`).region ?? '';

function ringsOf(atlas: WorldAtlas, collection: GeometryCollection): Position[][] {
  return feature(atlas, collection).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return geometry.coordinates;
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
  });
}
