import { ActionLink } from '../../parts/ActionLink/ActionLink.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { RichText } from '../../parts/RichText/RichText.tsx';
import type { ThreeColumns } from '../../schemas/blocks/three-columns.ts';
import styles from './Column.module.css';

type ColumnProps = ThreeColumns['items'][number] & { level: 'h2' | 'h3' };

/** A card without a box: picture, heading, a few lines, a link whose target is the whole card. */
export function Column({ image, heading, text, link, level: Heading }: ColumnProps) {
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
      {heading && <Heading className={styles.heading}>{heading}</Heading>}
      {text && <RichText html={text} className={styles.text} />}
      {link && <ActionLink link={link} className={styles.link} />}
    </li>
  );
}
