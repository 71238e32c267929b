import { useId } from 'react';
import { RichText } from '../../parts/RichText/RichText.tsx';
import type { FreeContent as FreeContentProps } from '../../schemas/blocks/free-content.ts';
import styles from './FreeContent.module.css';

/** Plain text of a page, its heading beside it where there is room. */
export function FreeContent({ heading, text }: FreeContentProps) {
  const headingId = useId();
  return (
    <section className={`grid ${styles.content}`} {...(heading && { 'aria-labelledby': headingId })}>
      {heading && (
        <h2 id={headingId} className={styles.heading}>
          {heading}
        </h2>
      )}
      {text && <RichText html={text} className={styles.text} />}
    </section>
  );
}
