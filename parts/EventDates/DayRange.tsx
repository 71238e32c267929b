import { useIntl } from 'react-intl';
import { rangeParts } from './rangeParts.ts';

interface DayRangeProps {
  /** ISO 8601 without a time, `to` later than `from`. */
  from: string;
  to: string;
}

const FORMAT = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** Two days as the language writes a range. Each end is a `time` of its own, since HTML has none for a range. */
export function DayRange({ from, to }: DayRangeProps) {
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
