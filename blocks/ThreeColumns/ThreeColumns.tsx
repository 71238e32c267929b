import { useId } from 'react';
import type { ThreeColumns as ThreeColumnsProps } from '../../schemas/blocks/three-columns.ts';
import { Column } from './Column.tsx';
import styles from './ThreeColumns.module.css';

/** Up to three cards side by side. */
export function ThreeColumns({ heading, items }: ThreeColumnsProps) {
  const headingId = useId();
  return (
    <section className={`grid ${styles.section}`} {...(heading && { 'aria-labelledby': headingId })}>
      {heading && (
        <h2 id={headingId} className={styles.heading}>
          {heading}
        </h2>
      )}
      <ul className={styles.columns}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no id, and their order never changes
          <Column key={index} {...item} level={heading ? 'h3' : 'h2'} />
        ))}
      </ul>
    </section>
  );
}
