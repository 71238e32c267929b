import type { ReactNode } from 'react';
import type { Image } from '../../../schemas/parts/image.ts';
import { Picture } from '../Picture/Picture.tsx';
import styles from './Feature.module.css';

interface FeatureProps {
  image: Image | undefined;
  /** Small line above the heading. */
  label?: string | undefined;
  /** A past event: its picture is grey. */
  isPast?: boolean | undefined;
  /** Its words; their link covers the whole. */
  children: ReactNode;
}

/** One feature, large: the picture two thirds wide, the words beside it. */
export function Feature({ image, label, isPast, children }: FeatureProps) {
  return (
    <article className={styles.feature}>
      {label && <p className={`eyebrow ${styles.label}`}>{label}</p>}
      {image && (
        <Picture
          className={styles.picture}
          image={image}
          preset="event"
          sizes="(width >= 80rem) 53rem, (width >= 64rem) 62vw, 100vw"
          faded={isPast}
        />
      )}
      <div className={styles.words}>{children}</div>
    </article>
  );
}
