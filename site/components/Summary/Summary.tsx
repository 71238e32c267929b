import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Summary.module.css';

/** The summary of the surrounding `details`, with a chevron that turns. */
export function Summary({ className, children }: { className: string | undefined; children: ReactNode }) {
  return (
    <summary className={[styles.summary, className].filter(Boolean).join(' ')}>
      {children}
      <Icon name="chevron-down" className={styles.icon} />
    </summary>
  );
}
