import type { BoatProfile } from '../../schemas/parts/boatProfile.ts';
import { path } from '../../site/components/BoatProfile/drawing/path.ts';
import { toHullDimensions } from '../../site/components/BoatProfile/drawing/toHullDimensions.ts';
import { box, disc } from './shapes.ts';

/** Of the load cells, above the water; wires go up from there, out of any picture. */
const CELL = 3.75;
const ALOFT = 30;

/** Bulkheads, the crossbeam that is cut through, and what the boat hangs by: slings below two of the bulkheads. */
export function drawStructure(boat: BoatProfile) {
  const { bow, deck } = toHullDimensions(boat);
  const at = (share: number) => share * boat.length;
  const beam = [at(0.925), bow - 0.16] as const;
  const lifts = [
    { x: at(0.302) + 0.035, keel: -0.56 },
    { x: at(0.835) + 0.035, keel: -0.68 },
  ];
  return {
    bulkheads: [0.135, 0.302, 0.405, 0.594, 0.655, 0.835]
      .map((share) => box(at(share), -1, 0.07, deck + 1.4))
      .join(''),
    crossbeam: disc(beam, 0.13) + disc(beam, 0.08),
    slings: lifts.map(({ x, keel }) => box(x - 0.11, keel, 0.22, CELL - 0.5 - keel)).join(''),
    wires: lifts
      .map(
        ({ x }) =>
          path`M${[x - 0.04, CELL + 0.5]} L${[x - 0.04, ALOFT]} M${[x + 0.04, CELL + 0.5]} L${[x + 0.04, ALOFT]}`,
      )
      .join(''),
    cells: lifts
      .map(
        ({ x }) =>
          disc([x, CELL - 0.38], 0.13) +
          disc([x, CELL + 0.38], 0.13) +
          box(x - 0.19, CELL - 0.28, 0.38, 0.56),
      )
      .join(''),
  };
}
