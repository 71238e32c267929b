import type { FreeContent as FreeContentProps } from '../../schemas/blocks/free-content.ts';
import { RichText } from '../../site/components/RichText/RichText.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import styles from './FreeContent.module.css';

/** Two or three paragraphs or lists, which are no higher than a screen. */
const isShort = (html: string): boolean => {
  const { length } = html.match(/<\/(p|ul|ol|h\d|table)>/g) ?? [];
  return length > 1 && length < 4;
};

/** Rich text of a page, where there is room beside its heading; a short one in two columns below it. */
export function FreeContent({ heading, text }: FreeContentProps) {
  const isSpread = heading && text && isShort(text);
  return (
    <Section className={`grid ${isSpread ? styles.spread : styles.content}`} heading={heading}>
      <SectionHeading className={isSpread ? undefined : `stays ${styles.heading}`} />
      {text && <RichText html={text} className={styles.text} />}
    </Section>
  );
}
