import styles from './ChargeCurve.module.css';
import { Passage } from './Passage.tsx';
import type { Night } from './toNight.ts';

/** Of the drawing; its width is the minutes of the night. */
const HEIGHT = 100;

/** The charge of the batteries over the hours, from nothing to full; what is still to come is in the shade. */
export function ChargeCurve({ night: { end, minutes, curve } }: { night: Night }) {
  const line = curve.map(({ minute, charge }) => `${minute} ${(HEIGHT * (1 - charge)).toFixed(2)}`).join('L');
  const hours = Array.from({ length: Math.floor(end / 60) - 1 }, (_, index) => 60 * (index + 1));
  return (
    <svg
      viewBox={`0 0 ${end} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={styles.curve}
      aria-hidden="true"
    >
      <path d={`M${line}V${HEIGHT}H0Z`} className={styles.left} />
      <path d={hours.map((hour) => `M${hour} ${HEIGHT}v-8`).join('')} className={styles.hours} />
      <path d={`M${line}`} className={styles.line} />
      <Passage stops={minutes} direction="right">
        <path d={`M0 0H${2 * end}V${HEIGHT}H0Z`} className={styles.shade} />
        <path d={`M0 0V${HEIGHT}`} />
      </Passage>
    </svg>
  );
}
