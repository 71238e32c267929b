import type { WeightScene } from '../../schemas/blocks/weight-scene.ts';
import { toTotals } from '../NightScene/toTotals.ts';

type Piece = Pick<WeightScene['pieces'][number], 'moment' | 'weight' | 'usual'>;

const sum = (pieces: readonly Piece[], of: 'weight' | 'usual') =>
  pieces.reduce((total, piece) => total + piece[of], 0);

/** What is hung on at each of the four moments, what hangs on the scale then, and all of it. In kilograms. */
export function toWeights(pieces: readonly Piece[]) {
  const hung = [1, 2, 3, 4].map((moment) => pieces.filter((piece) => piece.moment === moment));
  const weights = hung.map((some) => sum(some, 'weight'));
  const usuals = hung.map((some) => sum(some, 'usual'));
  const [totals, usualTotals] = [toTotals(weights), toTotals(usuals)];
  return {
    weight: totals.at(-1) ?? 0,
    usual: usualTotals.at(-1) ?? 0,
    moments: weights.map((weight, index) => ({
      weight,
      usual: usuals[index] ?? 0,
      total: totals[index] ?? 0,
      usualTotal: usualTotals[index] ?? 0,
    })),
  };
}

export type Weights = ReturnType<typeof toWeights>;
