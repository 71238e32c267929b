import { useIntl } from 'react-intl';

interface DayProps {
  /** ISO 8601 without a time (schemas/parts/date.ts). */
  date: string;
  className?: string | undefined;
}

/** A day in the language of the page; independent of the time zone. */
export function Day({ date, className }: DayProps) {
  const intl = useIntl();
  return (
    <time dateTime={date} className={className}>
      {intl.formatDate(date, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })}
    </time>
  );
}
