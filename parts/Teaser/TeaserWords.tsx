import type { ReactNode } from 'react';
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
