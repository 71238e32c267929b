import { type Point, path } from '../../site/components/BoatProfile/drawing/path.ts';
import { joinPaths, type PlanPaths, planShapes } from './planShapes.ts';
import type { Deck } from './toDeck.ts';

const { box, disc, line } = planShapes;

/** From where a hull narrows to its stem: points along the length, and across from the outer edge (0) to the inner. */
const BOWS = {
  full: {
    shoulder: 0.56,
    bends: [
      [0.8, 0],
      [0.95, 0.2],
    ],
    stem: [0.988, 0.44],
    steps: 3,
  },
  slender: {
    shoulder: 0.48,
    bends: [
      [0.74, 0],
      [0.9, 0.27],
    ],
    stem: [0.996, 0.48],
    steps: 2,
  },
  wide: {
    shoulder: 0.62,
    bends: [
      [0.84, 0],
      [0.955, 0.22],
    ],
    stem: [0.992, 0.45],
    steps: 4,
  },
} as const;

/** From the wheel of a helm on a hull to the bulkhead of the first cabin. */
const WHEEL = 0.42;

interface DrawnHull extends PlanPaths {
  outline: string;
}

/**
 * A hull from above, port (1) or starboard (-1): steps to the water, and before the cabins a locker. Slender ones have
 * reverse bows, whose deck ends behind the stem, and sails in the locker.
 */
export function drawHull(deck: Deck, side: 1 | -1, hasHelm: boolean): DrawnHull {
  const { length, hull, rooms, shape } = deck;
  const at = (along: number, across: number): Point => [along * length, side * (deck.side - across * hull)];
  const { shoulder, bends, stem, steps } = BOWS[shape];
  const [[first, flat], [second, round]] = bends;
  const [tip, tipSide] = stem;
  const outline = path`M${at(0, 0.16)} Q${at(0, 0.03)} ${at(0.03, 0.02)} L${at(0.14, 0)} L${at(shoulder, 0)}
    C${at(first, flat)} ${at(second, round)} ${at(tip, tipSide)} Q${at(1, 0.5)} ${at(tip, 1 - tipSide)}
    C${at(second, 1 - round)} ${at(first, 1 - flat)} ${at(shoulder, 1)} L${at(0.14, 1)} L${at(0.03, 0.98)}
    Q${at(0, 0.97)} ${at(0, 0.84)}Z`;
  const across = (x: number, share: number) => line([x, at(0, share)[1]], [x, at(0, 1 - share)[1]]);
  const treads = Array.from({ length: steps }, (_, index) =>
    across(deck.steps * (0.42 + (0.58 * index) / (steps - 1)), 0.12),
  );
  const middle = at(0, 0.5)[1];
  const parts = [drawForepeak(deck, middle)];
  if (shape === 'slender') parts.push({ line: drawDeckEdge(at) });
  if (hasHelm) parts.push(drawHelm(rooms.from - WHEEL, middle, 0.9, 0.5));
  const walls = across(rooms.from, 0.02) + across(rooms.to, 0.02);
  return { outline, ...joinPaths([...parts, { line: treads.join('') + walls }]) };
}

/** The middle between wheel and seat of the helm on each hull. */
export const toWheels = ({ rooms, side, hull }: Deck) =>
  [1, -1].map((sign) => ({ x: rooms.from - WHEEL - 0.4, y: sign * (side - hull / 2) }));

/** A wheel, and a seat behind it. */
export function drawHelm(x: number, y: number, wheel: number, seat: number): PlanPaths {
  return {
    soft: box(x - 0.95, y - seat / 2, 0.5, seat),
    hard: box(x - 0.04, y - wheel / 2, 0.08, wheel, 0.04) + disc(x + 0.1, y, 0.1),
  };
}

/** In the bow: a hatch, or long bags with sails. */
function drawForepeak({ rooms, length, shape }: Deck, middle: number): PlanPaths {
  if (shape !== 'slender') return { line: box(rooms.to + 0.05 * length, middle - 0.27, 0.54, 0.54) };
  const bag = (y: number, long: number) => box(rooms.to + 0.25, y - 0.14, long * length, 0.28, 0.14);
  return { soft: bag(middle + 0.22, 0.11) + bag(middle - 0.22, 0.09) };
}

/** Her board in its trunk, in the inner side of the hull. */
export const drawDaggerboards = ({ length, inner, shape }: Deck): string =>
  shape === 'slender'
    ? [1, -1].map((side) => box(0.505 * length, side * inner - 0.1, 0.067 * length, 0.2)).join('')
    : '';

/** The edge of a deck that ends behind the stem. */
const drawDeckEdge = (at: (along: number, across: number) => Point): string =>
  path`M${at(0.69, 0.14)} C${at(0.79, 0.2)} ${at(0.89, 0.4)} ${at(0.95, 0.5)}
    C${at(0.89, 0.6)} ${at(0.79, 0.8)} ${at(0.69, 0.86)} M${at(0.95, 0.5)} L${at(0.995, 0.5)}`;
