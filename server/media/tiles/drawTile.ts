import { type GeoStream, geoIdentity, geoPath, geoTransform } from 'd3-geo';
import type { MultiLineString, Polygon } from 'geojson';
import { type Box, overlap, type Piece, type WorldMap } from './loadWorldMap.ts';
import { DOT, type Label, LEADING, LETTERS, measure, SPACING, UNITS } from './placeLabels.ts';
import { TILE_SIZE, type TileOrder } from './TileOrder.ts';

/** Pixels drawn beyond the tile, so that no line ends at its edge, nor the shallows of a coast beside it. */
const MARGIN = 11;
/** Smaller steps and islands, in pixels, are left out; on a map of the world, more of them. */
const getSmallestStep = (zoom: number): number => (zoom < 3 ? 0.8 : 0.5);
/** Width of the light outline of letters, in pixels; half of it is under them. */
const HALO = 2.4;

/** Colours of the map, from site/design/tokens.css or mixed from them: SVG images have no custom properties. */
export const tileColors = {
  sea: '#9cc1c3', // Hull white, two fifths of the way to lagoon.
  shallows: '#b4cfd0', // Hull white, three tenths of the way to lagoon.
  shore: '#cbdddd', // Hull white, a fifth of the way to lagoon.
  land: '#ebdecd', // Sand, a quarter of the way to teak-pale.
  coast: '#09525a', // Lagoon-deep.
  border: '#cdb8a2', // Sand, a third of the way to teak.
  name: '#0b2233', // Deep water.
  halo: '#ebdecd', // As land.
} as const;

/** Lighter water along coasts, as on a chart: narrower on a map of the world, or it would fill the inner seas. */
const BANDS = [
  [tileColors.shallows, 17],
  [tileColors.shore, 7],
] as const;

/**
 * Draws a tile as SVG: sea, shallows, land, borders, coasts, names. Names are outlines in the typeface of the site. The
 * same tile always gives the same text, and so do two tiles that look the same.
 *
 * @param labels of the tile's zoom, for the whole world.
 */
export function drawTile({ z, x, y }: Omit<TileOrder, 'locale'>, world: WorldMap, labels: Label[]): string {
  const size = TILE_SIZE * 2 ** z;
  const step = getSmallestStep(z);
  const [left, top] = [x * TILE_SIZE, y * TILE_SIZE];
  const frame = geoIdentity()
    .scale(size)
    .translate([-left, -top])
    .clipExtent([
      [-MARGIN, -MARGIN],
      [TILE_SIZE + MARGIN, TILE_SIZE + MARGIN],
    ]);
  const path = geoPath({ stream: (sink: GeoStream) => frame.stream(thinned(sink, step)) }).digits(1);

  const right = left + TILE_SIZE;
  const bottom = top + TILE_SIZE;
  const view = {
    left: (left - MARGIN) / size,
    right: (right + MARGIN) / size,
    top: (top - MARGIN) / size,
    bottom: (bottom + MARGIN) / size,
  };
  const draw = (pieces: Piece[], toShape: (piece: Piece) => Polygon | MultiLineString): string =>
    pieces
      .filter(({ box }) => {
        const extent = Math.max(box.right - box.left, box.bottom - box.top) * size;
        return extent >= step && overlap(box, view);
      })
      .map((piece) => path(toShape(piece)) ?? '')
      .join('');

  const shown = labels.flatMap((label) =>
    // Names near the date line cross it, and the map repeats the world beyond its edges.
    [-size, 0, size]
      .map((shift) => ({
        ...label,
        x: label.x + shift - left,
        y: label.y - top,
        box: moved(label.box, shift),
        ...(label.dot && { dot: { x: label.dot.x + shift - left, y: label.dot.y - top } }),
      }))
      .filter(({ box }) => overlap(box, { left, right, top, bottom })),
  );
  const coasts = draw(world.coasts, toLines);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TILE_SIZE} ${TILE_SIZE}" width="${TILE_SIZE}" height="${TILE_SIZE}">`,
    `<path fill="${tileColors.sea}" d="M0 0H${TILE_SIZE}V${TILE_SIZE}H0Z"/>`,
    // The same line three times: one path.
    ...(coasts && [
      `<defs><path id="c" fill="none" stroke-linejoin="round" stroke-linecap="round" d="${coasts}"/></defs>`,
    ]),
    ...(coasts && BANDS.map(([color, width]) => toCoast(color, width * Math.min(1, z / 2)))),
    `<path fill="${tileColors.land}" d="${draw(world.land, toPolygon)}"/>`,
    `<path fill="none" stroke="${tileColors.border}" stroke-width="0.7" d="${draw(world.borders, toLines)}"/>`,
    ...(coasts && [toCoast(tileColors.coast, z < 3 ? 0.5 : 0.7)]),
    `<g fill="${tileColors.name}" stroke="${tileColors.halo}" stroke-linejoin="round" paint-order="stroke">`,
    ...shown.flatMap(writeLabel),
    '</g></svg>',
  ].join('');
}

/** Leaves out points that are too close to the last to be visible. */
function thinned(sink: GeoStream, step: number): GeoStream {
  let last: [x: number, y: number] | undefined;
  const { stream } = geoTransform({
    lineStart() {
      last = undefined;
      this.stream.lineStart();
    },
    point(x, y) {
      if (last && Math.max(Math.abs(x - last[0]), Math.abs(y - last[1])) < step) return;
      last = [x, y];
      this.stream.point(x, y);
    },
  });
  return stream(sink);
}

const toPolygon = ({ coordinates }: Piece): Polygon => ({ type: 'Polygon', coordinates });
const toLines = ({ coordinates }: Piece): MultiLineString => ({ type: 'MultiLineString', coordinates });
const toCoast = (color: string, width: number): string =>
  `<use href="#c" stroke="${color}" stroke-width="${width}"/>`;
const moved = (box: Box, shift: number): Box => ({
  ...box,
  left: box.left + shift,
  right: box.right + shift,
});
const tenths = (value: number): number => Math.round(value * 10) / 10;

/** Names of oceans slope, as on charts. */
const writeLabel = ({ lines, x, y, size, dot, isOcean }: Label): string[] => [
  ...(dot ? [`<circle cx="${tenths(dot.x)}" cy="${tenths(dot.y)}" r="${DOT}" stroke-width="${HALO}"/>`] : []),
  ...lines.map((line, index) => {
    const scale = size / UNITS;
    const place = `translate(${tenths(x)} ${tenths(y + index * size * LEADING)}) ${isOcean ? 'skewX(-14) ' : ''}scale(${scale})`;
    const name = line.replaceAll('&', '&amp;');
    const fill = isOcean ? `fill="${tileColors.coast}" stroke="none" ` : '';
    return `<path ${fill}aria-label="${name}" transform="${place}" stroke-width="${tenths(HALO / scale)}" d="${outline(line)}"/>`;
  }),
];

/** A line as one path, or the outline of each letter would cover the letter before it. */
function outline(line: string): string {
  let pen = -measure(line) / 2;
  return [...line]
    .map((letter) => {
      const [advance = 0, path = ''] = LETTERS[letter] ?? [];
      const start = Math.round(pen);
      pen += Number(advance) + SPACING;
      return path && `M${start} 0${path}`;
    })
    .join('');
}
