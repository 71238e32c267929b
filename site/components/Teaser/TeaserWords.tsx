import type { ReactNode } from 'react';
import { scrollIntoViewOnFocus } from '../Carousel/scrollIntoViewOnFocus.ts';
import { ItemHeading } from '../Section/Section.tsx';
import teaserHeadingStyles from './TeaserHeading.module.css';
import styles from './TeaserWords.module.css';

interface TeaserWordsProps {
  /** What it announces is over: a softer voice. */
  isPast?: boolean | undefined;
  children: ReactNode;
}

/** What a teaser says, line below line, `--teaser-gap` apart; with a `TeaserHeading`. */
export function TeaserWords({ isPast, children }: TeaserWordsProps) {
  return (
    <div className={styles.words} data-past={isPast || undefined}>
      {children}
    </div>
  );
}

interface TeaserHeadingProps {
  /** Absent where what it announces has no page. */
  url: string | undefined;
  children: string;
}

/** The heading of a teaser, its one link: the target is the whole of the positioned element around it. */
export function TeaserHeading({ url, children }: TeaserHeadingProps) {
  return (
    <ItemHeading className={teaserHeadingStyles.heading}>
      {url ? (
        <a className={teaserHeadingStyles.link} href={url} onFocus={scrollIntoViewOnFocus}>
          {children}
        </a>
      ) : (
        children
      )}
    </ItemHeading>
  );
}
