import type { ReactNode } from 'react';
import type { Image } from '../../../schemas/parts/image.ts';
import type { ImagePreset } from '../../../schemas/parts/imagePresets.ts';
import type { Link } from '../../../schemas/parts/link.ts';
import { ActionLink } from '../ActionLink/ActionLink.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { RichText } from '../RichText/RichText.tsx';
import { ItemHeading } from '../Section/Section.tsx';
import styles from './Card.module.css';

interface CardProps {
  image?: Image | undefined;
  /** Above the words of a card without a picture. */
  drawing?: ReactNode;
  /** Crop of the picture, and its width in the layout as in the `sizes` attribute. */
  preset: ImagePreset;
  sizes: string;
  label?: string | undefined;
  heading?: string | undefined;
  text?: string | undefined;
  link?: Link | undefined;
}

/** A teaser without a box: picture, label, heading, a few lines, a link that covers the card. */
export function Card({ image, drawing, preset, sizes, label, heading, text, link }: CardProps) {
  return (
    <li className={styles.card}>
      {image && <Picture className={styles.picture} image={image} preset={preset} sizes={sizes} />}
      {!image && drawing}
      {label && <p className={`eyebrow ${styles.label}`}>{label}</p>}
      {heading && <ItemHeading className={styles.heading}>{heading}</ItemHeading>}
      {text && <RichText html={text} className={styles.text} />}
      {link && <ActionLink link={link} className={styles.link} />}
    </li>
  );
}
