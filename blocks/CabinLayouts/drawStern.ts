import { path } from '../../site/components/BoatProfile/drawing/path.ts';
import { joinPaths, type PlanPaths, planShapes } from './planShapes.ts';
import type { Deck, PlannedBoat } from './toDeck.ts';

const { box, line } = planShapes;

/** A dinghy of 3.10 m, as wide as this. */
const WIDTH = 1.5;

/** Between the sterns: a dinghy across, on davits or on a platform that goes down to the water. */
export function drawStern({ aft, inner }: Deck, tender: PlannedBoat['tender']): PlanPaths {
  if (!tender) return {};
  // On a short boat she reaches beyond the sterns.
  const x = Math.max(-0.3, aft - 0.15 - WIDTH);
  const held = tender === 'davits' ? drawDavits(x, aft) : drawPlatform(aft, inner);
  return joinPaths([held, { hard: drawDinghy(x), line: drawThwarts(x) }]);
}

/** Tubes around an open stern, bow to port. */
const drawDinghy = (x: number): string =>
  path`M${[x, -1.5]} L${[x, 0.8]} C${[x, 1.3]} ${[x + 0.35, 1.6]} ${[x + WIDTH / 2, 1.6]}
    C${[x + WIDTH - 0.35, 1.6]} ${[x + WIDTH, 1.3]} ${[x + WIDTH, 0.8]} L${[x + WIDTH, -1.5]} L${[x + WIDTH - 0.35, -1.5]}
    L${[x + WIDTH - 0.35, 0.7]} C${[x + WIDTH - 0.35, 1.1]} ${[x + 0.35, 1.1]} ${[x + 0.35, 0.7]} L${[x + 0.35, -1.5]}Z`;

/** Her transom, a thwart, and the outboard. */
const drawThwarts = (x: number): string =>
  line([x + 0.35, -1.25], [x + WIDTH - 0.35, -1.25]) +
  box(x + 0.35, -0.35, WIDTH - 0.7, 0.28, 0) +
  box(x + WIDTH / 2 - 0.15, -1.65, 0.3, 0.5);

/** Two arms from the cockpit out over the dinghy. */
const drawDavits = (x: number, aft: number): PlanPaths => ({
  hard: [-0.95, 0.85].map((y) => box(x + 0.2, y, aft - x - 0.15, 0.14, 0.05)).join(''),
});

/** From hull to hull, with planks. */
function drawPlatform(aft: number, inner: number): PlanPaths {
  const [x, width, half] = [0.05, aft - 0.15, inner - 0.08];
  const planks = [0.2, 0.4, 0.6, 0.8].map((share) =>
    line([x + share * width, -half], [x + share * width, half]),
  );
  return { line: box(x, -half, width, 2 * half) + planks.join('') };
}
