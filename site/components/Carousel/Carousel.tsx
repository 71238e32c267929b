import { Children, type ReactNode } from 'react';
import type { Link } from '../../../schemas/parts/link.ts';
import { ActionLink } from '../ActionLink/ActionLink.tsx';
import { RichText } from '../RichText/RichText.tsx';
import { Section, SectionHeading } from '../Section/Section.tsx';
import styles from './Carousel.module.css';
import { CarouselButtons } from './CarouselButtons.tsx';

interface CarouselProps {
  heading: string | undefined;
  /** HTML below the heading. */
  text?: string | undefined;
  /** Link to all items. */
  link?: Link | undefined;
  background?: 'sand' | 'haze' | undefined;
  className?: string | undefined;
  /** Whether the position among the items is shown. */
  counted?: boolean;
  /** One `li` for each item, which sets its own width. */
  children: ReactNode;
}

/** A carousel: a list that scrolls natively; the buttons need JavaScript. Nothing moves by itself. */
export function Carousel({ heading, text, link, background, className, counted, children }: CarouselProps) {
  return (
    <Section
      className={[styles.carousel, className].filter(Boolean).join(' ')}
      heading={heading}
      background={background}
    >
      <div className={`grid ${styles.top}`}>
        <div className={styles.words}>
          <SectionHeading />
          {text && <RichText html={text} />}
        </div>
        <CarouselButtons count={counted ? Children.count(children) : undefined} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1) */}
      <ul className={styles.list} tabIndex={0} aria-label={heading}>
        {children}
      </ul>
      {link && (
        <div className="grid">
          <div>
            <ActionLink link={link} />
          </div>
        </div>
      )}
    </Section>
  );
}
