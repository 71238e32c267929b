import { drawHelm } from './drawHull.ts';
import { joinPaths, type PlanPaths, planShapes } from './planShapes.ts';
import type { Deck, PlannedBoat } from './toDeck.ts';

const { box, corner, disc, line, seams } = planShapes;

/** Depth of a bench, and what is between it and the edge. */
const BENCH = 0.58;
const AIR = 0.1;
/** Treads of the stairs to a flybridge, and their length. */
const TREADS = 5;
const STAIRS = 1.35;

/** Where the cockpit's helm or the stairs to it are: beside the bulkhead, to starboard. */
const toCorner = ({ bulkhead, inner }: Deck) => ({ x: bulkhead - AIR, y: -inner + AIR });

/** Benches and table of the cockpit, the helm, or the stairs up to it. */
export function drawCockpit(deck: Deck, helm: PlannedBoat['helm']): PlanPaths {
  return joinPaths([SEATS[deck.shape](deck), drawStation(deck, helm)]);
}

/** The middle of the cockpit's table. */
export const toTable = ({ aft, shape }: Deck) => ({ x: aft + (shape === 'slender' ? 1.05 : 1.25), y: 0.15 });

/** A bench across the stern and along port; benches along both sides; a horseshoe to port and a sofa to starboard. */
const SEATS = {
  full: ({ aft, inner }: Deck): PlanPaths => ({
    soft: corner(aft + AIR, inner - AIR, aft + 2, -inner + AIR, BENCH),
    hard: box(aft + 0.85, -0.35, 0.8, 1),
    line: seams(aft + AIR + BENCH, inner - AIR - BENCH, 1.9 - BENCH, BENCH, 2),
  }),
  slender: ({ aft, inner }: Deck): PlanPaths => {
    const port = [aft + AIR, inner - AIR - BENCH, 1.9, BENCH] as const;
    const starboard = [aft + AIR, -inner + AIR, 1.15, BENCH] as const;
    return {
      soft: box(...port) + box(...starboard),
      hard: box(aft + 0.4, -0.25, 1.3, 0.8),
      line: seams(...port, 3) + seams(...starboard, 2),
    };
  },
  wide: ({ aft, inner }: Deck): PlanPaths => ({
    soft:
      corner(aft + AIR, inner - AIR, aft + 2.5, -0.6, BENCH) +
      box(aft + 2.5 - BENCH, inner - AIR - BENCH - 0.75, BENCH, 0.75, 0) +
      box(aft + AIR, -inner + AIR, 1.4, 0.75),
    hard: box(aft + 0.85, -0.45, 0.85, 1.2),
    line: seams(aft + AIR + BENCH, inner - AIR - BENCH, 2.4 - 2 * BENCH, BENCH, 2),
  }),
};

/** The middle of the helm on deck, or of the stairs. */
export function toStation(deck: Deck, helm: PlannedBoat['helm']) {
  const { x, y } = toCorner(deck);
  return { x: x - STAIRS / 2, y: y + (helm === 'raised' ? 0.65 : 0.4) };
}

function drawStation(deck: Deck, helm: PlannedBoat['helm']): PlanPaths {
  const { x, y } = toCorner(deck);
  if (helm === 'bulkhead') return drawHelm(x - 0.15, y + 0.42, 0.75, 0.7);
  if (helm === 'raised') {
    const station = drawHelm(x - 0.2, y + 0.65, 0.8, 1.15);
    return { ...station, line: box(x - STAIRS, y, STAIRS, 1.35) };
  }
  if (helm !== 'flybridge') return {};
  const treads = Array.from({ length: TREADS }, (_, index) => {
    const tread = x - (STAIRS * index) / TREADS;
    return line([tread, y], [tread, y + 0.7]);
  });
  return { hard: box(x - STAIRS, y, STAIRS, 0.7, 0.05), line: treads.join('') };
}

/** Seats before the saloon, with their backs to the mast, and a small table on each side. */
export function drawForwardCockpit({ saloonEnd, lockers, inner }: Deck): PlanPaths {
  if (lockers === saloonEnd) return {};
  const bench = (y: number) => box(lockers - 0.7, y, 0.6, inner - 0.55);
  return {
    soft: bench(0.4) + bench(0.15 - inner),
    hard: [-1, 1].map((side) => disc(saloonEnd + 0.48, side * (inner / 2 + 0.1), 0.26)).join(''),
  };
}
