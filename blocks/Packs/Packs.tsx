import type { Packs as PacksProps } from '../../schemas/blocks/packs.ts';
import { Picture } from '../../site/components/Picture/Picture.tsx';
import { RichText } from '../../site/components/RichText/RichText.tsx';
import { ItemHeading, Section } from '../../site/components/Section/Section.tsx';
import { SectionIntro } from '../../site/components/Section/SectionIntro.tsx';
import { Summary } from '../../site/components/Summary/Summary.tsx';
import packStyles from './Pack.module.css';
import styles from './Packs.module.css';
import { toPackId } from './toPackId.ts';

/** Equipment packs, one below the other, separated by hairlines; phones fold what they hold. */
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
  const name = heading && <ItemHeading className={packStyles.heading}>{heading}</ItemHeading>;
  // A link to what is folded opens it.
  const contents = text && (
    <div id={heading && toPackId(heading)} className={packStyles.text}>
      <RichText html={text} />
    </div>
  );
  return (
    <li className={packStyles.pack}>
      {image && (
        <Picture
          className={packStyles.picture}
          image={image}
          preset="list"
          sizes="(width >= 48rem) 16rem, 100vw"
        />
      )}
      {name && contents ? (
        <details className={packStyles.words}>
          <Summary className={packStyles.summary} isForPhones>
            {name}
          </Summary>
          {contents}
        </details>
      ) : (
        (name ?? contents)
      )}
    </li>
  );
}
