import { Section } from '../../parts/Section/Section.tsx';
import { SectionHeading } from '../../parts/Section/SectionHeading.tsx';
import type { ThreeColumns as ThreeColumnsProps } from '../../schemas/blocks/three-columns.ts';
import { Column } from './Column.tsx';
import styles from './ThreeColumns.module.css';

/** Up to three cards side by side. */
export function ThreeColumns({ heading, items }: ThreeColumnsProps) {
  return (
    <Section className={`grid ${styles.section}`} heading={heading}>
      <SectionHeading className={styles.heading} />
      <ul className={styles.columns}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no id, and their order never changes
          <Column key={index} {...item} />
        ))}
      </ul>
    </Section>
  );
}
