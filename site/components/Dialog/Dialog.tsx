import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Dialog.module.css';

interface DialogProps {
  /** Target of `commandfor` on buttons. */
  id: string;
  /** Its accessible name. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A modal dialog that buttons open and close without a script (`command`). Escape, its close button and a click beside
 * it close it; the browser traps the focus and returns it (ARIA, modal dialog pattern).
 */
export function Dialog({ id, label, className, children }: DialogProps) {
  const { formatMessage } = useIntl();
  return (
    // The browser sets `open`, perhaps before hydration.
    <dialog
      id={id}
      className={[styles.dialog, className].filter(Boolean).join(' ')}
      aria-label={label}
      closedby="any"
      suppressHydrationWarning
    >
      {children}
      <button
        type="button"
        className={styles.close}
        command="close"
        commandfor={id}
        aria-label={formatMessage({ id: 'dialog.close' })}
      >
        <Icon name="close" />
      </button>
    </dialog>
  );
}
