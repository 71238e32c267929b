import { RichText } from '../../parts/RichText/RichText.tsx';
import { Section } from '../../parts/Section/Section.tsx';
import { SectionHeading } from '../../parts/Section/SectionHeading.tsx';
import type { Highlights as HighlightsProps } from '../../schemas/blocks/highlights.ts';
import { Highlight } from './Highlight.tsx';
import styles from './Highlights.module.css';
import { LargeHighlight } from './LargeHighlight.tsx';

/** A few things worth a look: cards in a grid, or, on the home page, large pictures from edge to edge. */
export function Highlights({ variant, heading, text, items }: HighlightsProps) {
  const Item = variant === 'home' ? LargeHighlight : Highlight;
  return (
    <Section className={`grid ${styles.section}`} heading={heading}>
      {(heading || text) && (
        <div className={styles.words}>
          <SectionHeading />
          {text && <RichText html={text} className={styles.text} />}
        </div>
      )}
      <ul className={variant === 'home' ? styles.large : styles.cards}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: highlights have no id, and their order never changes
          <Item key={index} {...item} />
        ))}
      </ul>
    </Section>
  );
}
