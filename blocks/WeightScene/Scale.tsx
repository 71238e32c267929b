import { FormattedMessage } from 'react-intl';
import { Passage } from '../NightScene/Passage.tsx';
import styles from './Scale.module.css';
import type { Weights } from './toWeights.ts';
import { useWeight } from './useWeight.ts';

/** Between two figures of the reel; NightScene/Passage.module.css stops it at whole ones. */
const LINE = 100;

/** Width of a digit, of the point, and of the unit. */
const DIGIT = 53;
const POINT = 24;
const UNIT = 34;

/** What the scale reads, in tenths of a tonne: a reel of figures; beside it what a boat usually weighs. */
export function Scale({ weights: { weight, usual, moments } }: { weights: Weights }) {
  const { toFigure } = useWeight();
  const stops = moments.map(({ total }) => Math.round(total / 100));
  const [first = 0] = stops;
  const figures = Array.from({ length: (stops.at(-1) ?? 0) - first + 1 }, (_, index) => first + index);
  const width = DIGIT * (toFigure(weight / 1000).length - 1) + POINT;
  return (
    <div className={styles.scale}>
      <svg viewBox={`0 0 ${width + UNIT} ${LINE}`} className={styles.reel} aria-hidden="true">
        <Passage stops={stops.map((stop) => stop * LINE)} direction="up">
          {figures.map((figure, index) => (
            <text key={figure} y={index * LINE + 80}>
              {toFigure(figure / 10)}
            </text>
          ))}
        </Passage>
        <text x={width + 16} y="80" className={styles.unit}>
          t
        </text>
      </svg>
      <p className={styles.usual}>
        <FormattedMessage id="weightScene.usual" values={{ weight: `${toFigure(usual / 1000)}\u00a0t` }} />
        {usual > weight && (
          <span className={styles.out}>
            <FormattedMessage
              id="weightScene.out"
              values={{ weight: `${toFigure((usual - weight) / 1000)}\u00a0t` }}
            />
          </span>
        )}
      </p>
    </div>
  );
}
