import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import type { FieldName } from '../../forms/FormValues.ts';
import { getMaxLength } from '../../forms/formats.ts';
import { Field } from '../Field/Field.tsx';
import styles from './MessageField.module.css';
import { asText, useField } from './useField.tsx';
import { useDayText } from './useProblemText.ts';

interface TextFieldProps extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'autoCapitalize'> {
  name: FieldName;
  hint?: string | undefined;
}

/** A text input. */
export function TextField({ name, hint, ...attributes }: TextFieldProps) {
  const { id, label, isRequired, error, sent } = useField(name);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
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
    </Field>
  );
}

/**
 * Sixty countries have no postal codes, so it has no `required`; the site's own check knows which. The asterisk is for
 * all the others.
 */
export function PostalCodeField() {
  const { id, label, isRequired, error, sent } = useField('postalCode');
  return (
    <Field id={id} label={label} error={error}>
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
    </Field>
  );
}

/** A text area that grows with its content, where the browser can. */
export function MessageField() {
  const { id, label, error, sent } = useField('message');
  return (
    <div className={styles.message}>
      <Field id={id} label={label} error={error}>
        {(control) => (
          <textarea
            {...control}
            name="message"
            rows={5}
            maxLength={getMaxLength('message')}
            defaultValue={asText(sent)}
          />
        )}
      </Field>
    </div>
  );
}

/** Day of a meeting, during the event. */
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
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <input {...control} type="date" name="day" min={from} max={to} defaultValue={asText(sent)} />
      )}
    </Field>
  );
}
