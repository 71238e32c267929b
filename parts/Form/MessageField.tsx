import { longestOf } from '../../forms/formats.ts';
import { LineField } from '../LineField/LineField.tsx';
import { FieldLabel } from './FieldLabel.tsx';
import styles from './MessageField.module.css';
import { asText, useField } from './useField.ts';

/** Lines to write on: as many as are written, where the browser can. */
export function MessageField() {
  const { id, isRequired, error, sent } = useField('message');
  return (
    <div className={styles.message}>
      <LineField id={id} label={<FieldLabel name="message" isRequired={isRequired} />} error={error}>
        {(control) => (
          <textarea
            {...control}
            name="message"
            rows={5}
            maxLength={longestOf('message')}
            defaultValue={asText(sent)}
          />
        )}
      </LineField>
    </div>
  );
}
