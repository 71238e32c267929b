import { useIntl } from 'react-intl';
import { TIME_SLOTS } from '../../forms/timeSlots.ts';
import { SelectField } from './SelectField.tsx';

/** The hour of a meeting, on the clock of the place. */
export function TimeField() {
  const intl = useIntl();
  const timeOf = (hour: number) =>
    intl.formatTime(Date.UTC(2000, 0, 1, hour), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return (
    <SelectField name="time">
      {TIME_SLOTS.map(({ id, from, to }) => (
        <option key={id} value={id} suppressHydrationWarning>
          {intl.formatMessage({ id: 'form.time.slot' }, { from: timeOf(from), to: timeOf(to) })}
        </option>
      ))}
    </SelectField>
  );
}
