import type { ThreeColumns as ThreeColumnsProps } from '../../schemas/blocks/three-columns.ts';
import { Card } from '../../site/components/Card/Card.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import styles from './ThreeColumns.module.css';

/** Up to three cards side by side. */
export function ThreeColumns({ heading, items }: ThreeColumnsProps) {
  return (
    <Section className={`grid ${styles.section}`} heading={heading}>
      <SectionHeading className={styles.heading} />
      <ul className={styles.columns}>
        {items.map((item, index) => (
          <Card
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no id, and their order never changes
            key={index}
            {...item}
            preset="card"
            sizes="(width >= 80rem) 26rem, (width >= 48rem) 30vw, 100vw"
          />
        ))}
      </ul>
    </Section>
  );
}
