import type { ReactNode } from 'react';
import type { Crumb } from '../../../schemas/entities/breadcrumb.ts';
import type { Image } from '../../../schemas/parts/image.ts';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Section, SectionHeading } from '../Section/Section.tsx';
import styles from './PlainHero.module.css';

interface PlainHeroProps {
  breadcrumb: readonly Crumb[] | undefined;
  heading: string;
  /** Small line above the heading. */
  label: ReactNode;
  image: Image | undefined;
  /** A past event: its picture is grey. */
  isPast?: boolean | undefined;
  /** Content below the heading and a hairline: a narrow column and a wide one where there is room. */
  children?: ReactNode;
}

/**
 * Opening like a magazine's: a large headline, then the picture from edge to edge; where there is room from one edge,
 * the first words beside it.
 */
export function PlainHero({ breadcrumb = [], heading, label, image, isPast, children }: PlainHeroProps) {
  return (
    <Section className={`grid ${styles.hero}`} heading={heading}>
      <Breadcrumb items={breadcrumb} className={styles.breadcrumb} />
      <div className={`grid ${styles.words}`}>
        {label}
        <SectionHeading level={1} className={styles.heading} />
        {children && <div className={styles.lead}>{children}</div>}
      </div>
      {image && (
        <Picture
          className={styles.picture}
          image={image}
          preset="hero"
          sizes="(width >= 64rem) 66vw, 100vw"
          priority
          faded={isPast}
        />
      )}
    </Section>
  );
}
