import type { Shape } from './Shape.ts';

/** A shape, and once more on the other side of the world what reaches beyond its edge. */
export function aroundTheWorld(shape: Shape): Shape[] {
  const { left, right } = shape.box;
  return [shape, ...(left < 0 ? [moved(shape, 1)] : []), ...(right > 1 ? [moved(shape, -1)] : [])];
}

function moved({ points, box }: Shape, worlds: number): Shape {
  return {
    points: points.map((value, index) => (index % 2 === 0 ? value + worlds : value)),
    box: { ...box, left: box.left + worlds, right: box.right + worlds },
  };
}
