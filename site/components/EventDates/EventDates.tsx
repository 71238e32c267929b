import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '../Day/Day.tsx';

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

interface DayRangeProps {
  /** ISO 8601 without a time, `to` later than `from`. */
  from: string;
  to: string;
}

const FORMAT = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** Two days as the language writes a range. Each end is a `time` of its own, since HTML has none for a range. */
function DayRange({ from, to }: DayRangeProps) {
  const { locale, formatters } = useIntl();
  const days = { startRange: from, endRange: to };
  return rangeParts(formatters.getDateTimeFormat(locale, FORMAT), from, to).map(({ source, words }) =>
    source === 'shared' ? (
      words
    ) : (
      <time key={source} dateTime={days[source]}>
        {words}
      </time>
    ),
  );
}

interface RangePart {
  /** Which end of the range the words belong to. */
  source: 'startRange' | 'endRange' | 'shared';
  words: string;
}

/** A range of two days in its language, naming once what they share, cut where one end begins or stops. */
function rangeParts(format: Intl.DateTimeFormat, from: string, to: string): RangePart[] {
  const parts: RangePart[] = [];
  for (const { source, value } of format.formatRangeToParts(new Date(from), new Date(to))) {
    const last = parts.at(-1);
    if (last?.source === source) last.words += value;
    else parts.push({ source, words: value });
  }
  return parts;
}
