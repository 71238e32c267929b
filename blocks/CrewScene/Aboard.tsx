import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Passage } from '../NightScene/Passage.tsx';
import styles from './Aboard.module.css';

/** Between two figures of the reel; NightScene/Passage.module.css stops it at whole ones. */
const LINE = 100;

/** Width of a digit. */
const DIGIT = 66;

/** How many are on board: a reel whose figures pass a window, one for each who comes. */
export function Aboard({ counts, berths }: { counts: readonly number[]; berths: number }) {
  const [first = 0] = counts;
  const figures = Array.from({ length: (counts.at(-1) ?? 0) - first + 1 }, (_, index) => first + index);
  return (
    <p className={styles.aboard} aria-hidden="true">
      <svg
        viewBox={`0 0 ${DIGIT * String(counts.at(-1)).length} ${LINE}`}
        className={styles.reel}
        aria-hidden="true"
      >
        <Passage stops={counts.map((count) => count * LINE)} direction="up">
          {figures.map((figure, index) => (
            <text key={figure} y={index * LINE + 86}>
              <FormattedNumber value={figure} />
            </text>
          ))}
        </Passage>
      </svg>
      <FormattedMessage id="crewScene.berths" values={{ berths }} />
    </p>
  );
}
