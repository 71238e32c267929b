import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './Field.module.css';

/** Attributes that connect a control with its label, hint and error. */
interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  /** Id of the control. */
  id: string;
  label: ReactNode;
  /** Icons before and after the control. */
  startIcon?: IconName;
  endIcon?: IconName;
  /** Id of another element that describes the control. */
  describedBy?: string | undefined;
  /** Error message; the control is invalid while it is there. */
  error?: string | undefined;
  /** What helps to fill it in. */
  hint?: string | undefined;
  /** Renders an `input`, `select` or `textarea` with these attributes; a popup below it may follow. */
  children: (attributes: ControlAttributes) => ReactNode;
}

/** A form field: a box under its label, with an error between them and a hint below. */
export function Field(props: FieldProps) {
  const { id, label, startIcon, endIcon, describedBy, error, hint, children } = props;
  const errorId = error && `${id}-error`;
  const hintId = hint && `${id}-hint`;
  const name = (
    <label htmlFor={id} className={styles.label}>
      {label}
    </label>
  );
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      {error ? (
        <div>
          {name}
          <p id={errorId} className={styles.error}>
            {error}
          </p>
        </div>
      ) : (
        name
      )}
      <div className={styles.box}>
        {startIcon && <Icon name={startIcon} className={styles.start} />}
        {children({
          id,
          'aria-describedby': [errorId, hintId, describedBy].filter(Boolean).join(' ') || undefined,
          'aria-invalid': error ? true : undefined,
        })}
        {endIcon && <Icon name={endIcon} className={styles.end} />}
      </div>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
