import { FormattedMessage, useIntl } from 'react-intl';
import { LOCALES, localeOfTag } from '../../../locales/locales.ts';
import { Day } from '../Day/Day.tsx';

interface EventDatesProps {
  /** ISO 8601 without a time (schemas/parts/date.ts), local to the event. */
  startDay?: string | undefined;
  endDay?: string | undefined;
  /** Dates in the editor's words; they win over the days. */
  displayDate?: string | undefined;
  className?: string | undefined;
}

/** Dates of an event, as far as known: the editor's words, a range of days, or one day. */
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

/** A range of two days in the language's format. Each end is a `time` element, since HTML has none for ranges. */
function DayRange({ from, to }: DayRangeProps) {
  const { locale, formatters } = useIntl();
  const days = { startRange: from, endRange: to };
  const { formats } = LOCALES[localeOfTag(locale)];
  return rangeParts(formatters.getDateTimeFormat(formats, FORMAT), from, to).map(({ source, words }) =>
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
  /** Which end of the range the text belongs to. */
  source: 'startRange' | 'endRange' | 'shared';
  words: string;
}

/** A range of two days in its language, shared parts named once, split where one end starts or stops. */
function rangeParts(format: Intl.DateTimeFormat, from: string, to: string): RangePart[] {
  const parts: RangePart[] = [];
  for (const { source, value } of format.formatRangeToParts(new Date(from), new Date(to))) {
    const last = parts.at(-1);
    if (last?.source === source) last.words += value;
    else parts.push({ source, words: value });
  }
  return parts;
}
