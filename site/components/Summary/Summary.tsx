import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Summary.module.css';

/** The line that opens and closes the `details` it stands in; the chevron behind its words turns with it. */
export function Summary({ className, children }: { className: string | undefined; children: ReactNode }) {
  return (
    <summary className={[styles.summary, className].filter(Boolean).join(' ')}>
      {children}
      <Icon name="chevron-down" className={styles.icon} />
    </summary>
  );
}
