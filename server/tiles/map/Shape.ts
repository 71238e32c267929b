/** A rectangle on the flat world, see `project`; y grows southwards. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A line or a ring on the flat world and the box around it. */
export interface Shape {
  /** x and y in turn; a ring ends where it began. */
  points: Float64Array;
  box: Box;
}

/** Whether two boxes have a point in common. */
export const overlap = (a: Box, b: Box): boolean =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
