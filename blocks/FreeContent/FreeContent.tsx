import type { FreeContent as FreeContentProps } from '../../schemas/blocks/free-content.ts';
import { RichText } from '../../site/components/RichText/RichText.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import styles from './FreeContent.module.css';

/** Rich text of a page, its heading beside it where there is room. */
export function FreeContent({ heading, text }: FreeContentProps) {
  return (
    <Section className={`grid ${styles.content}`} heading={heading}>
      <SectionHeading className={`stays ${styles.heading}`} />
      {text && <RichText html={text} className={styles.text} />}
    </Section>
  );
}
