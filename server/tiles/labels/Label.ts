import type { Box } from '../map/Shape.ts';

/** The name of a country as it is drawn at one zoom. Pixels count from the north-west corner of the world. */
export interface Label {
  lines: { path: string; x: number; baseline: number }[];
  /** Pixels to a unit of the path. */
  scale: number;
  /** What the name covers, its halo included. */
  box: Box;
}
