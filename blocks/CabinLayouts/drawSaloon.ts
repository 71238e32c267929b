import { path } from '../../site/components/BoatProfile/drawing/path.ts';
import { joinPaths, type PlanPaths, planShapes } from './planShapes.ts';
import type { Deck, PlannedBoat } from './toDeck.ts';

const { box, corner, disc, seams } = planShapes;

/** Depth of a settee and of a worktop, and what is between them and the edge. */
const DEPTH = 0.6;
const AIR = 0.1;

type Galley = NonNullable<PlannedBoat['galley']>;

/** Settee and table to port, galley to starboard; but for full hulls, a chart table before it. */
export function drawSaloon(deck: Deck, galley: Galley): PlanPaths {
  return joinPaths([
    SETTEES[deck.shape](deck, galley === 'island'),
    GALLEYS[galley](deck),
    deck.shape === 'full' ? {} : drawChartTable(deck),
  ]);
}

/** The middle of the saloon's table. */
export const toTable = ({ bulkhead, saloonEnd, inner, shape }: Deck) => ({
  x: shape === 'slender' ? bulkhead + 1.75 : saloonEnd - (shape === 'wide' ? 1.75 : 1.55),
  y: inner - (shape === 'wide' ? 1.35 : 1.18),
});

function drawTable(deck: Deck, length: number, width: number): string {
  const { x, y } = toTable(deck);
  return box(x - length / 2, y - width / 2, length, width);
}

/** A corner below the front windows, with stools beside an island; a long sofa; a horseshoe and a sideboard. */
const SETTEES = {
  full: (deck: Deck, hasStools: boolean): PlanPaths => {
    const { saloonEnd, inner } = deck;
    const { x, y } = toTable(deck);
    return {
      soft:
        corner(saloonEnd - AIR, inner - AIR, saloonEnd - 2.6, inner - 1.75, DEPTH) +
        (hasStools ? disc(x - 0.35, y - 0.72, 0.2) + disc(x + 0.35, y - 0.72, 0.2) : ''),
      hard: drawTable(deck, 1.5, 0.8),
      line: seams(saloonEnd - 2.6, inner - AIR - DEPTH, 1.9, DEPTH, 3),
    };
  },
  slender: (deck: Deck): PlanPaths => {
    const { bulkhead, saloonEnd, inner } = deck;
    const sofa = [bulkhead + 0.4, inner - AIR - DEPTH, saloonEnd - bulkhead - 0.7, DEPTH] as const;
    return { soft: box(...sofa), line: seams(...sofa, 4), hard: drawTable(deck, 1.5, 0.75) };
  },
  wide: (deck: Deck): PlanPaths => {
    const { bulkhead, saloonEnd, inner } = deck;
    const [aft, arm] = [saloonEnd - 3.4, inner - 2];
    return {
      soft: corner(saloonEnd - AIR, inner - AIR, aft, arm, DEPTH) + box(aft, arm, DEPTH, 2 - AIR - DEPTH, 0),
      line: seams(aft + DEPTH, inner - AIR - DEPTH, 3.3 - 2 * DEPTH, DEPTH, 3),
      // A sideboard aft of it.
      hard:
        drawTable(deck, 1.7, 0.95) +
        box(bulkhead + 0.3, inner - AIR - 0.45, aft - bulkhead - 0.5, 0.45, 0.05),
    };
  },
};

/** Sink and hob in a worktop along the side, from `x` on. */
const drawSink = (x: number, y: number) => box(x, y, 0.42, 0.32, 0.05) + box(x + 0.47, y, 0.25, 0.32, 0.05);
const drawHob = (x: number, y: number) =>
  disc(x, y, 0.12) + disc(x + 0.32, y, 0.12) + disc(x + 0.64, y, 0.12);

const GALLEYS: Readonly<Record<Galley, (deck: Deck) => PlanPaths>> = {
  corner: ({ bulkhead, inner }) => ({
    hard: corner(bulkhead + AIR, -inner + AIR, bulkhead + 2.7, -inner + 1.2, DEPTH),
    line: drawSink(bulkhead + 0.9, -inner + 0.24) + drawHob(bulkhead + 1.85, -inner + 0.4),
  }),
  line: ({ bulkhead, inner }) => ({
    hard: box(bulkhead + 0.25, -inner + AIR, 2.3, DEPTH, 0.05),
    line: drawSink(bulkhead + 0.5, -inner + 0.24) + drawHob(bulkhead + 1.55, -inner + 0.4),
  }),
  island: ({ bulkhead, saloonEnd, inner, shape }) => ({
    // With full hulls she cooks below the front window.
    hard:
      (shape === 'full'
        ? corner(saloonEnd - AIR, -inner + AIR, bulkhead + 0.25, -inner + 1.3, DEPTH)
        : box(bulkhead + 0.25, -inner + AIR, saloonEnd - bulkhead - 1.75, DEPTH, 0.05)) +
      box(bulkhead + 0.6, -inner + 1.35, 1.5, DEPTH),
    line: drawSink(bulkhead + 1, -inner + 0.24) + drawHob(bulkhead + 2.3, -inner + 0.4),
  }),
  facing: ({ bulkhead, inner }) => {
    const [aft, fore, side, end] = [bulkhead + AIR, bulkhead + 2.5, -inner + AIR, -inner + 1.6];
    return {
      hard: path`M${[aft, side]} L${[fore, side]} L${[fore, end]} L${[fore - DEPTH, end]} L${[fore - DEPTH, side + DEPTH]}
        L${[aft + DEPTH, side + DEPTH]} L${[aft + DEPTH, end - 0.4]} L${[aft, end - 0.4]}Z`,
      line: drawSink(aft + 0.75, side + 0.14) + drawHob(aft + 1.6, side + 0.3),
    };
  },
};

/** Against the front windows, with a chair. */
const drawChartTable = ({ saloonEnd, inner }: Deck): PlanPaths => ({
  hard: box(saloonEnd - 0.65, -inner + AIR, 0.55, 1.15, 0.05),
  soft: disc(saloonEnd - 0.95, -inner + 0.68, 0.24),
});
