import type { Box, Shape } from './Shape.ts';

/** One side of a box: which coordinate it bounds, where, and on which side of it is inside. */
interface Side {
  axis: 0 | 1;
  edge: number;
  inside: (value: number) => boolean;
}

/**
 * Cuts off what a ring has outside a box (Sutherland and Hodgman's way, side by side).
 *
 * @returns x and y in turn; empty when nothing is left.
 */
export function clipRing({ points, box }: Shape, bounds: Box): ArrayLike<number> {
  const sides: Side[] = [];
  if (box.left < bounds.left) sides.push({ axis: 0, edge: bounds.left, inside: (x) => x >= bounds.left });
  if (box.right > bounds.right) sides.push({ axis: 0, edge: bounds.right, inside: (x) => x <= bounds.right });
  if (box.top < bounds.top) sides.push({ axis: 1, edge: bounds.top, inside: (y) => y >= bounds.top });
  if (box.bottom > bounds.bottom)
    sides.push({ axis: 1, edge: bounds.bottom, inside: (y) => y <= bounds.bottom });
  return sides.reduce<ArrayLike<number>>(clipSide, points);
}

function clipSide(points: ArrayLike<number>, { axis, edge, inside }: Side): number[] {
  const kept: number[] = [];
  // The last point stands before the first.
  let before = [points[points.length - 2] ?? 0, points[points.length - 1] ?? 0] as const;
  for (let index = 0; index < points.length; index += 2) {
    const point = [points[index] ?? 0, points[index + 1] ?? 0] as const;
    if (inside(before[axis]) !== inside(point[axis])) {
      const share = (edge - before[axis]) / (point[axis] - before[axis]);
      const other = 1 - axis === 0 ? 0 : 1;
      const crossing = before[other] + share * (point[other] - before[other]);
      if (axis === 0) kept.push(edge, crossing);
      else kept.push(crossing, edge);
    }
    if (inside(point[axis])) kept.push(point[0], point[1]);
    before = point;
  }
  return kept;
}
