import type { ReactNode } from 'react';
import type { Image } from '../../../schemas/parts/image.ts';
import { Picture } from '../Picture/Picture.tsx';
import styles from './TeaserCard.module.css';

interface TeaserCardProps {
  image: Image | undefined;
  /** An upright picture, as stories of owners have it. */
  upright?: boolean | undefined;
  /** What it announces is over: its picture is grey. */
  isPast?: boolean | undefined;
  /** Width of the card in the layout, as the `sizes` attribute takes it. */
  sizes: string;
  /** What it says, with a `TeaserHeading` whose link covers the whole. */
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
