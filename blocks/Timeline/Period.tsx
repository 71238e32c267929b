import { Picture } from '../../parts/Picture/Picture.tsx';
import { RichText } from '../../parts/RichText/RichText.tsx';
import { ItemHeading } from '../../parts/Section/ItemHeading.tsx';
import type { Timeline } from '../../schemas/blocks/timeline.ts';
import styles from './Period.module.css';

/** One period: when, what, and a picture of it. */
export function Period({ period, heading, text, image }: Timeline['items'][number]) {
  return (
    <li className={styles.period}>
      <p className={styles.when}>{period}</p>
      {heading && <ItemHeading className={styles.heading}>{heading}</ItemHeading>}
      {text && <RichText html={text} className={styles.text} />}
      {image && (
        <Picture
          className={styles.picture}
          image={image}
          preset="media"
          sizes="(width >= 80rem) 36rem, (width >= 64rem) 44vw, 90vw"
        />
      )}
    </li>
  );
}
