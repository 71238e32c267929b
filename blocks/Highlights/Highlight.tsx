import { ActionLink } from '../../parts/ActionLink/ActionLink.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { RichText } from '../../parts/RichText/RichText.tsx';
import { ItemHeading } from '../../parts/Section/ItemHeading.tsx';
import type { Highlights } from '../../schemas/blocks/highlights.ts';
import styles from './Highlight.module.css';

/** A card without a box: picture, label, heading, a few lines, a link whose target is the whole card. */
export function Highlight({ image, label, heading, text, link }: Highlights['items'][number]) {
  return (
    <li className={styles.card}>
      {image && (
        <Picture
          className={styles.picture}
          image={image}
          preset="event"
          sizes="(width >= 80rem) 40rem, (width >= 48rem) 46vw, 100vw"
        />
      )}
      {label && <p className={`eyebrow ${styles.label}`}>{label}</p>}
      {heading && <ItemHeading className={styles.heading}>{heading}</ItemHeading>}
      {text && <RichText html={text} className={styles.text} />}
      {link && <ActionLink link={link} className={styles.link} />}
    </li>
  );
}
