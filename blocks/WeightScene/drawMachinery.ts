import type { BoatProfile } from '../../schemas/parts/boatProfile.ts';
import { path } from '../../site/components/BoatProfile/drawing/path.ts';
import { toHullDimensions } from '../../site/components/BoatProfile/drawing/toHullDimensions.ts';
import { box, disc } from './shapes.ts';

/** Engine, tanks, batteries, panels, windlass and cooker of a boat from the side: bodies, and lines on them. */
export function drawMachinery(boat: BoatProfile) {
  const { bow, roof } = toHullDimensions(boat);
  const at = (share: number) => share * boat.length;
  const engine = at(0.215);
  const panels = [0.29, 0.345, 0.4, 0.455].map((share) => box(at(share), roof + 0.1, at(0.05), 0.05));
  const batteries = [0.412, 0.433].map((share) => box(at(share), -0.32, 0.26, 0.26));
  const links = Array.from({ length: 9 }, (_, index) => disc([at(0.872), bow - 0.28 - index * 0.11], 0.045));
  return {
    bodies:
      path`M${[engine - 0.5, 0.02]} L${[engine - 0.5, 0.2]} L${[engine - 0.34, 0.3]} L${[engine + 0.3, 0.3]}
        L${[engine + 0.36, 0.22]} L${[engine + 0.36, -0.1]} L${[engine + 0.22, -0.24]} L${[engine - 0.26, -0.24]}
        L${[engine - 0.34, -0.02]}Z` +
      batteries.join('') +
      panels.join('') +
      // Fuel, water below the floor, windlass, galley.
      box(at(0.315), -0.36, at(0.075), 0.36) +
      box(at(0.67), -0.6, at(0.12), 0.22) +
      box(at(0.862), bow - 0.06, 0.34, 0.26) +
      box(at(0.275), 1.02, at(0.075), 0.92),
    lines:
      disc([engine + 0.36, 0.06], 0.14) +
      [-0.2, 0, 0.2].map((x) => path`M${[engine + x, 0.3]} L${[engine + x, -0.1]}`).join('') +
      path`M${[engine - 0.5, 0.1]} Q${[engine - 1.2, 0.5]} ${[at(0.05), 0.24]}` +
      box(at(0.285), 1.12, at(0.055), 0.5) +
      path`M${[at(0.288), 1.74]} L${[at(0.337), 1.74]} M${[at(0.275), 1.84]} L${[at(0.35), 1.84]}` +
      links.join(''),
  };
}
