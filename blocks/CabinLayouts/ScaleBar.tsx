import { useIntl } from 'react-intl';
import styles from './DeckPlan.module.css';
import { planShapes } from './planShapes.ts';

const { box } = planShapes;

/** Five metres, and below them fifteen feet. */
const METRES = 5;
const FEET = 15;
const FOOT = 0.3048;
const HEIGHT = 0.13;

/** Every other metre, and every other five feet, are filled. */
const FILLED =
  [0, 2, 4].map((metre) => box(metre, 0, 1, HEIGHT, 0)).join('') +
  [0, 10].map((feet) => box(feet * FOOT, -HEIGHT, 5 * FOOT, HEIGHT, 0)).join('');
const FRAMES = box(0, 0, METRES, HEIGHT, 0) + box(0, -HEIGHT, FEET * FOOT, HEIGHT, 0);

/** A bar with metres above feet, at a place of a drawing in centimetres. */
export function ScaleBar({ x, y }: { x: number; y: number }) {
  const { formatNumber } = useIntl();
  return (
    <g transform={`translate(${x} ${y})`} className={styles.scale}>
      <path d={FRAMES} className={styles.measure} />
      <path d={FILLED} className={styles.filled} />
      <text x={100 * METRES + 20} dy="-0.05em">
        {formatNumber(METRES, { style: 'unit', unit: 'meter' })}
      </text>
      <text x={100 * METRES + 20} dy="0.95em">
        {formatNumber(FEET, { style: 'unit', unit: 'foot' })}
      </text>
    </g>
  );
}
