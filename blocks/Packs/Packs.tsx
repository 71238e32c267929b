import { FormattedMessage } from 'react-intl';
import type { Packs as PacksProps } from '../../schemas/blocks/packs.ts';
import { Picture } from '../../site/components/Picture/Picture.tsx';
import { RichText } from '../../site/components/RichText/RichText.tsx';
import { ItemHeading, Section } from '../../site/components/Section/Section.tsx';
import { SectionIntro } from '../../site/components/Section/SectionIntro.tsx';
import { Summary } from '../../site/components/Summary/Summary.tsx';
import packStyles from './Pack.module.css';
import styles from './Packs.module.css';

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

/** Characters, without tags, that are shown at once; a longer text is collapsed. */
const AT_A_GLANCE = 280;

/** One pack: name, picture and contents. */
function Pack({ image, heading, text }: PacksProps['items'][number]) {
  const isLong = (text?.replace(/<[^>]*>/g, '').length ?? 0) > AT_A_GLANCE;
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
      {heading && <ItemHeading className={packStyles.heading}>{heading}</ItemHeading>}
      {text && !isLong && <RichText html={text} className={packStyles.text} />}
      {text && isLong && (
        <details className={packStyles.text}>
          <Summary className={packStyles.summary}>
            <FormattedMessage id="packs.contents" />
            {heading && <span className="visually-hidden">{`: ${heading}`}</span>}
          </Summary>
          <RichText html={text} className={packStyles.contents} />
        </details>
      )}
    </li>
  );
}
