import { type Point, path } from '../../site/components/BoatProfile/drawing/path.ts';

/** Path data of a part of a plan, by what it is made of. */
export interface PlanPaths {
  /** Berths and seats. */
  soft?: string;
  /** Worktops, tables and what else is dark. */
  hard?: string;
  line?: string;
}

/** All parts as one. */
export const joinPaths = (parts: readonly PlanPaths[]): Required<PlanPaths> => ({
  soft: parts.map(({ soft = '' }) => soft).join(''),
  hard: parts.map(({ hard = '' }) => hard).join(''),
  line: parts.map(({ line = '' }) => line).join(''),
});

/** Shapes of plans, as path data; measures in metres. */
export const planShapes = {
  line: (from: Point, to: Point): string => path`M${from} L${to}`,

  /** A rectangle from its corner with the lower x and y. */
  box(x: number, y: number, width: number, height: number, radius = 0.1): string {
    const [right, top, r] = [x + width, y + height, Math.min(radius, width / 2, height / 2)];
    return path`M${[x + r, y]} L${[right - r, y]} Q${[right, y]} ${[right, y + r]} L${[right, top - r]}
      Q${[right, top]} ${[right - r, top]} L${[x + r, top]} Q${[x, top]} ${[x, top - r]} L${[x, y + r]}
      Q${[x, y]} ${[x + r, y]}Z`;
  },

  disc(x: number, y: number, radius: number): string {
    const [left, right, bulge] = [x - radius, x + radius, radius * 1.33];
    return path`M${[left, y]} C${[left, y + bulge]} ${[right, y + bulge]} ${[right, y]}
      C${[right, y - bulge]} ${[left, y - bulge]} ${[left, y]}Z`;
  },

  /** Where the cushions of a bench along the side meet: so many of them from `x` on, the bench from `y` on. */
  seams: (x: number, y: number, length: number, depth: number, cushions: number): string =>
    Array.from({ length: cushions - 1 }, (_, index) => x + ((index + 1) * length) / cushions)
      .map((at) => path`M${[at, y]} L${[at, y + depth]}`)
      .join(''),

  /** A bench of this depth around a corner: along the side at `y`, and across at `x` until `end`. */
  corner(x: number, y: number, along: number, end: number, depth: number): string {
    const [dx, dy] = [Math.sign(along - x) * depth, Math.sign(end - y) * depth];
    return path`M${[x, y]} L${[along, y]} L${[along, y + dy]} L${[x + dx, y + dy]} L${[x + dx, end]} L${[x, end]}Z`;
  },
};
