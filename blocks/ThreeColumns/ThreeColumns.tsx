import type { ThreeColumns as ThreeColumnsProps } from '../../schemas/blocks/three-columns.ts';
import type { Image } from '../../schemas/parts/image.ts';
import type { ImagePreset } from '../../schemas/parts/imagePresets.ts';
import { Card } from '../../site/components/Card/Card.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import { ColumnDrawing } from './ColumnDrawing.tsx';
import styles from './ThreeColumns.module.css';
import { isUpright, type Layout, toLayout } from './toLayout.ts';

const toPreset = (layout: Layout | undefined, numbered: boolean, image?: Image): ImagePreset => {
  if (layout === 'people') return 'portrait';
  if (layout === 'row') return 'promotionMobile';
  return numbered || layout === 'mosaic' || isUpright(image) ? 'natural' : 'card';
};

const toSizes = (layout: Layout | undefined, count: number): string => {
  if (layout === 'people') return '9rem';
  if (count < 3 || layout === 'mosaic' || (layout === 'row' && count > 3))
    return '(width >= 80rem) 40rem, (width >= 48rem) 46vw, 100vw';
  return `(width >= 80rem) 26rem, (width >= 64rem) 30vw, (width >= 48rem) ${count > 3 ? 45 : 30}vw, 100vw`;
};

/** Up to six cards, three side by side. Steps have numbers, and pictures that are shown whole: most are drawings. */
export function ThreeColumns({ heading, numbered = false, dark = false, items }: ThreeColumnsProps) {
  const List = numbered ? 'ol' : 'ul';
  const layout = toLayout({ numbered, items });
  const isRow = layout === 'mosaic' || layout === 'drawn';
  return (
    <Section className={`grid ${styles.section}`} heading={heading} background={dark ? 'deep' : undefined}>
      <SectionHeading className={styles.heading} />
      <List
        className={styles.columns}
        data-layout={layout}
        data-row={layout === 'row' || isRow || undefined}
        {...(isRow && { tabIndex: 0, 'aria-label': heading })}
      >
        {items.map(({ drawing, ...item }, index) => (
          <Card
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no id, and their order never changes
            key={index}
            {...item}
            drawing={drawing && <ColumnDrawing name={drawing} />}
            label={numbered ? String(index + 1) : undefined}
            preset={toPreset(layout, numbered, item.image)}
            sizes={toSizes(layout, items.length)}
          />
        ))}
      </List>
    </Section>
  );
}
