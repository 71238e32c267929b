import { useIntl } from 'react-intl';

interface DayProps {
  /** ISO 8601 without a time (schemas/parts/date.ts). */
  date: string;
  className?: string | undefined;
}

/** A day as the language of the page writes it: the same one for readers of all time zones. */
export function Day({ date, className }: DayProps) {
  const intl = useIntl();
  return (
    <time dateTime={date} className={className}>
      {intl.formatDate(date, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })}
    </time>
  );
}
