import type { ReactNode } from 'react';
import type { Image } from '../../../schemas/parts/image.ts';
import { Picture } from '../Picture/Picture.tsx';
import styles from './TeaserCard.module.css';

interface TeaserCardProps {
  image: Image | undefined;
  /** A portrait picture, as in owners' stories. */
  upright?: boolean | undefined;
  /** A past event: its picture is grey. */
  isPast?: boolean | undefined;
  /** Width of the card in the layout, as in the `sizes` attribute. */
  sizes: string;
  /** Its words, with a `TeaserHeading` whose link covers the whole. */
  children: ReactNode;
}

/** A card without a box: the picture, the words below it. */
export function TeaserCard({ image, upright, isPast, sizes, children }: TeaserCardProps) {
  return (
    <article className={styles.card} data-upright={upright || undefined}>
      {image ? (
        <Picture
          className={styles.picture}
          image={image}
          preset={upright ? 'ownerCard' : 'card'}
          sizes={sizes}
          faded={isPast}
        />
      ) : (
        <div className={`${styles.picture} ${styles.haze}`} />
      )}
      {children}
    </article>
  );
}
