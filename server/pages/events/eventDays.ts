import type { Event } from '../../../schemas/entities/event.ts';

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
