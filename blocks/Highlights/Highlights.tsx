import type { Highlights as HighlightsProps } from '../../schemas/blocks/highlights.ts';
import { ActionLink } from '../../site/components/ActionLink/ActionLink.tsx';
import { Card } from '../../site/components/Card/Card.tsx';
import { Picture } from '../../site/components/Picture/Picture.tsx';
import { RichText } from '../../site/components/RichText/RichText.tsx';
import { ItemHeading, Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import styles from './Highlights.module.css';
import largeHighlightStyles from './LargeHighlight.module.css';

/** A few highlights: cards in a grid, the first of three pictures large, or, on the home page, panels from edge to edge. */
export function Highlights({ variant, heading, text, items }: HighlightsProps) {
  const isMosaic = items.length === 3 && items.every(({ image }) => image);
  return (
    <Section
      className={`grid ${styles.section}`}
      heading={heading}
      background={variant === 'home' ? 'deep' : undefined}
    >
      {(heading || text) && (
        <div className={styles.words}>
          <SectionHeading />
          {text && <RichText html={text} className={styles.text} />}
        </div>
      )}
      <ul className={variant === 'home' ? styles.large : isMosaic ? styles.mosaic : styles.cards}>
        {/* biome-ignore-start lint/suspicious/noArrayIndexKey: highlights have no id, and their order never changes */}
        {items.map((item, index) =>
          variant === 'home' ? (
            <LargeHighlight key={index} {...item} />
          ) : (
            <Card
              key={index}
              {...item}
              preset="event"
              sizes="(width >= 80rem) 40rem, (width >= 48rem) 46vw, 100vw"
            />
          ),
        )}
        {/* biome-ignore-end lint/suspicious/noArrayIndexKey: see above */}
      </ul>
    </Section>
  );
}

/** A tall picture that goes over into the ground of its words; the whole of it is the link. */
function LargeHighlight({ image, label, heading, text, link }: HighlightsProps['items'][number]) {
  return (
    <li className={largeHighlightStyles.tile}>
      {image && (
        <Picture
          className={largeHighlightStyles.picture}
          image={image}
          preset={image.height > image.width ? 'natural' : 'event'}
          sizes="(width >= 64rem) 34vw, 100vw"
        />
      )}
      <div className={largeHighlightStyles.words}>
        {label && <p className="eyebrow">{label}</p>}
        {heading && <ItemHeading className={largeHighlightStyles.heading}>{heading}</ItemHeading>}
        {text && <RichText html={text} className={largeHighlightStyles.text} />}
        {link && <ActionLink link={link} className={largeHighlightStyles.link} />}
      </div>
    </li>
  );
}
