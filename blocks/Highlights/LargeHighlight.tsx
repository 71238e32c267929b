import { ActionLink } from '../../parts/ActionLink/ActionLink.tsx';
import { Picture } from '../../parts/Picture/Picture.tsx';
import { RichText } from '../../parts/RichText/RichText.tsx';
import { ItemHeading } from '../../parts/Section/ItemHeading.tsx';
import type { Highlights } from '../../schemas/blocks/highlights.ts';
import styles from './LargeHighlight.module.css';

/** A tall picture with the words on a scrim at its foot; the whole of it is the target of the link. */
export function LargeHighlight({ image, label, heading, text, link }: Highlights['items'][number]) {
  return (
    <li className={styles.tile} data-ground="picture">
      {image && (
        <Picture
          className={styles.picture}
          image={image}
          preset="hero"
          sizes="(width >= 96rem) 80rem, 72rem"
          mobile={{ image, preset: 'heroMobile' }}
        />
      )}
      <div className={`scrim ${styles.words}`}>
        {label && <p className="eyebrow">{label}</p>}
        {heading && <ItemHeading className={styles.heading}>{heading}</ItemHeading>}
        {text && <RichText html={text} className={styles.text} />}
        {link && <ActionLink link={link} className={styles.link} />}
      </div>
    </li>
  );
}
