import { Section } from '../../parts/Section/Section.tsx';
import { SectionIntro } from '../../parts/Section/SectionIntro.tsx';
import type { Timeline as TimelineProps } from '../../schemas/blocks/timeline.ts';
import { Period } from './Period.tsx';
import styles from './Timeline.module.css';

/** A history along a hairline: on a wide screen its periods stand to the left and to the right of it by turns. */
export function Timeline({ heading, text, items }: TimelineProps) {
  return (
    <Section className={`grid ${styles.section}`} heading={heading}>
      <SectionIntro text={text} />
      <ol className={styles.periods}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two periods may have one name, and their order never changes
          <Period key={index} {...item} />
        ))}
      </ol>
    </Section>
  );
}
