import { FieldLabel } from './FieldLabel.tsx';
import styles from './OptIn.module.css';
import { TickBox } from './TickBox.tsx';
import { useField } from './useField.ts';

/** Something the yard may send, if its visitor wants it. */
export function OptIn({ name }: { name: 'newsletter' | 'commercialOffer' }) {
  const { id, isRequired, error, sent } = useField(name);
  return (
    <div className={styles.optIn}>
      <TickBox
        id={id}
        name={name}
        required={isRequired}
        defaultChecked={Boolean(sent)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
      >
        <FieldLabel name={name} isRequired={isRequired} />
      </TickBox>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
