import type { ReactNode } from 'react';
import { ItemHeading } from '../Section/Section.tsx';
import teaserHeadingStyles from './TeaserHeading.module.css';
import styles from './TeaserWords.module.css';

interface TeaserWordsProps {
  /** A past event: softer colours. */
  isPast?: boolean | undefined;
  children: ReactNode;
}

/** Lines of a teaser, `--teaser-gap` apart, with a `TeaserHeading`. */
export function TeaserWords({ isPast, children }: TeaserWordsProps) {
  return (
    <div className={styles.words} data-past={isPast || undefined}>
      {children}
    </div>
  );
}

interface TeaserHeadingProps {
  /** Absent without a page to link to. */
  url: string | undefined;
  children: string;
}

/** The heading of a teaser with its only link, which covers the positioned element around it. */
export function TeaserHeading({ url, children }: TeaserHeadingProps) {
  return (
    <ItemHeading className={teaserHeadingStyles.heading}>
      {url ? (
        <a className={teaserHeadingStyles.link} href={url}>
          {children}
        </a>
      ) : (
        children
      )}
    </ItemHeading>
  );
}
