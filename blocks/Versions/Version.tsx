import { Picture } from '../../parts/Picture/Picture.tsx';
import { RichText } from '../../parts/RichText/RichText.tsx';
import { ItemHeading } from '../../parts/Section/ItemHeading.tsx';
import type { Versions } from '../../schemas/blocks/versions.ts';
import styles from './Version.module.css';

/** One version: its picture, its name over a hairline, what makes the difference. */
export function Version({ image, heading, text }: Versions['items'][number]) {
  return (
    <li className={styles.version}>
      {image && (
        <Picture
          className={styles.picture}
          image={image}
          preset="media"
          sizes="(width >= 80rem) 40rem, (width >= 48rem) 46vw, 100vw"
        />
      )}
      {heading && <ItemHeading className={styles.heading}>{heading}</ItemHeading>}
      {text && <RichText html={text} className={styles.text} />}
    </li>
  );
}
