import type { WeightScene } from '../../schemas/blocks/weight-scene.ts';
import { toTotals } from '../NightScene/toTotals.ts';
import type { Weights } from './toWeights.ts';
import styles from './WeightBar.module.css';

interface WeightBarProps {
  pieces: WeightScene['pieces'];
  weights: Weights;
}

/** From edge to edge: a line for the boat as usually built, below it her pieces, and what she does not have. */
export function WeightBar({ pieces, weights: { weight, usual, moments } }: WeightBarProps) {
  const end = Math.max(weight, usual);
  return (
    <svg viewBox={`0 0 ${end} 100`} preserveAspectRatio="none" className={styles.bar} aria-hidden="true">
      <path d={`M0 4H${usual}`} className={styles.line} />
      {moments.map(({ weight: size, total, usualTotal }, index) => {
        const from = total - size;
        const cuts = toTotals(
          pieces.filter(({ moment }) => moment === index + 1).map((piece) => piece.weight),
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and their order never changes
          <g key={index} className={styles.piece} data-moment={index + 1}>
            <path d={`M${usualTotal} 0V10L${total} 36V42`} className={styles.line} />
            <path d={`M${from} 71H${total}`} pathLength="1" className={styles.body} />
            <path
              d={cuts
                .slice(0, -1)
                .map((cut) => `M${from + cut} 42V100`)
                .join('')}
              className={`${styles.line} ${styles.cut}`}
            />
          </g>
        );
      })}
      {usual > weight && <path d={drawHatch(weight, usual)} className={`${styles.line} ${styles.void}`} />}
    </svg>
  );
}

/** Slanting lines, as draughtsmen mark what is taken away. */
const drawHatch = (from: number, to: number): string => {
  const step = (to - from) / 16;
  const lines = Array.from(
    { length: 16 },
    (_, index) => `M${Math.round(from + index * step)} 100L${Math.round(from + (index + 1) * step)} 42`,
  );
  return `M${from} 42H${to}M${from} 100H${to}${lines.join('')}`;
};
