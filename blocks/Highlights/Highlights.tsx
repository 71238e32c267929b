import { Card } from '../../parts/Card/Card.tsx';
import { RichText } from '../../parts/RichText/RichText.tsx';
import { Section } from '../../parts/Section/Section.tsx';
import { SectionHeading } from '../../parts/Section/SectionHeading.tsx';
import type { Highlights as HighlightsProps } from '../../schemas/blocks/highlights.ts';
import styles from './Highlights.module.css';
import { LargeHighlight } from './LargeHighlight.tsx';

/** A few things worth a look: cards in a grid, or, on the home page, large pictures from edge to edge. */
export function Highlights({ variant, heading, text, items }: HighlightsProps) {
  return (
    <Section className={`grid ${styles.section}`} heading={heading}>
      {(heading || text) && (
        <div className={styles.words}>
          <SectionHeading />
          {text && <RichText html={text} className={styles.text} />}
        </div>
      )}
      <ul className={variant === 'home' ? styles.large : styles.cards}>
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
