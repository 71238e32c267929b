import type { ComponentProps, ReactNode } from 'react';
import styles from './TickBox.module.css';

interface TickBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  id: string;
  /** Its label. */
  children: ReactNode;
}

/** A box to tick, with the words it stands for; both can be pressed. */
export function TickBox({ id, children, ...attributes }: TickBoxProps) {
  return (
    <div className={styles.tickBox}>
      <input {...attributes} type="checkbox" id={id} className={styles.box} />
      <label htmlFor={id} className={styles.label}>
        {children}
      </label>
    </div>
  );
}
