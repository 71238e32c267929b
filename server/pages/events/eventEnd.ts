import type { Event } from '../../../schemas/entities/event.ts';

/** Last moment of the day of a moment, on the same clocks. */
const endOfDay = (moment: string): string =>
  `${moment.slice(0, 10)}T23:59:59.999${moment.slice(moment.search(/(?:Z|[+-]\d{2}:\d{2})$/))}`;

/**
 * Last moment of an event, in milliseconds since 1970. One without an end lasts until its day is over, on the clocks
 * of the content service; one without a date for ever: nobody knows (spec 1 §4).
 */
export function eventEnd({ startDate, endDate }: Pick<Event, 'startDate' | 'endDate'>): number {
  const end = endDate ?? (startDate && endOfDay(startDate));
  return end === undefined ? Number.POSITIVE_INFINITY : Date.parse(end);
}
