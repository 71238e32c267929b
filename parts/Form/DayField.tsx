import { useIntl } from 'react-intl';
import { LineField } from '../LineField/LineField.tsx';
import { FieldLabel } from './FieldLabel.tsx';
import { useDayText } from './useDayText.ts';
import { asText, useField } from './useField.ts';

/** The day of a meeting, one of the event's. */
export function DayField() {
  const { form, id, isRequired, error, sent } = useField('day');
  const { formatMessage } = useIntl();
  const dayOf = useDayText();
  const { from, to = from } = form.event ?? {};
  const hint =
    from === to ? dayOf(from) : formatMessage({ id: 'form.hint.day' }, { from: dayOf(from), to: dayOf(to) });
  return (
    <LineField id={id} label={<FieldLabel name="day" isRequired={isRequired} />} hint={hint} error={error}>
      {(control) => (
        <input {...control} type="date" name="day" min={from} max={to} defaultValue={asText(sent)} />
      )}
    </LineField>
  );
}
