import type { WeightScene } from '../../schemas/blocks/weight-scene.ts';

type Piece = Pick<WeightScene['pieces'][number], 'moment' | 'weight' | 'usual'>;

const sum = (pieces: readonly Piece[], of: 'weight' | 'usual') =>
  pieces.reduce((total, piece) => total + piece[of], 0);

/** What is hung on at each of the four moments, what hangs on the scale then, and all of it. In kilograms. */
export function toWeights(pieces: readonly Piece[]) {
  const upTo = (moment: number) => pieces.filter((piece) => piece.moment <= moment);
  return {
    weight: sum(pieces, 'weight'),
    usual: sum(pieces, 'usual'),
    moments: [1, 2, 3, 4].map((moment) => {
      const hung = pieces.filter((piece) => piece.moment === moment);
      return {
        weight: sum(hung, 'weight'),
        usual: sum(hung, 'usual'),
        total: sum(upTo(moment), 'weight'),
        usualTotal: sum(upTo(moment), 'usual'),
      };
    }),
  };
}

export type Weights = ReturnType<typeof toWeights>;
