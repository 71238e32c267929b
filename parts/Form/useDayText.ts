import { useIntl } from 'react-intl';

/** Days in words, such as “21 November 2026”. @returns takes an ISO 8601 day; nothing is said of none. */
export function useDayText() {
  const { formatDate } = useIntl();
  return (day: string | undefined): string =>
    day ? formatDate(day, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }) : '';
}
