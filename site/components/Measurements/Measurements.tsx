import type { Measurement } from '../../../schemas/parts/measurement.ts';
import styles from './Measurements.module.css';

/** Characters that fit a third of the content at the largest size. */
const SHORT_FIGURE = 6;

/** Up to three figures side by side, each over a hairline with its label. */
export function Measurements({ items, className }: { items: Measurement[]; className?: string | undefined }) {
  const long = items.some(({ value, unit = '' }) => value.length + unit.length / 2 > SHORT_FIGURE);
  return (
    <dl className={[styles.list, className].filter(Boolean).join(' ')} data-long={long || undefined}>
      {items.map(({ value, unit, label }) => (
        <div key={`${label} ${value}`} className={styles.item}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.figure}>
            {value}
            {unit && <span className={styles.unit}> {unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
