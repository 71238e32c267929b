import type { Frame } from '../../site/components/BoatProfile/toFrame.ts';
import styles from './Staff.module.css';

const METRES_PER_FOOT = 0.3048;

/** Width of the staff with its figures. */
export const STAFF_WIDTH = 500;

/** The marks of a staff that stands in the water, a metre apart; every ten with their height in metres and feet. */
export function Staff({ frame }: { frame: Pick<Frame, 'top' | 'depth'> }) {
  const metres = Array.from({ length: Math.floor(frame.top / 100) + 1 }, (_, metre) => metre);
  return (
    <>
      <path d={`M220 ${-100 * (metres.length - 1)}V${frame.depth}`} className={styles.line} />
      <path
        d={metres
          .map((metre) => `M220 ${-100 * metre}h${metre % 10 === 0 ? -60 : metre % 5 === 0 ? -40 : -20}`)
          .join('')}
        className={styles.line}
      />
      {metres
        .filter((metre) => metre > 0 && metre % 10 === 0)
        .map((metre) => (
          <g key={metre}>
            <text x="250" y={-100 * metre + 16} className={styles.figure}>
              {metre} m
            </text>
            <text x="250" y={-100 * metre + 126} className={styles.figure} data-unit="feet">
              {Math.round(metre / METRES_PER_FOOT)} ft
            </text>
          </g>
        ))}
    </>
  );
}
