import type { Frame } from '../../site/components/BoatProfile/toFrame.ts';
import { STAFF_WIDTH, Staff } from './Staff.tsx';
import styles from './TideStaff.module.css';

/** A staff that stands in the water: the scale of the picture, in metres and feet. */
export function TideStaff({ frame }: { frame: Frame }) {
  return (
    <svg
      viewBox={`0 ${-frame.top} ${STAFF_WIDTH} ${frame.top + frame.depth}`}
      className={styles.staff}
      aria-hidden="true"
    >
      <Staff frame={frame} />
    </svg>
  );
}
