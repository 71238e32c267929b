import type { Event } from '../../../schemas/entities/event.ts';

/** Last moment of the day of a moment, on the same clocks. */
const endOfDay = (moment: string): string =>
  `${moment.slice(0, 10)}T23:59:59.999${moment.slice(moment.search(/(?:Z|[+-]\d{2}:\d{2})$/))}`;

/**
 * An event is past when its end is before now (spec 1 §4). One without an end is past when its day is over, on the
 * clocks of the content service; one without a date never is: nobody knows.
 */
export function isPast({ startDate, endDate }: Pick<Event, 'startDate' | 'endDate'>, now: Date): boolean {
  const end = endDate ?? (startDate && endOfDay(startDate));
  return end !== undefined && Date.parse(end) < now.getTime();
}
