import type { Outline, OutlinePoint } from './readOutlines.ts';

const between = (a: OutlinePoint, b: OutlinePoint): OutlinePoint => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
  onCurve: true,
});

/** A glyph as the `d` of an SVG path, `shift` font units to the right; y grows upwards, as in fonts. */
export function outlinePath(outline: Outline, shift: number): string {
  const write = ({ x, y }: OutlinePoint) => `${x + shift} ${y}`;
  return outline
    .map((contour) => {
      const [first, last] = [contour.at(0), contour.at(-1)];
      if (!first || !last || first === last) return '';
      // A contour may begin beside the curve, or have all its points there: the path begins on it.
      const begin = contour.findIndex(({ onCurve }) => onCurve);
      const start = contour[begin] ?? between(last, first);
      const points =
        begin === -1 ? [start, ...contour] : [...contour.slice(begin), ...contour.slice(0, begin)];
      let path = `M${write(start)}`;
      for (const [index, point] of points.entries()) {
        const next = points[index + 1] ?? start;
        if (!point.onCurve) path += `Q${write(point)} ${write(next.onCurve ? next : between(point, next))}`;
        else if (next.onCurve && next !== start) path += `L${write(next)}`;
      }
      return `${path}Z`;
    })
    .join('');
}
