import { ActionLink } from '../../parts/ActionLink/ActionLink.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { RichText } from '../../parts/RichText/RichText.tsx';
import { ItemHeading } from '../../parts/Section/ItemHeading.tsx';
import type { ThreeColumns } from '../../schemas/blocks/three-columns.ts';
import styles from './Column.module.css';

/** A card without a box: picture, heading, a few lines, a link whose target is the whole card. */
export function Column({ image, heading, text, link }: ThreeColumns['items'][number]) {
  return (
    <li className={styles.column}>
      {image && (
        <Picture
          className={styles.picture}
          image={image}
          preset="card"
          sizes="(width >= 80rem) 26rem, (width >= 48rem) 30vw, 100vw"
        />
      )}
      {heading && <ItemHeading className={styles.heading}>{heading}</ItemHeading>}
      {text && <RichText html={text} className={styles.text} />}
      {link && <ActionLink link={link} className={styles.link} />}
    </li>
  );
}
