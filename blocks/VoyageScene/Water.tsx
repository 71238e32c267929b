import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Passage } from '../NightScene/Passage.tsx';
import { toTotals } from '../NightScene/toTotals.ts';
import styles from './Water.module.css';

/** Between two figures of the reel; NightScene/Passage.module.css stops it at whole ones. */
const LINE = 100;

/** All degrees between two, in the order in which they are passed, without the first. */
const toSteps = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) }, (_, index) => from + Math.sign(to - from) * (index + 1));

/** How warm the water is: a reel with a line for each degree, which only goes up, also where the water cools. */
export function Water({ temperatures }: { temperatures: readonly number[] }) {
  const [first = 0, ...others] = temperatures;
  const ways = others.map((to, index) => toSteps(temperatures[index] ?? to, to));
  const stops = [0, ...toTotals(ways.map(({ length }) => length))];
  return (
    <p className={styles.water} aria-hidden="true">
      <svg viewBox={`0 0 240 ${LINE}`} className={styles.reel} aria-hidden="true">
        <Passage stops={stops.map((stop) => stop * LINE)} direction="up">
          {[first, ...ways.flat()].map((degrees, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a degree may be passed twice, and the order never changes
            <text key={index} y={index * LINE + 84}>
              <FormattedNumber value={degrees} style="unit" unit="celsius" />
            </text>
          ))}
        </Passage>
      </svg>
      <FormattedMessage id="voyageScene.water" />
    </p>
  );
}
