import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import type { FieldName } from '../../forms/FormValues.ts';
import { getMaxLength } from '../../forms/formats.ts';
import { LineField } from '../LineField/LineField.tsx';
import styles from './MessageField.module.css';
import { asText, useField } from './useField.tsx';
import { useDayText } from './useProblemText.ts';

interface TextFieldProps extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'autoCapitalize'> {
  name: FieldName;
  hint?: string | undefined;
}

/** A line to write on. */
export function TextField({ name, hint, ...attributes }: TextFieldProps) {
  const { id, label, isRequired, error, sent } = useField(name);
  return (
    <LineField id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <input
          type="text"
          required={isRequired}
          {...control}
          {...attributes}
          name={name}
          maxLength={getMaxLength(name)}
          defaultValue={asText(sent)}
        />
      )}
    </LineField>
  );
}

/**
 * Sixty countries have no postal codes, so the browser's own check must not ask for one; ours knows which. The
 * asterisk stands for all the others.
 */
export function PostalCodeField() {
  const { id, label, isRequired, error, sent } = useField('postalCode');
  return (
    <LineField id={id} label={label} error={error}>
      {(control) => (
        <input
          {...control}
          type="text"
          name="postalCode"
          aria-required={isRequired}
          autoComplete="postal-code"
          autoCapitalize="characters"
          maxLength={getMaxLength('postalCode')}
          defaultValue={asText(sent)}
        />
      )}
    </LineField>
  );
}

/** Lines to write on: as many as are written, where the browser can. */
export function MessageField() {
  const { id, label, error, sent } = useField('message');
  return (
    <div className={styles.message}>
      <LineField id={id} label={label} error={error}>
        {(control) => (
          <textarea
            {...control}
            name="message"
            rows={5}
            maxLength={getMaxLength('message')}
            defaultValue={asText(sent)}
          />
        )}
      </LineField>
    </div>
  );
}

/** The day of a meeting, one of the event's. */
export function DayField() {
  const { form, id, label, error, sent } = useField('day');
  const { formatMessage } = useIntl();
  const toDayText = useDayText();
  const { from, to = from } = form.event ?? {};
  const hint =
    from === to
      ? toDayText(from)
      : formatMessage({ id: 'form.hint.day' }, { from: toDayText(from), to: toDayText(to) });
  return (
    <LineField id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <input {...control} type="date" name="day" min={from} max={to} defaultValue={asText(sent)} />
      )}
    </LineField>
  );
}
