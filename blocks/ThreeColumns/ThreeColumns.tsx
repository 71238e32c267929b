import type { ThreeColumns as ThreeColumnsProps } from '../../schemas/blocks/three-columns.ts';
import type { Image } from '../../schemas/parts/image.ts';
import { Card } from '../../site/components/Card/Card.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import { ColumnDrawing } from './ColumnDrawing.tsx';
import styles from './ThreeColumns.module.css';

const isUpright = (image?: Image) => image !== undefined && image.height > image.width;

/**
 * Up to six cards, three side by side. Steps have numbers, and pictures that are shown whole: most are drawings. More than
 * three upright pictures are portraits: small, beside name and words, in two columns. Three pictures that lead nowhere are
 * there to be looked at: the first is large, the others beside it. On phones those with pictures and links are a row to
 * scroll, others stand below each other. Words without pictures are rows between rules, or stand below drawings.
 */
export function ThreeColumns({ heading, numbered = false, dark = false, items }: ThreeColumnsProps) {
  const List = numbered ? 'ol' : 'ul';
  const isMosaic =
    !numbered && items.length === 3 && items.every(({ link, image }) => !link && image && !isUpright(image));
  const isPeople = !numbered && items.length > 3 && items.every(({ image }) => isUpright(image));
  const drawn = items.some(({ drawing }) => drawing);
  const words = items.some(({ image }) => image) ? undefined : drawn ? 'drawn' : 'rows';
  return (
    <Section className={`grid ${styles.section}`} heading={heading} background={dark ? 'deep' : undefined}>
      <SectionHeading className={styles.heading} />
      <List
        className={styles.columns}
        data-row={(!isPeople && items.every(({ link, image }) => link && image)) || undefined}
        data-people={isPeople || undefined}
        data-words={words}
        data-mosaic={isMosaic || undefined}
      >
        {items.map(({ drawing, ...item }, index) => (
          <Card
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no id, and their order never changes
            key={index}
            {...item}
            drawing={drawing && <ColumnDrawing name={drawing} />}
            label={numbered ? String(index + 1) : undefined}
            preset={
              isPeople ? 'portrait' : numbered || isMosaic || isUpright(item.image) ? 'natural' : 'card'
            }
            sizes={
              isPeople
                ? '9rem'
                : items.length < 3 || isMosaic
                  ? '(width >= 80rem) 40rem, (width >= 48rem) 46vw, 100vw'
                  : `(width >= 80rem) 26rem, (width >= 64rem) 30vw, (width >= 48rem) ${items.length > 3 ? 45 : 30}vw, 100vw`
            }
          />
        ))}
      </List>
    </Section>
  );
}
