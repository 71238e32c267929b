import type { Timeline as TimelineProps } from '../../schemas/blocks/timeline.ts';
import { Picture } from '../../site/components/Picture/Picture.tsx';
import { RichText } from '../../site/components/RichText/RichText.tsx';
import { ItemHeading, Section } from '../../site/components/Section/Section.tsx';
import { SectionIntro } from '../../site/components/Section/SectionIntro.tsx';
import periodStyles from './Period.module.css';
import styles from './Timeline.module.css';

/** A history in rows: times in one column, what happened beside them. */
export function Timeline({ heading, text, items }: TimelineProps) {
  return (
    <Section className={`grid ${styles.section}`} heading={heading}>
      <SectionIntro text={text} />
      <ol>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two periods may have one name, and their order never changes
          <Period key={index} {...item} />
        ))}
      </ol>
    </Section>
  );
}

/** One period: time, text and picture. */
function Period({ period, heading, text, image }: TimelineProps['items'][number]) {
  return (
    <li className={periodStyles.period}>
      <p className={periodStyles.when}>{period}</p>
      {heading && <ItemHeading className={periodStyles.heading}>{heading}</ItemHeading>}
      {text && <RichText html={text} className={periodStyles.text} />}
      {image && (
        <Picture
          className={periodStyles.picture}
          image={image}
          preset="natural"
          sizes="(width >= 28rem) 26rem, 90vw"
        />
      )}
    </li>
  );
}
