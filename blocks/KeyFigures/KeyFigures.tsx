import type { KeyFigures as KeyFiguresProps } from '../../schemas/blocks/key-figures.ts';
import { Measurements } from '../../site/components/Measurements/Measurements.tsx';
import { Picture } from '../../site/components/Picture/Picture.tsx';
import { Section, SectionHeading } from '../../site/components/Section/Section.tsx';
import styles from './KeyFigures.module.css';

/** Up to three figures on a dark background, with up to two pictures. */
export function KeyFigures({ heading, items, images }: KeyFiguresProps) {
  return (
    <Section className={`grid ${styles.band}`} heading={heading} background="deep">
      <SectionHeading className={styles.heading} />
      <Measurements items={items} className={styles.figures} />
      {images.length > 0 && (
        <div className={styles.pictures}>
          {images.map((image) => (
            <Picture
              key={image.url}
              className={styles.picture}
              image={image}
              preset={images.length === 1 ? 'natural' : 'media'}
              sizes={images.length === 1 ? '100vw' : '(width >= 40rem) 46rem, 100vw'}
            />
          ))}
        </div>
      )}
    </Section>
  );
}
