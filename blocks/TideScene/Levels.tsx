import styles from './Levels.module.css';
import { type Places, STAFF, WIDE } from './toPlaces.ts';

interface LevelsProps {
  places: Places;
  /** Length of the boat in centimetres: lines end before her. */
  length: number;
  /** Names of high water, half tide and low water. */
  names: readonly string[];
}

/** On a still picture, three lines that say how high the sea stands, and when. */
export function Levels({ places: { high, half }, length, names }: LevelsProps) {
  return (
    <g className={styles.levels}>
      {[high, half, 0].map((level, index) => (
        <g key={level}>
          <path d={`M${WIDE.left} ${-level}H${STAFF - 9}M${length + 30} ${-level}H${WIDE.right}`} />
          <text x={STAFF - 24} y={-level - 14}>
            {index < 2 && names[index]}
          </text>
        </g>
      ))}
    </g>
  );
}
