import type { ReactNode } from 'react';
import type { EmptyList as EmptyListProps } from '../../../schemas/parts/emptyList.ts';
import type { Pagination as PaginationProps } from '../../../schemas/parts/pagination.ts';
import { EmptyList } from '../EmptyList/EmptyList.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { Section, SectionHeading } from '../Section/Section.tsx';
import styles from './CardList.module.css';

/** Width of a card of a list in the layout, as in the `sizes` attribute. */
export const CARD_SIZES = '(width >= 80rem) 26rem, (width >= 48rem) 30vw, (width >= 40rem) 45vw, 100vw';

interface CardListProps {
  heading: string;
  /** The heading is only for screen readers. */
  headingHidden?: boolean | undefined;
  pagination?: PaginationProps | undefined;
  /** Shown when there are no cards. */
  empty?: EmptyListProps | undefined;
  /** One `li` for each card, in rows of up to three, with the width of `CARD_SIZES`. */
  children: readonly ReactNode[];
}

/** A list of cards, three in a row, with pagination where there is any. */
export function CardList({ heading, headingHidden, pagination, empty, children }: CardListProps) {
  return (
    <Section className={`grid ${styles.section}`} heading={heading}>
      <SectionHeading className={headingHidden ? 'visually-hidden' : styles.heading} />
      {children.length > 0 && <ul className={styles.list}>{children}</ul>}
      {children.length === 0 && empty && <EmptyList {...empty} />}
      {pagination && <Pagination {...pagination} />}
    </Section>
  );
}
