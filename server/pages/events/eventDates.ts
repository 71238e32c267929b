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

/** An event is past when its end is before now (spec 1 §4). */
export function isPast(event: Pick<Event, 'startDate' | 'endDate'>, now: Date): boolean {
  return eventEnd(event) < now.getTime();
}

/** First and last day of an event, on the clocks of the content service; one day is not a range. */
export function eventDays({ startDate, endDate }: Pick<Event, 'startDate' | 'endDate'>): {
  startDay?: string;
  endDay?: string;
} {
  const [startDay, endDay] = [startDate, endDate].map((moment) => moment?.slice(0, 10));
  return {
    ...(startDay && { startDay }),
    ...(endDay && endDay !== startDay && { endDay }),
  };
}
