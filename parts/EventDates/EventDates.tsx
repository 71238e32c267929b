import { FormattedMessage } from 'react-intl';
import { Day } from '../Day/Day.tsx';
import { DayRange } from './DayRange.tsx';

interface EventDatesProps {
  /** ISO 8601 without a time (schemas/parts/date.ts), in days of the place. */
  startDay?: string | undefined;
  endDay?: string | undefined;
  /** When it takes place in the words of the editor; they win over the days. */
  displayDate?: string | undefined;
  className?: string | undefined;
}

/** When an event takes place, as far as that is known: the editor's words, a range of days, or one day. */
export function EventDates({ startDay, endDay, displayDate, className }: EventDatesProps) {
  const first = startDay ?? endDay;
  return (
    <p className={className}>
      {displayDate ??
        (first === undefined ? (
          <FormattedMessage id="event.dateOpen" />
        ) : endDay !== undefined && endDay > first ? (
          <DayRange from={first} to={endDay} />
        ) : (
          <Day date={first} />
        ))}
    </p>
  );
}
