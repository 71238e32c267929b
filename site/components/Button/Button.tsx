import type { ComponentPropsWithoutRef } from 'react';
import styles from '../ActionLink/ActionLink.module.css';

interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  kind?: 'primary' | 'quiet';
  /** Action for the listener on the document, as `data-consent`. */
  'data-consent'?: 'accept' | 'refuse' | 'settings' | 'save' | 'refuse-audience';
}

/** A button in the shape of a call to action. */
export function Button({
  kind = 'primary',
  type = 'button',
  className,
  children,
  ...attributes
}: ButtonProps) {
  return (
    <button {...attributes} type={type} className={[styles[kind], className].filter(Boolean).join(' ')}>
      <span>
        <span className={styles.label}>{children}</span>
      </span>
    </button>
  );
}
