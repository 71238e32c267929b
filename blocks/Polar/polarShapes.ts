import { madeGood, type Sailing } from './toCurve.ts';

/** Units of the drawing in a knot. */
export const KNOT = 40;

/** Nobody sails closer to the wind: rings are open there. */
const OPEN = 32;

/** The place of a speed at an angle, to starboard (1) or port (-1); the wind comes from above. */
export function toPlace({ angle, speed }: Sailing, side: 1 | -1 = 1): { x: number; y: number } {
  const x = side * speed * Math.sin((angle * Math.PI) / 180);
  return { x: Math.round(x * KNOT), y: Math.round(-madeGood({ angle, speed }) * KNOT) };
}

const toPoint = (point: Sailing, side?: 1 | -1): string => {
  const { x, y } = toPlace(point, side);
  return `${x} ${y}`;
};

/** Each angle of the drawing is this many degrees from the one before. */
const STEP = 3;

/** Shapes of the diagram, as path data. */
export const polarShapes = {
  /** From closest to the wind on port over the stern to closest on starboard. */
  curve(curve: readonly Sailing[]): string {
    const some = curve.filter(
      ({ angle }, index) => index === 0 || index === curve.length - 1 || angle % STEP === 0,
    );
    const points = [
      ...some.map((point) => toPoint(point, -1)),
      ...some.toReversed().map((point) => toPoint(point)),
    ];
    return `M${points.join('L')}`;
  },

  /** A ring of one speed, open towards the wind. */
  ring(speed: number): string {
    const radius = speed * KNOT;
    const end = { angle: OPEN, speed };
    return `M${toPoint(end, -1)}A${radius} ${radius} 0 1 0 ${toPoint(end)}`;
  },

  /** Lines of one angle on both sides, between two speeds. */
  spoke(angle: number, from: number, to: number): string {
    const line = (side: 1 | -1) =>
      `M${toPoint({ angle, speed: from }, side)}L${toPoint({ angle, speed: to }, side)}`;
    return angle === 180 ? line(1) : line(1) + line(-1);
  },
};
