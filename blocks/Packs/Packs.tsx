import type { Packs as PacksProps } from '../../schemas/blocks/packs.ts';
import { Picture } from '../../site/components/Picture/Picture.tsx';
import { RichText } from '../../site/components/RichText/RichText.tsx';
import { ItemHeading, Section } from '../../site/components/Section/Section.tsx';
import { SectionIntro } from '../../site/components/Section/SectionIntro.tsx';
import packStyles from './Pack.module.css';
import styles from './Packs.module.css';
import { toPackId } from './toPackId.ts';

/** Equipment packs, one below the other, separated by hairlines. */
export function Packs({ heading, text, items }: PacksProps) {
  return (
    <Section className={`grid ${styles.section}`} heading={heading}>
      <SectionIntro text={text} />
      <ul className={styles.packs}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: packs have no id, and their order never changes
          <Pack key={index} {...item} />
        ))}
      </ul>
    </Section>
  );
}

/** One pack: name, picture and contents. */
function Pack({ image, heading, text }: PacksProps['items'][number]) {
  return (
    <li id={heading && toPackId(heading)} className={packStyles.pack}>
      {image && (
        <Picture
          className={packStyles.picture}
          image={image}
          preset="list"
          sizes="(width >= 48rem) 16rem, 100vw"
        />
      )}
      {heading && <ItemHeading className={packStyles.heading}>{heading}</ItemHeading>}
      {text && <RichText html={text} className={packStyles.text} />}
    </li>
  );
}
