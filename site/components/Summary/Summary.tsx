import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Summary.module.css';

interface SummaryProps {
  className?: string | undefined;
  /** Phones alone fold the details; elsewhere and in print they are open, and the first child is a heading. */
  isForPhones?: boolean;
  children: ReactNode;
}

/** The summary of the surrounding `details`, with a chevron that turns. */
export function Summary({ className, isForPhones, children }: SummaryProps) {
  return (
    <summary
      className={[styles.summary, className].filter(Boolean).join(' ')}
      data-phones={isForPhones || undefined}
    >
      {children}
      <Icon name="chevron-down" className={styles.icon} />
    </summary>
  );
}
