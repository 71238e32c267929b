import { FormattedMessage } from 'react-intl';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { RichText } from '../../parts/RichText/RichText.tsx';
import { ItemHeading } from '../../parts/Section/ItemHeading.tsx';
import { Summary } from '../../parts/Summary/Summary.tsx';
import type { Packs } from '../../schemas/blocks/packs.ts';
import styles from './Pack.module.css';

/** Characters, tags aside, that are read at a glance; a longer text waits until it is asked for. */
const AT_A_GLANCE = 280;

/** One pack: its name, and what it holds. */
export function Pack({ image, heading, text }: Packs['items'][number]) {
  const isLong = (text?.replace(/<[^>]*>/g, '').length ?? 0) > AT_A_GLANCE;
  return (
    <li className={styles.pack}>
      {image && (
        <Picture
          className={styles.picture}
          image={image}
          preset="list"
          sizes="(width >= 48rem) 16rem, 100vw"
        />
      )}
      {heading && <ItemHeading className={styles.heading}>{heading}</ItemHeading>}
      {text && !isLong && <RichText html={text} className={styles.text} />}
      {text && isLong && (
        <details className={styles.text}>
          <Summary className={styles.summary}>
            <FormattedMessage id="packs.contents" />
            {heading && <span className="visually-hidden">{`: ${heading}`}</span>}
          </Summary>
          <RichText html={text} className={styles.contents} />
        </details>
      )}
    </li>
  );
}
