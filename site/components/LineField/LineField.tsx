import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './LineField.module.css';

/** What ties a control to the words around it. */
interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface LineFieldProps {
  /** Id of the control. */
  id: string;
  label: ReactNode;
  /** Icons on the line, before what is written there and behind it. */
  startIcon?: IconName;
  endIcon?: IconName;
  /** Id of words elsewhere that describe the control too. */
  describedBy?: string | undefined;
  /** What is wrong with it: the control is invalid as long as this is there. */
  error?: string | undefined;
  /** What helps to fill it in. */
  hint?: string | undefined;
  /** An `input`, a `select` or a `textarea` with these attributes; what opens below it may follow. */
  children: (attributes: ControlAttributes) => ReactNode;
}

/** A field of a form: a line to write or to choose on, not a box, under its label and over what there is to say. */
export function LineField(props: LineFieldProps) {
  const { id, label, startIcon, endIcon, describedBy, error, hint, children } = props;
  const errorId = error && `${id}-error`;
  const hintId = hint && `${id}-hint`;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        {startIcon && <Icon name={startIcon} className={styles.start} />}
        {children({
          id,
          'aria-describedby': [errorId, hintId, describedBy].filter(Boolean).join(' ') || undefined,
          'aria-invalid': error ? true : undefined,
        })}
        {endIcon && <Icon name={endIcon} className={styles.end} />}
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
