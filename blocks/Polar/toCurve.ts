/** Degrees to the true wind, and the knots that the boat makes there. */
export interface Sailing {
  angle: number;
  speed: number;
}

/** The measured points of a curve, `40 4.6, 52 6.4`, from close to the wind to before it; of an angle the last counts. */
export function parsePoints(curve: string): Sailing[] {
  const speeds = new Map(
    curve.split(', ').map((pair) => {
      const [angle = 0, speed = 0] = pair.split(' ').map(Number);
      return [angle, speed];
    }),
  );
  return [...speeds]
    .map(([angle, speed]) => ({ angle, speed }))
    .toSorted((one, other) => one.angle - other.angle);
}

/**
 * A point for each degree, on a smooth line through those measured that has no peaks of its own (Fritsch and Carlson,
 * Monotone Piecewise Cubic Interpolation).
 */
export function toCurve(points: readonly Sailing[]): Sailing[] {
  const steps = points.slice(1).map((point, index) => {
    const before = points[index] ?? point;
    return {
      width: point.angle - before.angle,
      rise: (point.speed - before.speed) / (point.angle - before.angle),
    };
  });
  const slopes = points.map(({ angle }, index) => {
    // Both tacks meet there.
    if (angle === 180) return 0;
    const [before, after] = [steps[index - 1], steps[index]];
    if (!before || !after) return (before ?? after)?.rise ?? 0;
    if (before.rise * after.rise <= 0) return 0;
    const [one, other] = [2 * after.width + before.width, after.width + 2 * before.width];
    return (one + other) / (one / before.rise + other / after.rise);
  });
  return points.slice(1).flatMap((end, index) => {
    const start = points[index] ?? end;
    const width = end.angle - start.angle;
    const [from = 0, to = 0] = [slopes[index], slopes[index + 1]];
    const at = (t: number) =>
      (2 * t ** 3 - 3 * t ** 2 + 1) * start.speed +
      (t ** 3 - 2 * t ** 2 + t) * width * from +
      (3 * t ** 2 - 2 * t ** 3) * end.speed +
      (t ** 3 - t ** 2) * width * to;
    const first = index === 0 ? 0 : 1;
    return Array.from({ length: width + 1 - first }, (_, step) => ({
      angle: start.angle + step + first,
      speed: at((step + first) / width),
    }));
  });
}

/** Knots made good towards where the wind comes from; below zero with the wind. */
export const madeGood = ({ angle, speed }: Sailing): number => speed * Math.cos((angle * Math.PI) / 180);

/** The angles of a curve that sailors ask for; `undefined` only where it is empty. */
export function findBest(
  /** One for each degree. */
  curve: readonly Sailing[],
): Record<'upwind' | 'fastest' | 'downwind', Sailing | undefined> {
  const [first, ...others] = curve;
  const best = (value: (point: Sailing) => number) =>
    first && others.reduce((most, point) => (value(point) > value(most) ? point : most), first);
  return {
    upwind: best(madeGood),
    fastest: best(({ speed }) => speed),
    downwind: best((point) => -madeGood(point)),
  };
}

/** A strength of the wind with its curve. */
export interface WindCurve {
  wind: number;
  /** Those measured. */
  points: readonly Sailing[];
  /** One for each degree. */
  curve: readonly Sailing[];
  best: ReturnType<typeof findBest>;
}
