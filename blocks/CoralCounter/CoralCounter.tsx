import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { CoralCounter as CoralCounterProps } from '../../schemas/blocks/coral-counter.ts';
import { ActionLink } from '../../site/components/ActionLink/ActionLink.tsx';
import { Media } from '../../site/components/Media/Media.tsx';
import { RichText } from '../../site/components/RichText/RichText.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import coralCountStyles from './CoralCount.module.css';
import styles from './CoralCounter.module.css';

/** The brand's coral project on a dark background: the number, the text, a picture up to the edge. */
export function CoralCounter({ heading, text, image, link, count }: CoralCounterProps) {
  return (
    <Section className={`grid ${styles.section}`} heading={heading} background="deep">
      <div className={styles.words}>
        <SectionHeading />
        {count !== undefined && <CoralCount count={count} />}
        {text && <RichText html={text} className={styles.text} />}
        {link && <ActionLink link={link} />}
      </div>
      {image && (
        <Media className={styles.picture} image={image} preset="hero" sizes="(width >= 64rem) 70rem, 100vw" />
      )}
    </Section>
  );
}

/** The number of corals in the number format of the language, with its label. */
function CoralCount({ count }: { count: number }) {
  return (
    <p>
      <span className={coralCountStyles.figure}>
        <FormattedNumber value={count} />
      </span>{' '}
      <span className={coralCountStyles.label}>
        <FormattedMessage id="coral.planted" values={{ count }} />
      </span>
    </p>
  );
}
