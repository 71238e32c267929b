import { type Box, overlap, type Shape } from './Shape.ts';

/** The stretches of a line that may touch a box, whole steps each, as x and y in turn. */
export function linesWithin({ points }: Shape, bounds: Box): number[][] {
  const stretches: number[][] = [];
  let stretch: number[] | undefined;
  for (let index = 0; index + 3 < points.length; index += 2) {
    const [x = 0, y = 0, nextX = 0, nextY = 0] = points.subarray(index, index + 4);
    const step = {
      left: Math.min(x, nextX),
      right: Math.max(x, nextX),
      top: Math.min(y, nextY),
      bottom: Math.max(y, nextY),
    };
    if (!overlap(step, bounds)) {
      stretch = undefined;
      continue;
    }
    if (!stretch) {
      stretch = [x, y];
      stretches.push(stretch);
    }
    stretch.push(nextX, nextY);
  }
  return stretches;
}
